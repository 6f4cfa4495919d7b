import { converter } from 'culori';
import { quantity } from '#shared/quantity.ts';
import type { Mark } from '#content/site-file/configured-site.ts';
import { textOf } from '#content/site-file/data-file.ts';
import { DataError } from '#content/site-file/problem.ts';
import { elementsIn, parseSvg, SvgError, type SvgElement } from './svg-file.ts';

const toRgb = converter('rgb');

const sheetHeight = 26;
const markBytes = 50_000;

type Attributes = Readonly<Record<string, string>>;

/** The attributes of an element, and what its `style` says. */
function attributesOf({ attributes }: SvgElement): Attributes {
  const style = [...(attributes.get('style') ?? '').matchAll(/([\w-]+)\s*:\s*([^;]+)/g)];
  return {
    ...Object.fromEntries(attributes),
    ...Object.fromEntries(style.map(([, name = '', value = '']) => [name, value.trim()])),
  };
}

/** What a mark, which is two paths, does not keep; each with what to do. */
const unkept: Readonly<Record<string, string>> = {
  transform: 'a transform: apply it to the paths in your drawing program',
  stroke: 'a stroke: convert it to an outline (“stroke to path”)',
  opacity: 'opacity',
  'fill-opacity': 'opacity',
  'clip-path': 'a clip path',
  mask: 'a mask',
  filter: 'a filter',
};
const unset = /^(none|1|100%|matrix\(1[ ,]+0[ ,]+0[ ,]+1[ ,]+0[ ,]+0\))?$/;

const lostIn = (look: Attributes): string[] =>
  Object.entries(unkept).flatMap(([name, reason]) => (unset.test(look[name] ?? '') ? [] : [reason]));

const decimal = (attributes: Attributes, name: string) => Number(attributes[name] ?? 0);

const ellipse = (cx: number, cy: number, rx: number, ry: number) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

/** A shape as path data; null for any other element. */
function pathOf(element: string, shape: Attributes): string | null {
  const at = (name: string) => decimal(shape, name);
  switch (element) {
    case 'path':
      return shape.d ?? '';
    case 'polygon':
      return `M${shape.points}z`;
    case 'circle':
      return ellipse(at('cx'), at('cy'), at('r'), at('r'));
    case 'ellipse':
      return ellipse(at('cx'), at('cy'), at('rx'), at('ry'));
    case 'rect':
      if (shape.rx || shape.ry) throw new RangeError('a rectangle with round corners: convert it to a path');
      return `M${at('x')} ${at('y')}h${at('width')}v${at('height')}h${-at('width')}z`;
    default:
      return null;
  }
}

/** Colours this dark and without a hue are the colour of the text. */
const darkest = 1 / 3;
const leastHue = 40 / 255;

/**
 * Which of the two colours a shape has: a class says so, black is that of the text, and what has a hue is the accent.
 * @throws RangeError for white and greys, which the mark cannot show
 */
function isAccent({ class: names = '', fill = 'black' }: Attributes): boolean {
  if (/\baccent\b/.test(names)) return true;
  if (/\bink\b/.test(names) || fill === 'currentColor') return false;
  const colour = toRgb(fill);
  if (!colour) throw new RangeError(`fill="${fill}": give the shape one plain colour`);
  const { r, g, b } = colour;
  const brightest = Math.max(r, g, b);
  if (brightest - Math.min(r, g, b) > leastHue) return true;
  if (brightest <= darkest) return false;
  throw new RangeError(`white or grey (${fill}): the mark has only the colour of the text and the accent`);
}

function sheetOf(root: Attributes): { x: number; y: number; width: number; height: number } {
  const box = (root.viewBox ?? `0 0 ${root.width} ${root.height}`)
    .trim()
    .split(/[\s,]+/)
    .map(Number.parseFloat);
  const [x = 0, y = 0, width = 0, height = 0] = box;
  if (box.length === 4 && width > 0 && height > 0 && box.every(Number.isFinite))
    return { x, y, width, height };
  throw new RangeError('no viewBox="0 0 width height" in <svg>');
}

interface Shape {
  line: number;
  path: string;
  isAccent: boolean;
  /** In the accent, where no class says so. */
  colour: string | undefined;
}

const containers = new Set(['svg', 'g']);

