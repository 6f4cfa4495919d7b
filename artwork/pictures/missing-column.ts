/** The not-found page: a glowing hole where a column is missing, and its outline above. */
import type { Drawing, Mark } from '../engine/drawing.ts';
import { field } from '../engine/field.ts';
import type { FieldOptions } from '../engine/field.ts';
import { groundDistance, Lattice } from '../engine/lattice.ts';
import { hash, layered, rockNoise, smooth } from '../engine/noise.ts';
import { linePath, polygonPath } from '../engine/path.ts';
import type { Point } from '../engine/path.ts';
import { nearestCell } from './nearest-cell.ts';

type Composition = {
  width: number;
  height: number;
  radius: number;
  /** Where the missing column should be, in pixels of the picture. */
  hole: Point;
  /** The far edge of the field. */
  horizon: number;
};

/** Draws one composition: `missingWide` for pages from about 640 px, `missingNarrow` for phones. */
function missing({ width, height, radius, hole, horizon }: Composition): Drawing {
  const lattice = new Lattice({ radius });
  const gap = nearestCell(lattice, hole);
  const ground = radius * 2.1;
  const isGap = (q: number, r: number): boolean => q === gap.q && r === gap.r;
  const options: FieldOptions = {
    width,
    height,
    radius,
    originX: 0,
    originY: 0,
    bounds: [-60, horizon, width + 60, height + 140],
    seed: 3,
    floor: -80,
    strataShare: 0.5,
    heightAt: ({ x, y, q, r }) => {
      if (isGap(q, r)) return ground - radius * 0.62;
      // The ring around the hole is level, so that its edge reads as one.
      if (groundDistance(x, y, gap.x, gap.y) < radius * 1.9) return ground + 4;
      const hills = (rockNoise(x / 170, y / 90, 2) - 0.5) * 64 + hash(q, r, 2) * 22;
      return layered(ground + hills - smooth(horizon + 90, horizon - 20, y) * 20, 3);
    },
    materialAt: ({ x, y, q, r }) => {
      if (isGap(q, r)) return 'ember';
      const distance = groundDistance(x, y, gap.x, gap.y);
      const edge = radius * 4.4 + (hash(q, r, 4) - 0.5) * radius * 4;
      return distance < radius * 1.9 || distance < edge ? 'formation' : 'stone';
    },
  };
  const { drawing } = field(options);
  return { ...drawing, marks: [...drawing.marks, ghost(lattice, [gap.x, gap.y], ground)] };
}

/** The outline of the column that is gone, above its hole. */
function ghost(lattice: Lattice, [x, y]: Point, ground: number): Mark {
  const corner = (index: number, height: number): Point => {
    const [dx, dy] = lattice.corner(index);
    return [x + dx, y + dy - height * lattice.heightScale];
  };
  const bottom = ground + lattice.radius * 1.3;
  const top = ground + lattice.radius * 4.6;
  const visible = new Set(lattice.sides.flatMap(({ index }) => [index, (index + 1) % 6]));
  const edges = [...visible].map((index) => linePath(corner(index, top), corner(index, bottom)));
  const lid = polygonPath(lattice.corners.map((_, index) => corner(index, top)));
  return { ink: 'ghost', path: lid + edges.join('') };
}

/** For wide pages. */
export function missingWide(): Drawing {
  return missing({ width: 1440, height: 620, radius: 40, hole: [1000, 330], horizon: 232 });
}

/** For phones. */
export function missingNarrow(): Drawing {
  return missing({ width: 420, height: 420, radius: 30, hole: [230, 215], horizon: 140 });
}
