/** One thick slice of a column with its chisel marks: the drill core and the column with six sides. */
import type { Mark } from '../engine/drawing.ts';
import { faceInk } from '../engine/inks.ts';
import type { Material } from '../engine/inks.ts';
import type { Lattice } from '../engine/lattice.ts';
import { hash } from '../engine/noise.ts';
import { polygonPath, shortNumber } from '../engine/path.ts';
import { columnSides } from '../engine/prisms.ts';

/** Heights in pixels above the origin of the lattice. */
export type Slice = {
  bottom: number;
  top: number;
  material: Material;
  tone: number;
  /** Size in radii of the lattice. */
  scale?: number;
  /** How many level cracks; only field stone shows them. */
  cracks: number;
  seed: number;
};

/** Draws a slice around the origin of the lattice. */
export function sliceMarks(lattice: Lattice, slice: Slice): Mark[] {
  const { bottom, top, material, tone, scale = 1, cracks, seed } = slice;
  const [x, y] = [lattice.originX, lattice.originY];
  const sides = columnSides(lattice, { x, y, bottom, top, scale });
  const marks: Mark[] = sides.map(({ light, side }) => ({
    ink: faceInk(material, light),
    path: polygonPath(side),
  }));
  let path = '';
  for (let crack = 0; crack < cracks; crack++) {
    const level = bottom + (top - bottom) * (0.25 + (0.5 * (crack + hash(crack, seed, 4))) / cracks);
    const isAround = hash(crack, seed, 7) < 0.5;
    for (const { side } of isAround ? sides : sides.slice(crack % sides.length).slice(0, 1)) {
      const [right, left] = [side[3], side[2]];
      // The lower corners of a side stand at `bottom`; the crack lies that much higher.
      const rise = (level - bottom) * lattice.heightScale;
      path += `M${shortNumber(left[0])} ${shortNumber(left[1] - rise)}`;
      path += `L${shortNumber(right[0])} ${shortNumber(right[1] - rise)}`;
    }
  }
  if (path && material === 'stone') marks.push({ ink: 'strata', path });
  const lid = lattice.hexagonAt([x, y - top * lattice.heightScale], scale);
  marks.push({ ink: faceInk(material, 'top', tone), path: polygonPath(lid) });
  return marks;
}