/** The shapes below an element in its own units, in the order of the file; adds what is wrong with them. */
function shapesIn(element: SvgElement, outer: Attributes, problems: SvgError['problems'][number][]): Shape[] {
  const { name, line } = element;
  const own = attributesOf(element);
  const look = { ...outer, ...own };
  const complain = (reason: string) => problems.push({ line, reason });
  const attempt = <Value>(read: () => Value): Value | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      complain(error.message);
      return undefined;
    }
  };
  for (const reason of lostIn(own)) complain(reason);
  if (containers.has(name)) {
    const inherited = name === 'svg' ? {} : look;
    return element.children.flatMap((child) =>
      typeof child === 'string' ? [] : shapesIn(child, inherited, problems),
    );
  }
  // Without a shape in them, they draw nothing.
  if (name === 'defs' && [...elementsIn(element)].length === 1) return [];
  const path = attempt(() => pathOf(name, own));
  if (path === undefined) return [];
  if (path === null)
    complain(
      name === 'style'
        ? 'a style sheet: write fill="#…" or class="accent" at each shape'
        : `<${name}>: the only shapes allowed are path, polygon, circle, ellipse and rect`,
    );
  else if (look.fill === 'none')
    complain(`<${name}> without a fill: convert its stroke to an outline (“stroke to path”)`);
  else if (look['fill-rule'] === 'evenodd')
    complain(`<${name}> with fill-rule="evenodd": subtract its holes (“exclude”) and save it without`);
  else {
    attempt(() => commandsOf(path));
    const accent = attempt(() => isAccent(look));
    const colour = accent && !/\baccent\b/.test(look.class ?? '') ? look.fill : undefined;
    if (accent !== undefined) return [{ line, path, isAccent: accent, colour }];
  }
  return [];
}

const asItIs = 'or show the logo as it is: put the file into images/ and name it as logo.file in site.yaml';

/** Shapes that the mark would show in another colour, or in another order. */
function* changedShapes(shapes: readonly Shape[]): Generator<SvgError['problems'][number]> {
  const colours = shapes.flatMap(({ colour }) => colour ?? []);
  const other = shapes.find(({ colour }) => colour !== undefined && colour !== colours[0]);
  if (other) yield { line: other.line, reason: `${colours[0]} and ${other.colour} would be one colour` };
  for (const [index, shape] of shapes.entries()) {
    const below = shapes.slice(0, index).find((one) => one.isAccent && isOverlap(one.path, shape.path));
    if (!shape.isAccent && below)
      yield {
        line: shape.line,
        reason: `the mark draws this shape below that of line ${below.line}, which is the accent: write it before that one`,
      };
  }
}

/**
 * A cleaned mark: only its shapes, and which of them have the accent (class `accent`, or a fill that has a hue).
 * @throws RangeError with all that is wrong and what to do
 */
export function markOf(svg: string): Mark {
  const root = parseSvg(svg);
  const problems: SvgError['problems'][number][] = [];
  const shapes = shapesIn(root, {}, problems);
  if (problems.length === 0) problems.push(...changedShapes(shapes));
  if (problems.length > 0) {
    const last = problems.pop()!;
    throw new SvgError([...problems, { ...last, reason: `${last.reason}; ${asItIs}` }]);
  }
  const sheet = sheetOf(attributesOf(root));
  const scale = sheetHeight / sheet.height;
  const isPlaced = sheet.x === 0 && sheet.y === 0 && scale === 1;
  const joined = (wanted: boolean) =>
    shapes
      .filter((shape) => shape.isAccent === wanted)
      .map(({ path }) =>
        isPlaced && path.startsWith('M') ? path : placedPath(path, { x: -sheet.x, y: -sheet.y }, scale),
      )
      .join('');
  const ink = joined(false);
  if (ink === '')
    throw new RangeError(`no shape in the text colour: make one black, or give it class="ink"; ${asItIs}`);
  const [top, bottom] = extentOf(ink, 'y');
  const width = Math.round(sheet.width * scale * 100) / 100;
  if (width > 4 * sheetHeight)
    throw new RangeError(`more than four times as wide as high: leave the name out of it; ${asItIs}`);
  return {
    width,
    height: sheetHeight,
    ink,
    accent: joined(true),
    inkTop: Math.max(0, top),
    inkBottom: Math.min(sheetHeight, bottom),
  };
}

/**
 * The mark in a file of a site.
 * @param bytes its content; undefined where there is none
 * @param file as messages name it
 * @throws DataError, naming the file and lines, when it is missing or cannot be used
 */
export function readMark(bytes: Uint8Array | undefined, file: string): Mark {
  const place = { file, field: '(the whole file)' };
  const problem = (reason: string) => new DataError([{ ...place, reason }]);
  if (bytes === undefined)
    throw problem(
      'missing: the mark of the logo as an SVG; put it there, or name the logo as logo.file in site.yaml',
    );
  if (bytes.length > markBytes) throw problem(`too large: ${bytes.length} bytes, at most ${markBytes}`);
  try {
    return markOf(textOf(bytes, file));
  } catch (error) {
    if (error instanceof SvgError)
      throw new DataError(error.problems.map((one) => ({ ...place, ...one, field: '(the mark)' })));
    if (error instanceof RangeError) throw problem(error.message);
    throw error;
  }
}

