import type { Enliven } from '../../components/live-figure/live-figure.tsx';

/** The drawings of the ring and the sentences on them: closed first, then without each of its columns. */
export interface RingFacts {
  pictures: readonly string[];
  sentences: readonly string[];
}

/** Takes a column out of the ring: the one that is pressed, or the one with the number of the slider. */
export const enliven: Enliven<RingFacts> = (frame, { pictures, sentences }) => {
  const slider = frame.querySelector('input');
  const wall = frame.querySelector('use');
  const output = frame.querySelector('output');
  const labels = [...frame.querySelectorAll('text')];
  const numbers = labels[0]?.ownerSVGElement;
  const show = (number: number) => {
    wall?.setAttribute('href', pictures[number] ?? '');
    for (const [index, label] of labels.entries()) label.toggleAttribute('data-out', index === number - 1);
    if (output) output.textContent = sentences[number] ?? '';
  };
  const follow = () => show(slider?.valueAsNumber ?? 0);
  /** Takes out the column with the nearest number, or puts it back. */
  const press = ({ clientX, clientY }: MouseEvent) => {
    if (!slider || !numbers) return;
    const { left, top, width, height } = numbers.getBoundingClientRect();
    const distances = labels.map((label) =>
      Math.hypot(
        clientX - left - (width * parseFloat(label.getAttribute('x') ?? '')) / 100,
        clientY - top - (height * parseFloat(label.getAttribute('y') ?? '')) / 100,
      ),
    );
    const number = distances.indexOf(Math.min(...distances)) + 1;
    slider.valueAsNumber = number === slider.valueAsNumber ? 0 : number;
    follow();
  };
  /** Loads the one file with all drawings of gaps at the first hover or focus, before one is shown. */
  const prepare = () => {
    const ahead = wall?.cloneNode();
    if (!(ahead instanceof SVGElement)) return;
    ahead.setAttribute('href', pictures[1] ?? '');
    ahead.setAttribute('visibility', 'hidden');
    wall?.after(ahead);
  };
  slider?.addEventListener('input', follow);
  numbers?.addEventListener('click', press);
  for (const type of ['pointerover', 'focusin'] as const)
    frame.addEventListener(type, prepare, { once: true });
  follow();
  return () => {
    slider?.removeEventListener('input', follow);
    numbers?.removeEventListener('click', press);
    for (const type of ['pointerover', 'focusin'] as const) frame.removeEventListener(type, prepare);
    for (const ahead of frame.querySelectorAll('use + use')) ahead.remove();
    show(0);
  };
};
