/**
 * Prisms on a lattice as small SVG drawings: the covers of the sample, the pictures of a new company, and the covers
 * that the build makes from titles. All steps are whole tenths of a pixel, so that equal shapes are equal strings,
 * which compress to about a sixth.
 */

export type Point = readonly [x: number, y: number];
export type Polygon = readonly Point[];

/** The ground is seen at an angle: how much of its depth and of a height is left. */
const usualGroundScale = 0.52;
const heightScale = 0.88;

const tenths = (value: number): number => Math.round(value * 10) / 10;
const numberText = (value: number): string =>
  String(tenths(value))
    .replace(/^(-?)0\./, '$1.')
    .replace(/^-0$/, '0');
/** Numbers with a space only where it is needed. */
const joined = (numbers: readonly number[]): string =>
  numbers
    .map(numberText)
    .map((text, index) => (index > 0 && !text.startsWith('-') ? ` ${text}` : text))
    .join('');

/** Polygons or lines as one path, each relative to the start of the one before it. */
function pathOf(shapes: readonly Polygon[], isClosed: boolean): string {
  let pen: Point = [0, 0];
  const moved = ([x, y]: Point): Point => {
    const to: Point = [tenths(x), tenths(y)];
    const step: Point = [tenths(to[0] - pen[0]), tenths(to[1] - pen[1])];
    pen = to;
    return step;
  };
  return shapes
    .map(([first = [0, 0], ...others]) => {
      const start = `m${joined(moved(first))}`;
      const from = pen;
      const steps = joined(others.flatMap((point) => [...moved(point)]));
      // After `z` the pen is where the polygon began.
      if (isClosed) pen = from;
      return `${start}l${steps}${isClosed ? 'z' : ''}`;
    })
    .join('');
}

export const sidesOf = (polygon: Polygon): [Point, Point][] =>
  polygon.map((point, index) => [point, polygon[(index + 1) % polygon.length] ?? point]);

