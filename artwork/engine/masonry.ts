/** Columns that are cut into pieces, one above the other: walls with openings, towers, things that hang. */
import { Batcher } from './batcher.ts';
import type { Mark } from './drawing.ts';
import { faceInk } from './inks.ts';
import type { Material } from './inks.ts';
import { cellKey, neighbourAcross, type Lattice } from './lattice.ts';
import { hash } from './noise.ts';
import { polygonPath } from './path.ts';
import type { Point } from './path.ts';

/** A piece of a column, from one height to another, in pixels above the ground. */
export type Piece = { q: number; r: number; bottom: number; top: number; material: Material };

const isBetween = (inner: Piece, outer: Piece): boolean =>
  outer.bottom <= inner.bottom && outer.top >= inner.top;

/**
 * Draws pieces from back to front and from below; faces that another piece hides are left out.
 * @returns few shapes: faces of one ink are joined where nothing lies between
 */
export function masonry(lattice: Lattice, pieces: readonly Piece[]): Mark[] {
  const columns = Map.groupBy(pieces, ({ q, r }) => cellKey(q, r));
  const placed = pieces
    .map((piece) => ({ piece, at: lattice.screen(piece.q, piece.r) }))
    .toSorted((a, b) => a.at[1] - b.at[1] || a.piece.bottom - b.piece.bottom);
  const batcher = new Batcher();
  for (const {
    piece,
    at: [x, y],
  } of placed) {
    const { q, r, bottom, top, material } = piece;
    const fall = bottom * lattice.heightScale;
    const rise = top * lattice.heightScale;
    for (const { index, light } of lattice.sides.toSorted((a, b) => b.facing - a.facing)) {
      const [stepQ, stepR] = neighbourAcross[index] ?? [0, 0];
      const across = columns.get(cellKey(q + stepQ, r + stepR)) ?? [];
      if (across.some((other) => isBetween(piece, other))) continue;
      const [right, left] = lattice.sideCorners(index);
      const side: Point[] = [
        [x + right[0], y + right[1] - rise],
        [x + left[0], y + left[1] - rise],
        [x + left[0], y + left[1] - fall],
        [x + right[0], y + right[1] - fall],
      ];
      batcher.add(faceInk(material, light), polygonPath(side), [side]);
    }
    const own = columns.get(cellKey(q, r)) ?? [];
    if (own.some((other) => other.bottom <= top && other.top > top)) continue;
    const hexagon = lattice.hexagonAt([x, y - rise]);
    batcher.add(faceInk(material, 'top', Math.floor(hash(q, r, 5) * 3)), polygonPath(hexagon), [hexagon]);
  }
  return batcher.flush();
}
