import type { Enliven } from './live-figure.tsx';

/** Stops of a figure. The part of each is marked with `data-stop`. */
export interface WalkFacts {
  /** What is said at each stop. */
  says: readonly string[];
  /** The stop of the prerendered figure. */
  start: number;
  /** What screen readers say for each stop of the slider in place of its number. */
  names?: readonly string[];
}

/** Shows the stop under the pointer or that of the slider; the button shows the next one. */
export const enliven: Enliven<WalkFacts> = (frame, { says, start, names }) => {
  const parts = frame.querySelectorAll<HTMLElement | SVGElement>('[data-stop]');
  const output = frame.querySelector('output');
  const slider = frame.querySelector('input');
  let stop = start;
  const goTo = (next: number) => {
    stop = next;
    for (const part of parts) part.toggleAttribute('data-now', Number(part.dataset.stop) === stop);
    if (output) output.textContent = says[stop] ?? '';
    if (!slider) return;
    slider.valueAsNumber = stop;
    if (names) slider.ariaValueText = names[stop] ?? '';
  };
  const answer = ({ type, target }: Event) => {
    if (!(target instanceof Element)) return;
    const pointed = target.closest<HTMLElement | SVGElement>('[data-stop]')?.dataset.stop;
    if (type === 'input') goTo(slider?.valueAsNumber ?? start);
    else if (pointed) goTo(Number(pointed));
    else if (type === 'click' && target.closest('button')) goTo((stop + 1) % says.length);
  };
  const types = ['click', 'pointerover', 'input'];
  for (const type of types) frame.addEventListener(type, answer);
  return () => {
    for (const type of types) frame.removeEventListener(type, answer);
    goTo(start);
  };
};
