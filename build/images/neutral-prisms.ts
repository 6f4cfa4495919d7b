/** Drawings of square prisms in the greys of the page and its accent: the look of a company without art of its own. */
import {
  drawCells,
  Lattice,
  svgFile,
  type Cell,
  type Ink,
  type Point,
  type Sheet,
  type Tone,
} from './prisms.ts';

/** Sides have the colour of the top under a shade, so that any accent and any hue of greys fits. */
export function neutralInk(tone: Tone, level: number): Ink {
  if (tone === 'accent') {
    const sides = { left: 'var(--a-el)', front: 'var(--a-ef)', right: 'var(--a-er)' };
    return { top: 'var(--a-et)', sides, joint: 'var(--a-ej)' };
  }
  const top = tone === 'dark' ? 'var(--a-bt)' : `var(--${['surface', 'rule', 'slab'][level] ?? 'rule'})`;
  const sides = { left: top, front: top, right: top };
  return tone === 'dark'
    ? { top, sides, shade: { left: 0.28, front: 0.4, right: 0.56 }, joint: 'var(--ink-2)' }
    : { top, sides, shade: { left: 0.1, front: 0.2, right: 0.3 } };
}

/** A height in whole steps, because equal heights compress. */
export const inSteps = (height: number, step: number): number =>
  Math.max(0, Math.round(height / step) * step);

/** 0 before `from`, 1 after `to`, and a soft way between. */
export function ease(from: number, to: number, at: number): number {
  const share = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

interface Place {
  x: number;
  y: number;
  column: number;
  row: number;
}

export interface NeutralField {
  width: number;
  height: number;
  radius: number;
  origin: Point;
  /** Columns and rows to each side of the origin. */
  reach: number;
  strokeWidth?: number;
  floor?: number;
  cellAt: (place: Place) => Omit<Cell, 'column' | 'row'> | null;
  /** Draws on top of the field. */
  finish?: (sheet: Sheet, lattice: Lattice) => void;
}

/** A drawing of a field of square prisms. */
export function neutralField({
  width,
  height,
  radius,
  origin,
  reach,
  strokeWidth = 0.9,
  floor = -40,
  cellAt,
  finish,
}: NeutralField): string {
  const lattice = new Lattice({ sides: 4, radius, origin });
  const range = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach);
  const cells = range.flatMap((row) =>
    range.flatMap((column): Cell[] => {
      const [x, y] = lattice.centre(column, row);
      const cell = cellAt({ x, y, column, row });
      if (!cell || x < -radius || x > width + radius || y < -radius) return [];
      // Its top is below the lower edge.
      if (lattice.centre(column, row, cell.height ?? 0)[1] > height + radius) return [];
      return [{ column, row, ...cell }];
    }),
  );
  const joint = 'var(--rule-2)';
  const sheet = drawCells(lattice, cells, {
    floor,
    hasContactShade: false,
    inkOf: neutralInk,
    planLine: `stroke="${joint}"`,
  });
  finish?.(sheet, lattice);
  return svgFile(sheet, { width, height, strokeWidth, joint });
}
