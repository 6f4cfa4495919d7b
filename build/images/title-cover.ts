import { inSteps, neutralField } from './neutral-prisms.ts';
import { noise } from './prisms.ts';

/** A number of 32 bits from a text (FNV-1a). */
const seedOf = (text: string): number =>
  Array.from(text.normalize()).reduce(
    (hash, character) => Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261,
  ) >>> 0;

interface Relief {
  /** The place of its middle. */
  column: number;
  row: number;
  /** -1 or 1 */
  direction: number;
  seed: number;
}

/** Heights from 0 to 1 at a place. */
const reliefs: readonly ((column: number, row: number, relief: Relief) => number)[] = [
  function rings(column, row, middle) {
    return 0.5 + 0.5 * Math.sin(Math.hypot(column - middle.column, row - middle.row) * 1.1);
  },
  function terraces(column, row, { direction, seed }) {
    const along = column * 0.7 + row * 0.7 * direction;
    return Math.min(1, Math.max(0, 0.4 + Math.floor(along * 0.8 + 0.9 * noise(column, row, seed)) * 0.14));
  },
  function ridge(column, row, middle) {
    return Math.max(0, 1 - Math.abs(column * 0.7 * middle.direction + row * 0.9 - middle.column * 0.6) / 3.4);
  },
  function pyramid(column, row, { seed, ...middle }) {
    const size = 3 + (seed % 4);
    const away = Math.max(Math.abs(column - middle.column), Math.abs(row - middle.row)) / size;
    return away > 1 ? 0.4 * Math.max(0, noise(column >> 1, row >> 1, seed) - 0.5) : 1 - 0.8 * away;
  },
  function court(column, row, { seed, ...middle }) {
    const isInside = Math.max(Math.abs(column - middle.column), Math.abs(row - middle.row)) < 3;
    return isInside ? 0 : 0.35 + 0.65 * noise(column >> 1, row >> 1, seed);
  },
  function town(column, row, { seed }) {
    return noise(column >> 1, row, seed) < 0.45 ? 0 : 0.25 + 0.75 * noise(column, row >> 1, seed + 1);
  },
];

/** A cover for a text without a picture. The same title always gives the same drawing, another title another one. */
export function titleCover(title: string): string {
  const seed = seedOf(title);
  const pick = (index: number, count: number): number => Math.floor(noise(seed, index) * count);
  const relief = reliefs[pick(1, reliefs.length)] ?? (() => 0);
  const radius = [34, 40, 47][pick(2, 3)] ?? 40;
  const middle: Relief = {
    column: pick(3, 5) - 2,
    row: pick(4, 5) - 2,
    direction: pick(5, 2) === 0 ? -1 : 1,
    seed: seed % 256,
  };
  const rise = (column: number, row: number) => relief(column, row, middle);
  const most = radius * (1.9 + 0.35 * pick(6, 4));
  // The accent is the highest prism near the middle.
  const near = [-2, -1, 0, 1, 2];
  const [highest] = near
    .flatMap((column) => near.map((row) => ({ column, row })))
    .toSorted((one, other) => {
      const [first, second] = [one, other].map(
        ({ column, row }) => rise(column, row) + 0.01 * noise(column, row, seed),
      );
      return (second ?? 0) - (first ?? 0);
    });
  return neutralField({
    width: 640,
    height: 440,
    radius,
    origin: [320, 270],
    reach: 14,
    strokeWidth: 1.1,
    cellAt({ column, row }) {
      const share = rise(column, row);
      const height = inSteps(8 + most * share, radius / 4);
      if (column === highest?.column && row === highest.row)
        return { height: height + radius / 2, tone: 'accent' };
      const level = share < 0.12 ? 0 : Math.round(share * 8) % 2 === 0 ? 1 : 2;
      return { height, tone: share > 0.72 ? 'dark' : 'stone', level };
    },
  });
}
