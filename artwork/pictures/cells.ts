/** Helpers for cells that several pictures use. */
import { Lattice, ring } from '../engine/lattice.ts';
import type { Cell } from '../engine/lattice.ts';

/** How many rings a cell lies from the middle. */
export function distanceFromMiddle([q, r]: Cell): number {
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** Cells sorted by q, then r. */
export function rowByRow(cells: readonly Cell[]): Cell[] {
  return cells.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** Cells by their angle around the middle as the camera sees them, from the left, over the far side. */
export function byAngle(cells: readonly Cell[]): Cell[] {
  const lattice = new Lattice({ radius: 1, squash: 1 });
  const angle = ([q, r]: Cell): number => {
    const [x, y] = lattice.screen(q, r);
    return Math.atan2(y, x);
  };
  return cells.toSorted((a, b) => angle(a) - angle(b));
}

/** The twelve cells of the second ring, by their angle. */
export const twelveAround = (): Cell[] => byAngle(ring(2));
