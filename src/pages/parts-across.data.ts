import type { Picture } from '../../artwork/picture.ts';

/** Cuts a wide picture into equal parts from left to right: the same drawing, each with its own crop. */
export function partsAcross({ href, viewBox }: Picture, count: number): Picture[] {
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
  const part = width / count;
  return Array.from({ length: count }, (_, index) => ({
    href,
    viewBox: `${left + index * part} ${top} ${part} ${height}`,
  }));
}
