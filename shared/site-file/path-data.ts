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

/** The two flags of an arc may stand without a space between them and the number behind. */
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
export function commandsOf(path: string): Command[] {
  if (!/^\s*m[\d\s.,e+a-z-]*$/i.test(path)) throw new RangeError('not path data: it begins with M');
  return [...path.matchAll(/([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi)].flatMap(([, letter = '', text = '']) => {
    const size = counts[letter.toLowerCase()] ?? 0;
    const numbers = letter.toLowerCase() === 'a' ? arcNumbers(text) : (text.match(number) ?? []).map(Number);
    if (size === 0) return [{ letter, numbers: [] }];
    if (numbers.length === 0 || numbers.length % size !== 0)
      throw new RangeError(`not path data: ${letter} with ${numbers.length} numbers`);
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
/** Rotation and flags of an arc are no lengths. */
const isLength = (letter: string, index: number) => letter !== 'a' || index < 2 || index > 4;
const isRadius = (letter: string, index: number) => letter === 'a' && index < 2;

/**
 * Path data on another sheet: moved, then made larger. A first `m` becomes `M`, so that it can stand behind
 * other path data.
 */
export function placedPath(path: string, move: { x: number; y: number }, scale: number): string {
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
export function heightOf(path: string): { top: number; bottom: number } {
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
