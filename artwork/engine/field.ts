/** A landscape of columns. Three functions of the place decide everything: height, kind and material. */
import { Batcher } from './batcher.ts';
import type { FieldColumn, Kind, Place, ShownSide } from './column.ts';
import type { Drawing, Mark } from './drawing.ts';
import { faceInk } from './inks.ts';
import type { Material } from './inks.ts';
import { camera, cellKey, Lattice, neighbourAcross } from './lattice.ts';
import { hash } from './noise.ts';
import { polygonPath, shortNumber } from './path.ts';
import type { Point } from './path.ts';
import { contactShade, lowerPart } from './shade.ts';
import type { ShadeStep } from './shade.ts';

/** Chisel marks: the thin level cracks that real basalt carries across its faces. */

/**
 * The marks on one column as path data, or `null` where it has none: too short, or not among the `share` (0 to 1)
 * of columns that have any.
 */
function strata(
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

/** Options of a field. Lengths in pixels of the picture. */
export type FieldOptions = {
  width: number;
  height: number;
  radius: number;
  originX: number;
  originY: number;
  /** Columns whose base lies outside [left, top, right, bottom] do not exist. */
  bounds: readonly [number, number, number, number];
  /** The height of a column above the ground. */
  heightAt: (place: Place) => number;
  /** What stands at a place; nothing where it returns `null`. Solid unless told otherwise. */
  kindAt?: (place: Place) => Kind | null;
  /** What a column is made of. Field stone unless told otherwise. */
  materialAt?: (place: Place, height: number) => Material;
  /** Which of the three tones the top of field stone has. By chance unless told otherwise. */
  toneAt?: (place: Place) => number;
  /** How far down a side goes where there is no neighbour. */
  floor: number;
  /** The share of columns with chisel marks, 0 to 1. */
  strataShare: number;
  seed: number;
  squash?: number;
  heightScale?: number;
  /** Leave out columns that lie outside the picture. True unless told otherwise. */
  isClipped?: boolean;
  /** Split the columns, from back to front, into this many groups that can rise one after the other. */
  groups?: number;
  shade?: readonly ShadeStep[];
};

/** A landscape, its columns by cell and how many of each kind there are. */
export type Field = {
  drawing: Drawing;
  groups: Mark[][];
  lattice: Lattice;
  columns: Map<string, FieldColumn>;
  counts: Record<Kind, number>;
};

/**
 * Draws a landscape. The same options always give the same picture.
 * @returns the drawing and its model, from which captions take their numbers
 */
export function field(options: FieldOptions): Field {
  const { width, height, radius, originX, originY, squash = camera.squash } = options;
  const heightScale = options.heightScale ?? camera.heightScale;
  const lattice = new Lattice({ radius, squash, heightScale, originX, originY });
  const columns = columnsOf(options, lattice);
  const counts: Record<Kind, number> = { solid: 0, drawn: 0, plan: 0 };
  const groupSize = Math.ceil(columns.size / (options.groups ?? 1));
  const groups: Mark[][] = [];
  const batcher = new Batcher();
  let index = 0;
  for (const column of columns.values()) {
    counts[column.kind]++;
    if (index > 0 && index % groupSize === 0) groups.push(batcher.flush());
    index++;
    const top = lattice.hexagonAt(lattice.screen(column.q, column.r, column.height));
    if ((options.isClipped ?? true) && isOutside(top, width, height)) continue;
    paintColumn(batcher, { column, top, lattice, columns, options });
  }
  groups.push(batcher.flush());
  return { drawing: { width, height, marks: groups.flat() }, groups, lattice, columns, counts };
}

/** The columns of a field by cell, from back to front. */
function columnsOf(options: FieldOptions, lattice: Lattice): Map<string, FieldColumn> {
  const [left, top, right, bottom] = options.bounds;
  const reach = Math.ceil(Math.hypot(right - left, (bottom - top) / lattice.squash) / lattice.radius);
  const columns: FieldColumn[] = [];
  for (let q = -reach; q <= reach; q++) {
    for (let r = -reach; r <= reach; r++) {
      const [x, y] = lattice.screen(q, r);
      if (x < left || x > right || y < top || y > bottom) continue;
      const place: Place = { q, r, x, y };
      const kind = options.kindAt ? options.kindAt(place) : 'solid';
      if (!kind) continue;
      const columnHeight = Math.round(options.heightAt(place));
      const material = options.materialAt?.(place, columnHeight) ?? 'stone';
      columns.push({ ...place, kind, material, height: kind === 'plan' ? 0 : columnHeight });
    }
  }
  columns.sort((a, b) => a.y - b.y || a.x - b.x);
  return new Map(columns.map((column) => [cellKey(column.q, column.r), column]));
}

function isOutside(top: readonly Point[], width: number, height: number): boolean {
  const xs = top.map(([x]) => x);
  const ys = top.map(([, y]) => y);
  return Math.max(...xs) < -4 || Math.min(...xs) > width + 4 || Math.min(...ys) > height + 4;
}

type Painting = {
  column: FieldColumn;
  top: readonly Point[];
  lattice: Lattice;
  columns: Map<string, FieldColumn>;
  options: FieldOptions;
};

function paintColumn(batcher: Batcher, painting: Painting): void {
  const { column, top, lattice, options } = painting;
  if (column.kind === 'plan') {
    batcher.add('plan', polygonPath(top), [top]);
    return;
  }
  const sides = shownSides(painting);
  if (column.kind === 'drawn') {
    const outline = sides.map(({ side }) => polygonPath(side)).join('');
    batcher.add('drawn', outline + polygonPath(top), [...sides.map(({ side }) => side), top]);
    return;
  }
  const { material } = column;
  for (const { light, side } of sides) batcher.add(faceInk(material, light), polygonPath(side), [side]);
  for (const { side, foot } of sides) {
    if (column.height - foot <= lattice.radius * 0.5) continue;
    for (const { ink, share } of options.shade ?? contactShade) {
      const part = lowerPart(side, share);
      batcher.add(ink, polygonPath(part), [part]);
    }
  }
  if (material === 'stone') {
    const marks = strata(column, sides, { lattice, seed: options.seed, share: options.strataShare });
    if (marks)
      batcher.add(
        'strata',
        marks,
        sides.map(({ side }) => side),
      );
  }
  const tone = options.toneAt?.(column) ?? Math.floor(hash(column.q, column.r, options.seed + 3) * 3);
  batcher.add(faceInk(material, 'top', tone), polygonPath(top), [top]);
}

/** The sides of a column that stand out above their neighbours, left to right. */
function shownSides({ column, lattice, columns, options }: Painting): ShownSide[] {
  const [x, y] = lattice.screen(column.q, column.r);
  return lattice.sides
    .map((side): ShownSide => {
      const [stepQ, stepR] = neighbourAcross[side.index] ?? [0, 0];
      const foot = columns.get(cellKey(column.q + stepQ, column.r + stepR))?.height ?? options.floor;
      const [right, left] = lattice.sideCorners(side.index);
      const rise = column.height * lattice.heightScale;
      const fall = foot * lattice.heightScale;
      return {
        ...side,
        right,
        left,
        foot,
        side: [
          [x + right[0], y + right[1] - rise],
          [x + left[0], y + left[1] - rise],
          [x + left[0], y + left[1] - fall],
          [x + right[0], y + right[1] - fall],
        ],
      };
    })
    .filter(({ foot }) => foot < column.height - 0.5)
    .toSorted((a, b) => b.facing - a.facing);
}
