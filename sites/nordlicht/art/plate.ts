import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export type Point = readonly [x: number, y: number];

/** A part of a path: where it starts, its commands relative to there, and where the pen is after them. */
export interface Shape {
  start: Point;
  commands: string;
  end: Point;
}

const tenths = (value: number): number => Math.round(value * 10) / 10;
const numberText = (value: number): string => String(tenths(value)).replace(/^(-?)0\./, '$1.');
/** Numbers with a space only where it is needed. */
const joined = (...numbers: readonly number[]): string =>
  numbers
    .map(numberText)
    .map((text, index) => (index > 0 && !text.startsWith('-') ? ` ${text}` : text))
    .join('');

export const rectangle = (x: number, y: number, width: number, height: number): Shape => ({
  start: [x, y],
  commands: `h${joined(width)}v${joined(height)}h${joined(-width)}z`,
  end: [x, y],
});

export const square = (x: number, y: number, side: number): Shape =>
  rectangle(x - side / 2, y - side / 2, side, side);

export function circle(x: number, y: number, exactRadius: number): Shape {
  // Half of the width has to be the radius, or the two arcs are a lens.
  const radius = tenths(exactRadius);
  const arc = (across: number) => `a${joined(radius, radius)} 0 1 0 ${joined(across)} 0`;
  return { start: [x - radius, y], commands: `${arc(2 * radius)}${arc(-2 * radius)}z`, end: [x - radius, y] };
}

/** The swing of a door: a quarter of a circle from above its hinge to the right of it. */
export const quarter = (x: number, y: number, radius: number): Shape => ({
  start: [x, y - radius],
  commands: `a${joined(radius, radius)} 0 0 1 ${joined(radius, radius)}`,
  end: [x + radius, y],
});

/** A line through points; a closed one is an area. */
export function line(points: readonly Point[], { isClosed = false } = {}): Shape {
  const [start = [0, 0]] = points;
  let pen: Point = [tenths(start[0]), tenths(start[1])];
  const steps = points.slice(1).map(([x, y]) => {
    const step = joined(tenths(x) - pen[0], tenths(y) - pen[1]);
    pen = [tenths(x), tenths(y)];
    return `l${step}`;
  });
  return { start, commands: steps.join('') + (isClosed ? 'z' : ''), end: isClosed ? start : pen };
}

/** How long a course is. */
export const lengthOf = (course: readonly Point[]): number =>
  course.reduce((sum, [x, y], index) => {
    const before = course[index - 1];
    return before ? sum + Math.hypot(x - before[0], y - before[1]) : sum;
  }, 0);

const between = ([fromX, fromY]: Point, [toX, toY]: Point, part: number): Point => [
  fromX + (toX - fromX) * part,
  fromY + (toY - fromY) * part,
];

/** The part of a course between two distances from its start. */
export function partOf(course: readonly Point[], from: number, to: number): Point[] {
  const found: Point[] = [];
  let before = 0;
  for (const [index, end] of course.entries()) {
    const start = course[index - 1];
    if (!start) continue;
    const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
    const [first, last] = [Math.max(from, before), Math.min(to, before + length)];
    if (first < last) {
      if (found.length === 0) found.push(between(start, end, (first - before) / length));
      found.push(between(start, end, (last - before) / length));
    }
    before += length;
  }
  return found;
}

/** What fills a shape, and what draws its outline. */
export interface Look {
  fill?: Colour;
  stroke?: Colour;
  width?: number;
  dashes?: string;
}

/** `a-bt` has the accent while the part that it fills is lit. */
type Colour = 'ink' | 'ink-2' | 'ink-3' | 'rule-2' | 'bg' | 'accent' | 'a-bt';

const colourText = (colour: Colour | undefined): string => (colour ? `var(--${colour})` : 'none');

type Paths = Map<string, { commands: string; pen: Point }>;

/** A drawing of shapes. Those of one look are one path, each relative to the one before, which compresses well. */
export class Plate {
  #paths: Paths = new Map();
  readonly #parts: { id?: string; paths: Paths }[] = [{ paths: this.#paths }];

  /** What is added from now on is in a group of its own, which a page can light up. */
  startPart(id: string): void {
    this.#paths = new Map();
    this.#parts.push({ id, paths: this.#paths });
  }

  add({ fill, stroke, width = 1, dashes }: Look, ...shapes: readonly Shape[]): void {
    const outline = stroke
      ? ` stroke="${colourText(stroke)}" stroke-width="${width}"${dashes ? ` stroke-dasharray="${dashes}"` : ''}`
      : '';
    const look = `fill="${colourText(fill)}"${outline}`;
    const path = this.#paths.get(look) ?? { commands: '', pen: [0, 0] };
    for (const { start, commands, end } of shapes) {
      const [x, y] = [tenths(start[0]), tenths(start[1])];
      path.commands += `m${joined(x - path.pen[0], y - path.pen[1])}${commands}`;
      path.pen = [tenths(end[0]), tenths(end[1])];
    }
    this.#paths.set(look, path);
  }

  /** Writes the drawing and prints what it weighs, raw and over the wire. */
  save(name: string, width: number, height: number): void {
    const parts = this.#parts.map(({ id, paths }) => {
      const markup = [...paths].map(([look, { commands }]) => `<path ${look} d="${commands}"/>`).join('');
      return id === undefined ? markup : `<g id="${id}">${markup}</g>`;
    });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>\n`;
    const file = new URL(`../images/${name}.svg`, import.meta.url).pathname;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, svg);
    console.log(`${name}: ${svg.length} bytes, ${brotliCompressSync(svg).length} compressed`);
  }
}

/** Numbers from 0. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
