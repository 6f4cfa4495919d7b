/** Free-standing columns: icons, figures, the formations of the service pages. */
import type { Drawing, Mark } from './drawing.ts';
import { faceInk } from './inks.ts';
import type { Material } from './inks.ts';
import { camera, Lattice } from './lattice.ts';
import { polygonPath } from './path.ts';
import type { Point } from './path.ts';
import { contactShade, lowerPart } from './shade.ts';
import type { Side } from './shade.ts';

/** One column, or its place on the plan. Heights in pixels above the ground. */
export type Column = {
  /** Its cell … */
  q?: number;
  r?: number;
  /** … or its place, in pixels from the origin of the picture. */
  at?: Point;
  /** As `Kind` of column.ts. */
  kind?: 'solid' | 'drawn' | 'plan';
  bottom?: number;
  top?: number;
  /** Its size in radii of the lattice. */
  scale?: number;
  material?: Material;
  /** 0 to 2: which of the three field stones. */
  tone?: number;
};

/** A picture of columns; `under` and `over` are drawn before and after them. */
export type PrismsOptions = {
  width: number;
  height: number;
  radius: number;
  columns: readonly Column[];
  originX?: number;
  originY: number;
  heightScale?: number;
  /** Data figures have no contact shade, so that a column never looks stacked. */
  isShaded?: boolean;
  under?: (lattice: Lattice) => Mark[];
  over?: (lattice: Lattice) => Mark[];
};

type Placed = Column & { x: number; y: number; bottom: number; top: number; scale: number };

/** Draws columns from back to front, each from the ground up. */
export function prisms(options: PrismsOptions): Drawing {
  const { width, height, radius, originX = width / 2, originY, isShaded = true } = options;
  const heightScale = options.heightScale ?? camera.heightScale;
  const lattice = new Lattice({ radius, originX, originY, heightScale });
  const marks: Mark[] = options.under?.(lattice) ?? [];
  const placed = options.columns
    .map((column): Placed => {
      const [x, y] = column.at
        ? [originX + column.at[0], originY + column.at[1]]
        : lattice.screen(column.q ?? 0, column.r ?? 0);
      return { ...column, x, y, bottom: column.bottom ?? 0, top: column.top ?? 0, scale: column.scale ?? 1 };
    })
    .toSorted((a, b) => a.y - b.y || a.bottom - b.bottom);
  for (const column of placed) marks.push(...columnMarks(lattice, column, isShaded));
  marks.push(...(options.over?.(lattice) ?? []));
  return { width, height, marks };
}

/** The visible sides of a column, left to right. */
export function columnSides(lattice: Lattice, column: Placed) {
  const { x, y, scale } = column;
  const top = column.top * lattice.heightScale;
  const bottom = column.bottom * lattice.heightScale;
  return lattice.sides
    .toSorted((a, b) => b.facing - a.facing)
    .map(({ index, light }) => {
      const [a, b] = lattice.sideCorners(index);
      const right: Point = [x + a[0] * scale, y + a[1] * scale];
      const left: Point = [x + b[0] * scale, y + b[1] * scale];
      const side: Side = [
        [right[0], right[1] - top],
        [left[0], left[1] - top],
        [left[0], left[1] - bottom],
        [right[0], right[1] - bottom],
      ];
      return { light, side };
    });
}

function columnMarks(lattice: Lattice, column: Placed, isShaded: boolean): Mark[] {
  const { x, y, scale, material = 'stone', kind = 'solid' } = column;
  const hexagonAt = (z: number): string =>
    polygonPath(lattice.hexagonAt([x, y - z * lattice.heightScale], scale));
  if (kind === 'plan') return [{ ink: 'plan', path: hexagonAt(column.bottom) }];
  const sides = columnSides(lattice, column);
  if (kind === 'drawn') {
    const outline = sides.map(({ side }) => polygonPath(side)).join('');
    return [{ ink: 'drawn', path: outline + hexagonAt(column.top) }];
  }
  const marks: Mark[] = sides.map(({ light, side }) => ({
    ink: faceInk(material, light),
    path: polygonPath(side),
  }));
  if (isShaded && column.top - column.bottom > lattice.radius * 0.4) {
    for (const { ink, share } of contactShade) {
      marks.push({ ink, path: sides.map(({ side }) => polygonPath(lowerPart(side, share))).join('') });
    }
  }
  marks.push({ ink: faceInk(material, 'top', column.tone), path: hexagonAt(column.top) });
  return marks;
}
