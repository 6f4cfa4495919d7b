import type { Enliven } from '../../ui/live-figure/live-figure.tsx';

/** What the figure says at each stage. */
export type StageSentences = readonly string[];

/**
 * A release walks the stages of the loop: one further at each press of the button, or to the stage under the
 * pointer.
 */
export const enliven: Enliven<StageSentences> = (frame, sentences) => {
  const parts = frame.querySelectorAll<HTMLElement>('[data-stage]');
  const output = frame.querySelector('output');
  let stage = 0;
  const goTo = (next: number) => {
    stage = next;
    for (const part of parts) part.toggleAttribute('data-now', Number(part.dataset.stage) === stage);
    if (output) output.textContent = sentences[stage] ?? '';
  };
  const answer = ({ type, target }: Event) => {
    if (!(target instanceof Element)) return;
    const pointed = target.closest<HTMLElement>('[data-stage]')?.dataset.stage;
    if (pointed) goTo(Number(pointed));
    else if (type === 'click' && target.closest('button')) goTo((stage + 1) % sentences.length);
  };
  frame.addEventListener('click', answer);
  frame.addEventListener('pointerover', answer);
  return () => {
    frame.removeEventListener('click', answer);
    frame.removeEventListener('pointerover', answer);
    goTo(0);
  };
};