/** The path data of an SVG as commands, for what has to be moved, made larger or measured. */

interface Command {
  /** M, L, c and so on. */
  letter: string;
  numbers: number[];
}

/** How many numbers a command takes at a time. */
const counts: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};
const number = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

/** The two flags of an arc need no space between them and before the next number. */
function arcNumbers(text: string): number[] {
  const one = '\\s*,?\\s*';
  const value = `(${number.source})`;
  const arc = new RegExp(`${one}${[value, value, value, '([01])', '([01])', value, value].join(one)}`, 'gi');
  return [...text.matchAll(arc)].flatMap(([, ...found]) => found.map(Number));
}

/**
 * Path data taken apart, one command for each step of the pen.
 * @throws RangeError when it is none
 */
function commandsOf(path: string): Command[] {
  if (!/^\s*m[\d\s.,e+a-z-]*$/i.test(path)) throw new RangeError('not path data: it begins with M');
  return [...path.matchAll(/([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi)].flatMap(([, letter = '', text = '']) => {
    const size = counts[letter.toLowerCase()] ?? 0;
    const numbers = letter.toLowerCase() === 'a' ? arcNumbers(text) : (text.match(number) ?? []).map(Number);
    if (size === 0) return [{ letter, numbers: [] }];
    if (numbers.length === 0 || numbers.length % size !== 0)
      throw new RangeError(`not path data: ${letter} with ${quantity(numbers.length, 'number')}`);
    return Array.from({ length: numbers.length / size }, (_, index) => ({
      // More pairs behind a move are lines.
      letter: index > 0 && letter === 'M' ? 'L' : index > 0 && letter === 'm' ? 'l' : letter,
      numbers: numbers.slice(index * size, (index + 1) * size),
    }));
  });
}

/** Which of the numbers of a command are on the vertical axis; the others are on the horizontal one. */
const isVertical = (letter: string, index: number) =>
  letter === 'v' || (letter === 'a' ? index === 1 || index === 6 : letter !== 'h' && index % 2 === 1);
/** Rotation and flags of an arc are not lengths. */
const isLength = (letter: string, index: number) => letter !== 'a' || index < 2 || index > 4;
const isRadius = (letter: string, index: number) => letter === 'a' && index < 2;

/**
 * Path data on another sheet: moved, then made larger. A first `m` becomes `M`, so that it can follow other
 * path data.
 */
function placedPath(path: string, move: { x: number; y: number }, scale: number): string {
  const commands = commandsOf(path).map(({ letter, numbers }, place) => {
    const kind = letter.toLowerCase();
    const isAbsolute = letter !== kind || place === 0;
    const placed = numbers.map((value, index) => {
      if (!isLength(kind, index)) return value;
      const offset = isVertical(kind, index) ? move.y : move.x;
      const moved = isAbsolute && !isRadius(kind, index) ? value + offset : value;
      return Math.round(moved * scale * 1000) / 1000;
    });
    return `${place === 0 ? 'M' : letter}${placed.join(' ')}`;
  });
  return commands.join('');
}

/**
 * The least and the greatest point on an axis. A curve lies within its control points, so the extent may be too large
 * but never too small.
 */
function extentOf(path: string, axis: 'x' | 'y'): [least: number, greatest: number] {
  const isOnAxis = (kind: string, index: number) =>
    isLength(kind, index) && !isRadius(kind, index) && isVertical(kind, index) === (axis === 'y');
  let at = 0;
  let start = 0;
  const seen: number[] = [];
  for (const [place, { letter, numbers }] of commandsOf(path).entries()) {
    const kind = letter.toLowerCase();
    const from = letter === kind && place > 0 ? at : 0;
    const points = numbers.filter((_, index) => isOnAxis(kind, index)).map((value) => value + from);
    const end = points.at(-1) ?? (kind === 'z' ? start : at);
    // An arc of up to half a circle reaches no further than its radius from the middle of its ends.
    if (kind === 'a')
      for (const sign of [-1, 1])
        points.push((at + end) / 2 + sign * Math.abs(numbers[axis === 'x' ? 0 : 1] ?? 0));
    seen.push(...points);
    at = end;
    if (kind === 'm') start = at;
  }
  return [Math.min(...seen), Math.max(...seen)];
}

/** Whether the boxes around two paths overlap. */
const isOverlap = (one: string, other: string): boolean =>
  (['x', 'y'] as const).every((axis) => {
    const [[a, b], [c, d]] = [extentOf(one, axis), extentOf(other, axis)];
    return a < d && c < b;
  });