/** Whether two convex polygons overlap by more than their outlines (separating axes). */
function overlaps(one: Polygon, other: Polygon): boolean {
  return [...sidesOf(one), ...sidesOf(other)].every(([[fromX, fromY], [toX, toY]]) => {
    const length = Math.hypot(toX - fromX, toY - fromY);
    if (length < 0.01) return true;
    const across = ([x, y]: Point) => (x * (toY - fromY) + y * (fromX - toX)) / length;
    const [places, others] = [one.map(across), other.map(across)];
    const slack = 0.3;
    return (
      Math.max(...places) >= Math.min(...others) + slack && Math.max(...others) >= Math.min(...places) + slack
    );
  });
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const boxOf = (polygon: Polygon): Box => ({
  left: Math.min(...polygon.map(([x]) => x)),
  top: Math.min(...polygon.map(([, y]) => y)),
  right: Math.max(...polygon.map(([x]) => x)),
  bottom: Math.max(...polygon.map(([, y]) => y)),
});

interface Batch {
  attributes: string;
  isClosed: boolean;
  items: { box: Box; shape: Polygon }[];
  /** Markup of its own, which nothing moves past. */
  markup?: string;
}

/** What is drawn, from the back. It joins shapes of one colour into one path as long as nothing between covers them. */
export class Sheet {
  private readonly batches: Batch[] = [];

  add(attributes: string, shape: Polygon, isClosed = true): void {
    const box = boxOf(shape);
    let target: Batch | undefined;
    for (let index = this.batches.length - 1; index >= 0; index -= 1) {
      const batch = this.batches[index];
      if (!batch) break;
      const isCovered =
        batch.markup !== undefined ||
        batch.items.some(
          (item) =>
            item.box.left < box.right &&
            item.box.right > box.left &&
            item.box.top < box.bottom &&
            item.box.bottom > box.top &&
            overlaps(item.shape, shape),
        );
      if (batch.attributes === attributes && batch.isClosed === isClosed && !isCovered) target = batch;
      if (isCovered) break;
    }
    if (!target) {
      target = { attributes, isClosed, items: [] };
      this.batches.push(target);
    }
    target.items.push({ box, shape });
  }

  addMarkup(markup: string): void {
    this.batches.push({ attributes: '', isClosed: true, items: [], markup });
  }

  markup(): string {
    return this.batches
      .map(({ attributes, isClosed, items, markup }) => {
        const shapes = items.map(({ shape }) => shape);
        return markup ?? `<path ${attributes} d="${pathOf(shapes, isClosed)}"/>`;
      })
      .join('');
  }
}

export type Side = 'left' | 'front' | 'right';

interface Face {
  index: number;
  /** Its direction in degrees, clockwise from the right. */
  direction: number;
  side: Side;
}

const hexagonNeighbours = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;
const squareNeighbours = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** Places of prisms by column and row: hexagons or squares, turned and seen from above. */
export class Lattice {
  readonly radius: number;
  /** Whether prisms touch. */
  readonly isDense: boolean;
  readonly neighbours: readonly (readonly [columns: number, rows: number])[];
  /** The faces that are seen, from the left. */
  readonly faces: readonly Face[];
  readonly corners: Polygon;
  private readonly origin: Point;
  private readonly steps: readonly [column: Point, row: Point];

  /**
   * @param turn in degrees
   * @param groundScale how much of its depth is left
   * @param gap between the centres of prisms, where 1 lets them touch
   */
  constructor({
    sides = 6,
    radius,
    turn = sides === 6 ? 10 : 28,
    origin = [320, 220],
    gap = 1,
    groundScale = usualGroundScale,
  }: {
    sides?: 4 | 6;
    radius: number;
    turn?: number;
    origin?: Point;
    gap?: number;
    groundScale?: number;
  }) {
    const radians = Math.PI / 180;
    this.radius = radius;
    this.origin = origin;
    this.isDense = gap <= 1;
    this.neighbours = sides === 6 ? hexagonNeighbours : squareNeighbours;
    const [angle, first] = [360 / sides, sides === 6 ? -30 : -45];
    this.corners = this.neighbours.map((_, index): Point => {
      const at = (first + angle * index + turn) * radians;
      return [tenths(radius * Math.cos(at)), tenths(radius * Math.sin(at) * groundScale)];
    });
    const stepOf = (x: number, y: number): Point => [
      tenths(x * Math.cos(turn * radians) - y * Math.sin(turn * radians)),
      tenths((x * Math.sin(turn * radians) + y * Math.cos(turn * radians)) * groundScale),
    ];
    const spread = radius * gap;
    this.steps =
      sides === 6
        ? [stepOf(spread * Math.sqrt(3), 0), stepOf((spread * Math.sqrt(3)) / 2, spread * 1.5)]
        : [stepOf(spread * Math.SQRT2, 0), stepOf(0, spread * Math.SQRT2)];
    const sideOf = (direction: number): Side =>
      sides === 4
        ? direction > 90
          ? 'left'
          : 'right'
        : direction > 112
          ? 'left'
          : direction > 68
            ? 'front'
            : 'right';
    this.faces = this.neighbours
      .map((_, index) => ({ index, direction: angle * index + turn }))
      .filter(({ direction }) => direction > 5 && direction < 175)
      .map((face) => ({ ...face, side: sideOf(face.direction) }))
      .toSorted((one, other) => other.direction - one.direction);
  }

  centre(column: number, row: number, height = 0): Point {
    const [[columnX, columnY], [rowX, rowY]] = this.steps;
    return [
      this.origin[0] + column * columnX + row * rowX,
      this.origin[1] + column * columnY + row * rowY - tenths(height * heightScale),
    ];
  }

  /** @param size of the outline, where 1 is the whole top */
  top(column: number, row: number, height: number, size = 1): Polygon {
    const [x, y] = this.centre(column, row, height);
    return this.corners.map(([right, down]): Point => [x + right * size, y + down * size]);
  }

  /** A face of a prism between two heights. */
  wall(column: number, row: number, index: number, from: number, to: number): Polygon {
    const [high, low] = [this.top(column, row, to), this.top(column, row, from)];
    const next = (index + 1) % this.corners.length;
    return [high[index], high[next], low[next], low[index]].map((point) => point ?? [0, 0]);
  }

  /** The lower edge of a top, from the left: where a layer of a stack begins. */
  edge(column: number, row: number, height: number): Polygon {
    const top = this.top(column, row, height);
    const corners = this.faces.map(({ index }) => (index + 1) % top.length);
    const last = this.faces.at(-1)?.index ?? 0;
    return [...corners, last].map((index) => top[index] ?? [0, 0]);
  }
}

/** The colours of a prism, as values of `fill` and `stroke`. */
export interface Ink {
  top: string;
  sides: Record<Side, string>;
  /** Opacity of the shade on a side that has the colour of the top. */
  shade?: Record<Side, number>;
  joint?: string;
  /** Attributes of the line between layers; without them it is a joint. */
  layerLine?: string;
}

export type Tone = 'stone' | 'dark' | 'accent';

export interface Cell {
  column: number;
  row: number;
  height?: number;
  /** `plan` is a place on the ground, `outline` a prism that is gone. */
  kind?: 'prism' | 'plan' | 'outline';
  tone?: Tone;
  level?: number;
  /** Where a prism begins that is not on the floor. */
  foot?: number;
  /** The colour of a place on the ground. */
  fill?: string;
  /** Number of equal layers that a prism is made of. */
  layers?: number;
}

const fromBack = (one: Cell, other: Cell): number => one.row - other.row || one.column - other.column;
export const cellKey = (column: number, row: number): string => `${column},${row}`;

/** Two flat steps of black towards the joint below. */
const contactShades = [0.7, 0.36];

export interface DrawOptions {
  sheet?: Sheet;
  floor?: number;
  hasContactShade?: boolean;
  /** Attributes of the outline of a place on the ground. */
  planLine?: string;
  inkOf: (tone: Tone, level: number) => Ink;
}

/** Draws cells from the back and returns the sheet. */
export function drawCells(
  lattice: Lattice,
  cells: readonly Cell[],
  {
    sheet = new Sheet(),
    floor = 0,
    hasContactShade = true,
    planLine = 'stroke="var(--a-line)"',
    inkOf,
  }: DrawOptions,
): Sheet {
  const heights = new Map(
    cells.map(({ column, row, height = 0, kind }) => [cellKey(column, row), kind === 'plan' ? 0 : height]),
  );
  const line = 'stroke="var(--a-line)"';

  const drawPrism = ({ column, row, height = 0, tone = 'stone', level = 1, foot, layers = 1 }: Cell) => {
    const ink = inkOf(tone, level);
    const joint = ink.joint === undefined ? '' : ` stroke="${ink.joint}"`;
    const layerLine = ink.layerLine === undefined ? joint : ` ${ink.layerLine}`;
    const bottom = foot ?? floor;
    const seen = lattice.faces
      .map((face) => {
        const [columns, rows] = lattice.neighbours[face.index] ?? [0, 0];
        const beside = lattice.isDense ? heights.get(cellKey(column + columns, row + rows)) : undefined;
        return { ...face, from: Math.max(beside ?? floor, foot ?? -Infinity) };
      })
      .filter(({ from }) => from < height - 0.5);
    for (const { index, side, from } of seen) {
      const wall = lattice.wall(column, row, index, from, height);
      sheet.add(`fill="${ink.sides[side]}"${joint}`, wall);
      if (ink.shade) sheet.add(`fill-opacity="${ink.shade[side]}" stroke="none"`, wall);
    }
    if (hasContactShade)
      for (const part of contactShades)
        for (const { index, from } of seen)
          if (height - from > lattice.radius * 0.8)
            sheet.add(
              'fill-opacity=".1" stroke="none"',
              lattice.wall(column, row, index, from, from + (height - from) * part),
            );
    for (let layer = 1; layer < layers; layer += 1) {
      const at = bottom + ((height - bottom) * layer) / layers;
      sheet.add(`fill="none"${layerLine}`, lattice.edge(column, row, at), false);
    }
    sheet.add(`fill="${ink.top}"${joint}`, lattice.top(column, row, height));
  };

  for (const cell of cells.toSorted(fromBack)) {
    const { column, row, height = 0, kind = 'prism', fill = 'none', foot = floor, layers = 1 } = cell;
    if (kind === 'prism') drawPrism(cell);
    else if (kind === 'plan') sheet.add(`fill="${fill}" ${planLine}`, lattice.top(column, row, 0));
    else {
      // Filled with the ground, so that it covers what is behind.
      const ground = `fill="var(--bg)" ${line}`;
      for (const { index } of lattice.faces)
        sheet.add(ground, lattice.wall(column, row, index, foot, height));
      for (let layer = 1; layer < layers; layer += 1)
        sheet.add(
          `fill="none" ${line}`,
          lattice.edge(column, row, foot + ((height - foot) * layer) / layers),
          false,
        );
      sheet.add(ground, lattice.top(column, row, height));
    }
  }
  return sheet;
}

/** A number from 0 to 1 that is always the same for the same numbers. */
export function noise(one: number, other = 0, seed = 0): number {
  let mixed =
    Math.imul(one + 7919, 374761393) ^
    Math.imul(other + 104729, 668265263) ^
    Math.imul(seed + 31, 2246822519);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

/** A drawing as a file. @param strokeWidth of the joints: 1.4 for a few prisms, 0.7 to 0.9 for hundreds */
export const svgFile = (
  content: Sheet,
  {
    width = 640,
    height = 440,
    strokeWidth = 0.8,
    joint = 'var(--a-joint)',
  }: { width?: number; height?: number; strokeWidth?: number; joint?: string } = {},
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><g stroke="${joint}" stroke-linejoin="round" stroke-width="${numberText(strokeWidth)}">${content.markup()}</g></svg>\n`;
