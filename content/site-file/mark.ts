import { quantity } from '#shared/quantity.ts';
import { textOf } from './data-file.ts';
import { DataError } from './problem.ts';

/** The logo's mark as path data in two colours, that of the text and the accent. */
export interface Mark {
  /** Size of the sheet. All marks have the same height, so that lines and gaps around them have the same width. */
  width: number;
  height: number;
  /** Path data; the second is empty for a mark of one colour. */
  ink: string;
  accent: string;
  /** Vertical extent of the shapes in the colour of the text. */
  inkTop: number;
  inkBottom: number;
}

const sheetHeight = 26;
const markBytes = 50_000;

/** Elements that describe a shape and draw nothing. */
const silent = new Set(['title', 'desc', 'metadata']);

type Attributes = Readonly<Record<string, string>>;

function attributesOf(text: string): Attributes {
  const found = [...text.matchAll(/([\w:.-]+)\s*=\s*("[^"]*"|'[^']*')/g)];
  const attributes = Object.fromEntries(found.map(([, name = '', value = '']) => [name, value.slice(1, -1)]));
  const style = [...(attributes.style ?? '').matchAll(/([\w-]+)\s*:\s*([^;]+)/g)];
  return {
    ...attributes,
    ...Object.fromEntries(style.map(([, name = '', value = '']) => [name, value.trim()])),
  };
}

/** Why an SVG is refused for something that no mark may contain; null when it has none. */
function refuse(svg: string): string | null {
  if (/<!(DOCTYPE|ENTITY)/i.test(svg)) return 'a document type: remove that line';
  if (/<script|\son\w+\s*=|javascript:/i.test(svg)) return 'a script: the logo may contain only shapes';
  if (/<style/i.test(svg)) return 'a style sheet: write fill="#…" or class="accent" at each shape';
  if (/url\s*\(|@import/i.test(svg)) return 'a reference by url(): give the shape one plain colour';
  if (/\s(xlink:)?href\s*=/i.test(svg)) return 'a reference to something else: draw the shape itself';
  if (/\stransform\s*=/i.test(svg)) return 'a transform: apply it to the paths in your drawing program';
  return null;
}

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

/** Black, white and greys are the colour of the text, all others the accent; a class overrides that. */
function isAccent({ class: names = '', fill = 'currentColor' }: Attributes): boolean {
  if (/\baccent\b/.test(names)) return true;
  if (/\bink\b/.test(names) || /^(currentColor|black|white|gr[ae]y)$/i.test(fill)) return false;
  const [, hex] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(fill) ?? [];
  if (hex === undefined) return true;
  const parts = hex.match(hex.length === 3 ? /./g : /../g) ?? [];
  const channels = parts.map((part) => Number.parseInt(part.length === 1 ? part + part : part, 16));
  return Math.max(...channels) - Math.min(...channels) > 40;
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

/** The shapes of a drawing in its own units, each with its own attributes and those inherited from its groups. */
function shapesOf(svg: string): { root: Attributes; shapes: { path: string; look: Attributes }[] } {
  const open: { element: string; look: Attributes }[] = [];
  const shapes: { path: string; look: Attributes }[] = [];
  let root: Attributes = {};
  for (const [, end, element = '', text = '', selfClosed] of svg.matchAll(
    /<(\/?)([\w:-]+)([^<>]*?)(\/?)>/g,
  )) {
    if (end) {
      open.pop();
      continue;
    }
    const own = attributesOf(text);
    const look = { ...open.at(-1)?.look, ...own };
    if (element === 'svg') root = own;
    if (!selfClosed) open.push({ element, look: element === 'svg' ? {} : look });
    if (element === 'svg' || element === 'g' || open.some((one) => silent.has(one.element))) continue;
    if (silent.has(element)) continue;
    const path = pathOf(element, own);
    if (path === null)
      throw new RangeError(
        `<${element}>: the only shapes allowed are path, polygon, circle, ellipse and rect`,
      );
    if (look.fill === 'none')
      throw new RangeError(
        `<${element}> without a fill: convert its stroke to an outline (“stroke to path”)`,
      );
    if (look['fill-rule'] === 'evenodd')
      throw new RangeError(
        `<${element}> with fill-rule="evenodd": subtract its holes (“exclude”) and save it without`,
      );
    commandsOf(path);
    shapes.push({ path, look });
  }
  return { root, shapes };
}

/**
 * A cleaned mark: only its shapes, and which of them have the accent (class `accent`, or a fill that is not grey).
 * @throws RangeError with what is wrong and what to do
 */
export function markOf(svg: string): Mark {
  const text = svg.replace(/<!--[^]*?-->|<\?[^]*?\?>/g, '');
  if (!/<svg[\s>]/i.test(text)) throw new RangeError('not an SVG');
  const refused = refuse(text);
  if (refused) throw new RangeError(refused);
  const { root, shapes } = shapesOf(text);
  const sheet = sheetOf(root);
  const scale = sheetHeight / sheet.height;
  const isPlaced = sheet.x === 0 && sheet.y === 0 && scale === 1;
  const joined = (wanted: boolean) =>
    shapes
      .filter(({ look }) => isAccent(look) === wanted)
      .map(({ path }) =>
        isPlaced && path.startsWith('M') ? path : placedPath(path, { x: -sheet.x, y: -sheet.y }, scale),
      )
      .join('');
  const ink = joined(false);
  if (ink === '') throw new RangeError('no shape in the text colour: make one black, or give it class="ink"');
  const { top, bottom } = heightOf(ink);
  const width = Math.round(sheet.width * scale * 100) / 100;
  if (width > 4 * sheetHeight)
    throw new RangeError('more than four times as wide as high: leave the name out of it');
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
 * @throws DataError, naming the file, when it is missing or cannot be used
 */
export function readMark(bytes: Uint8Array | undefined, file: string): Mark {
  const problem = (reason: string) => new DataError([{ file, field: '(the whole file)', reason }]);
  if (bytes === undefined) throw problem('missing: the mark of the logo as an SVG');
  if (bytes.length > markBytes) throw problem(`too large: ${bytes.length} bytes, at most ${markBytes}`);
  try {
    return markOf(textOf(bytes, file));
  } catch (error) {
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
 * The uppermost and the lowest point. A curve lies within its control points, so the height may be too large but never
 * too small.
 */
function heightOf(path: string): { top: number; bottom: number } {
  let y = 0;
  let startY = 0;
  const seen: number[] = [];
  for (const [place, { letter, numbers }] of commandsOf(path).entries()) {
    const kind = letter.toLowerCase();
    const from = letter === kind && place > 0 ? y : 0;
    const points = numbers
      .filter((_, index) => isVertical(kind, index) && !isRadius(kind, index))
      .map((value) => value + from);
    const end = points.at(-1) ?? (kind === 'z' ? startY : y);
    // An arc of up to half a circle reaches no further than its radius from the middle of its ends.
    if (kind === 'a')
      for (const sign of [-1, 1]) points.push((y + end) / 2 + sign * Math.abs(numbers[1] ?? 0));
    seen.push(...points);
    y = end;
    if (kind === 'm') startY = y;
  }
  return { top: Math.min(...seen), bottom: Math.max(...seen) };
}
