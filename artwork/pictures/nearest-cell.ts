/** Finds the cell of a lattice that lies closest to a point of the picture. */
import type { Place } from '../engine/column.ts';
import type { Lattice } from '../engine/lattice.ts';
import type { Point } from '../engine/path.ts';

/** The closest cell within 60 cells of the origin. */
export function nearestCell(lattice: Lattice, [x, y]: Point): Place {
  let best: Place = { q: 0, r: 0, x: Infinity, y: Infinity };
  let bestDistance = Infinity;
  for (let q = -60; q <= 60; q++) {
    for (let r = -60; r <= 60; r++) {
      const [cellX, cellY] = lattice.screen(q, r);
      const distance = Math.hypot(cellX - x, cellY - y);
      if (distance >= bestDistance) continue;
      best = { q, r, x: cellX, y: cellY };
      bestDistance = distance;
    }
  }
  return best;
}
