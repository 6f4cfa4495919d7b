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

/** What fills a shape, and what draws its outline. */
export interface Look {
  fill?: Colour;
  stroke?: Colour;
  width?: number;
  dashes?: string;
}

type Colour = 'ink' | 'ink-2' | 'ink-3' | 'rule-2' | 'bg' | 'accent';

const colourText = (colour: Colour | undefined): string => (colour ? `var(--${colour})` : 'none');

/** A drawing of shapes. Those of one look are one path, each relative to the one before, which compresses well. */
export class Plate {
  readonly #paths = new Map<string, { commands: string; pen: Point }>();

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
    const paths = [...this.#paths].map(([look, { commands }]) => `<path ${look} d="${commands}"/>`);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${paths.join('')}</svg>\n`;
    const file = new URL(`../images/${name}.svg`, import.meta.url).pathname;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, svg);
    console.log(`${name}: ${svg.length} bytes, ${brotliCompressSync(svg).length} compressed`);
  }
}

/** Numbers from 0. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
