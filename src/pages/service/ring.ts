import type { Enliven } from '../../components/live-figure/live-figure.tsx';

/** What the ring shows and says, closed and without each of its columns. */
export interface RingFacts {
  /** Addresses of the drawings. */
  pictures: readonly string[];
  sentences: readonly string[];
}

/** Takes the column with the number of the slider out of the ring. */
export const enliven: Enliven<RingFacts> = (frame, { pictures, sentences }) => {
  const slider = frame.querySelector('input');
  const wall = frame.querySelector('use');
  const output = frame.querySelector('output');
  const show = (number: number) => {
    wall?.setAttribute('href', pictures[number] ?? '');
    for (const [index, label] of frame.querySelectorAll('text').entries())
      label.toggleAttribute('data-out', index === number - 1);
    if (output) output.textContent = sentences[number] ?? '';
  };
  const follow = () => show(slider?.valueAsNumber ?? 0);
  /** The drawings of the gaps are one file: asked for by the first touch, it is there when one is shown. */
  const prepare = () => {
    const ahead = wall?.cloneNode();
    if (!(ahead instanceof SVGElement)) return;
    ahead.setAttribute('href', pictures[1] ?? '');
    ahead.setAttribute('visibility', 'hidden');
    wall?.after(ahead);
  };
  slider?.addEventListener('input', follow);
  for (const type of ['pointerover', 'focusin'] as const)
    frame.addEventListener(type, prepare, { once: true });
  follow();
  return () => {
    slider?.removeEventListener('input', follow);
    for (const type of ['pointerover', 'focusin'] as const) frame.removeEventListener(type, prepare);
    for (const ahead of frame.querySelectorAll('use + use')) ahead.remove();
    show(0);
  };
};
