/** Chisel marks: the thin level cracks that real basalt carries across its faces. */
import type { FieldColumn, ShownSide } from './column.ts';
import type { Lattice } from './lattice.ts';
import { hash } from './noise.ts';
import { shortNumber } from './path.ts';

/**
 * The marks on one column as path data, or `null` where it has none: too short, or not among the `share` (0 to 1)
 * of columns that have any.
 */
export function strata(
  column: FieldColumn,
  sides: readonly ShownSide[],
  { lattice, seed, share }: { lattice: Lattice; seed: number; share: number },
): string | null {
  const { q, r } = column;
  if (sides.length === 0 || hash(q, r, seed + 5) >= share) return null;
  const foot = Math.max(...sides.map((side) => side.foot));
  const span = column.height - foot;
  if (span <= lattice.radius * 0.8) return null;
  const [x, y] = lattice.screen(q, r);
  const count = span > lattice.radius * 2.4 ? 3 : span > lattice.radius * 1.5 ? 2 : 1;
  let path = '';
  for (let index = 0; index < count; index++) {
    const along = (index + hash(q, r, seed + 9 + index)) / count;
    const drop = (foot + span * (0.22 + 0.62 * along)) * lattice.heightScale;
    const isOnOneSide = hash(q, r, seed + 20 + index) < 0.45;
    const marked = isOnOneSide
      ? sides.slice(Math.floor(hash(q, r, index + 40) * sides.length)).slice(0, 1)
      : sides;
    marked.forEach(({ left, right }, position) => {
      // Sides run left to right and share corners, so a mark around the column is one line.
      const start = `M${shortNumber(x + left[0])} ${shortNumber(y + left[1] - drop)}`;
      if (position === 0) path += start;
      path += `L${shortNumber(x + right[0])} ${shortNumber(y + right[1] - drop)}`;
    });
  }
  return path;
}
