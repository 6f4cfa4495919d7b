/** The hero of the home page: a plan, a line drawing, limestone and a cliff of basalt. Columns are counted. */
import type { Mark } from '../engine/drawing.ts';
import { field } from '../engine/field.ts';
import type { FieldColumn, Place } from '../engine/column.ts';
import type { FieldOptions } from '../engine/field.ts';
import { camera, cellKey } from '../engine/lattice.ts';
import { hash, layered, noise, rockNoise } from '../engine/noise.ts';
import type { Point } from '../engine/path.ts';

const radius = 33;

/** Signed distance to the line of the cliff: above 0 the ground begins to rise. */
function cliff({ x, y }: Place): number {
  return (x - 960) / 430 - ((y - 590) / 210) * 0.55 + (rockNoise(x / 190, y / 150, 5) - 0.5) * 0.7;
}

const landscape: FieldOptions = {
  width: 1440,
  height: 840,
  radius,
  originX: 40,
  originY: 20,
  bounds: [-60, 452, 1520, 990],
  seed: 4,
  floor: -60,
  strataShare: 0.8,
  groups: 10,
  kindAt: ({ x, y, q, r }) => {
    const frontier = x + (y - 640) * 0.34 + (hash(q, r, 2) - 0.5) * 150;
    if (frontier >= 725) return 'solid';
    if (frontier >= 545) return 'drawn';
    return y > 640 - (x > 300 ? (x - 300) * 0.42 : 0) ? 'plan' : null;
  },
  heightAt: (place) => {
    const { x, q, r } = place;
    const rise = cliff(place);
    const chance = hash(q, r, 11);
    let height = 8 + noise(q * 0.8, r * 0.8, 3) * 32;
    if (rise > -0.12) height += 44 + chance * 20;
    if (rise > 0.12) height += 80 + chance * 26;
    if (rise > 0.36) height += 92 + chance * 38;
    if (rise > 0.62) height += 36 + chance * 44;
    if (x < 760) height = height * 0.55 + chance * 34;
    return layered(height, 6);
  },
};

/** Screen points near which a column is ember. */
const emberNear: readonly Point[] = [
  [1259, 340],
  [1060, 486],
  [1352, 668],
  [742, 566],
];

/** The hero in groups that rise one after the other, and the number of its columns. */
export type Hero = { width: number; height: number; groups: Mark[][]; columns: number };

/** Draws the hero. `columns` counts what is built and what is drawn; the plan is not a column yet. */
export function hero(): Hero {
  // First pass: only to find which columns end up near the coloured points.
  const model = field(landscape);
  const embers = cellsNear(model.columns, emberNear);
  const { groups, counts } = field({
    ...landscape,
    materialAt: (place) => {
      const key = cellKey(place.q, place.r);
      if (embers.has(key)) return 'ember';
      return cliff(place) > 0.34 + (hash(place.q, place.r, 8) - 0.5) * 0.16 ? 'formation' : 'stone';
    },
  });
  const { width, height } = landscape;
  return { width, height, groups, columns: counts.solid + counts.drawn };
}

/** The cells of the solid columns whose tops come closest to the given points. */
function cellsNear(columns: Map<string, FieldColumn>, points: readonly Point[]): Set<string> {
  const solid = [...columns.values()].filter(({ kind }) => kind === 'solid');
  const distance = (column: FieldColumn, [x, y]: Point): number =>
    Math.hypot(column.x - x, column.y - column.height * camera.heightScale - y);
  return new Set(
    points.map((point) => {
      const nearest = solid.toSorted((a, b) => distance(a, point) - distance(b, point))[0];
      if (!nearest) throw new Error('The hero has no solid column');
      return cellKey(nearest.q, nearest.r);
    }),
  );
}
