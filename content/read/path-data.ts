import { quantity } from '#shared/quantity.ts';

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
export function parsePath(path: string): Command[] {
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
export function placePath(path: string, move: { x: number; y: number }, scale: number): string {
  const commands = parsePath(path).map(({ letter, numbers }, place) => {
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
export function extentOf(path: string, axis: 'x' | 'y'): [least: number, greatest: number] {
  const isOnAxis = (kind: string, index: number) =>
    isLength(kind, index) && !isRadius(kind, index) && isVertical(kind, index) === (axis === 'y');
  let at = 0;
  let start = 0;
  const seen: number[] = [];
  for (const [place, { letter, numbers }] of parsePath(path).entries()) {
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
export const isOverlap = (one: string, other: string): boolean =>
  (['x', 'y'] as const).every((axis) => {
    const [[a, b], [c, d]] = [extentOf(one, axis), extentOf(other, axis)];
    return a < d && c < b;
  });
