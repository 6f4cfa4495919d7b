import { converter } from 'culori';
import type { Mark } from '#content/site-file/configured-site.ts';
import { textOf } from '#content/site-file/data-file.ts';
import { DataError } from '#content/site-file/problem.ts';
import { extentOf, isOverlap, parsePath, placePath } from './path-data.ts';
import { elementsIn, parseSvg, SvgError, type SvgElement } from './svg-file.ts';

const toRgb = converter('rgb');

const sheetHeight = 26;
const markBytes = 50_000;

type Attributes = Readonly<Record<string, string>>;

/** The attributes of an element, and what its `style` says. */
function lookOf({ attributes }: SvgElement): Attributes {
  const style = [...(attributes.get('style') ?? '').matchAll(/([\w-]+)\s*:\s*([^;]+)/g)];
  return {
    ...Object.fromEntries(attributes),
    ...Object.fromEntries(
      style.map(([, name = '', value = '']) => [name, value.replace(/!\s*important/i, '').trim()]),
    ),
  };
}

/** What a mark, which is two paths, does not keep; each with what to do. */
const unkept: Readonly<Record<string, string>> = {
  transform: 'a transform: apply it to the paths in your drawing program',
  stroke: 'a stroke: convert it to an outline (“stroke to path”)',
  opacity: 'opacity: use a solid colour',
  'fill-opacity': 'opacity: use a solid colour',
  'clip-path': 'a clip path: cut the shape itself',
  mask: 'a mask: cut the shape itself',
  filter: 'a filter: remove it',
};
const unset = /^(none|1|100%|matrix\(1[ ,]+0[ ,]+0[ ,]+1[ ,]+0[ ,]+0\))?$/;

const listLost = (look: Attributes): string[] =>
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
      if (shape.rx || shape.ry)
        throw new RangeError('a rectangle with rounded corners: convert it to a path');
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
  throw new RangeError(
    `white or grey (${fill}), which the mark cannot show: cut a hole instead, or give the shape class="ink" or class="accent"`,
  );
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

/** Figma writes `fill="none"` at the root of every file, and a fill at each shape. */
const inheritedFromRoot = (own: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(own).filter(
      ([name, value]) => name === 'visibility' || (name === 'fill' && value !== 'none'),
    ),
  );

const containers = new Set(['svg', 'g']);

/** The shapes below an element in its own units, in the order of the file; adds what is wrong with them. */
function shapesIn(element: SvgElement, outer: Attributes, problems: SvgError['problems'][number][]): Shape[] {
  const { name, line } = element;
  const own = lookOf(element);
  if (own.display === 'none') return [];
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
  for (const reason of listLost(own)) complain(reason);
  if (containers.has(name)) {
    const inherited = name === 'svg' ? { ...outer, ...inheritedFromRoot(own) } : look;
    return element.children.flatMap((child) =>
      typeof child === 'string' ? [] : shapesIn(child, inherited, problems),
    );
  }
  if (/^(hidden|collapse)$/.test(look.visibility ?? '')) return [];
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
    attempt(() => parsePath(path));
    const accent = attempt(() => isAccent(look));
    const colour = accent && !/\baccent\b/.test(look.class ?? '') ? look.fill : undefined;
    if (accent !== undefined) return [{ line, path, isAccent: accent, colour }];
  }
  return [];
}

const asItIs = 'or show the logo as it is: put the file into images/ and set it as logo.file in site.yaml';

/** Shapes that the mark would show in another colour, or in another order. */
function* changedShapes(shapes: readonly Shape[]): Generator<SvgError['problems'][number]> {
  const colours = shapes.flatMap(({ colour }) => colour ?? []);
  const other = shapes.find(({ colour }) => colour !== undefined && colour !== colours[0]);
  if (other)
    yield {
      line: other.line,
      reason: `${colours[0]} and ${other.colour} would both become the accent: use one of them, or give one shape class="ink"`,
    };
  for (const [index, shape] of shapes.entries()) {
    const below = shapes.slice(0, index).find((one) => one.isAccent && isOverlap(one.path, shape.path));
    if (!shape.isAccent && below)
      yield {
        line: shape.line,
        reason: `the accent shape in line ${below.line} would cover this one: move this shape above line ${below.line} in the file`,
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
  const sheet = sheetOf(lookOf(root));
  const scale = sheetHeight / sheet.height;
  const isPlaced = sheet.x === 0 && sheet.y === 0 && scale === 1;
  const joined = (wanted: boolean) =>
    shapes
      .filter((shape) => shape.isAccent === wanted)
      .map(({ path }) =>
        isPlaced && path.startsWith('M') ? path : placePath(path, { x: -sheet.x, y: -sheet.y }, scale),
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
      'missing: the mark of the logo as an SVG; put it there, or set the logo as logo.file in site.yaml',
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
