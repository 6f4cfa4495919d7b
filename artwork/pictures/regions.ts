/** An article's figure: eleven regions became three; the height of a column is its share of the traffic. */
import type { Drawing } from '../engine/drawing.ts';
import { linePath } from '../engine/path.ts';
import type { Point } from '../engine/path.ts';
import { prisms } from '../engine/prisms.ts';
import type { Column } from '../engine/prisms.ts';

const originY = 60;

const places: readonly Point[] = [
  [70, 150],
  [150, 96],
  [196, 190],
  [290, 120],
  [344, 214],
  [432, 110],
  [470, 200],
  [560, 150],
  [640, 96],
  [668, 214],
  [250, 250],
];

/** The regions that stay: which, how high, and which of the others they took over. */
const kept = [
  { region: 1, height: 84, tookOver: [0, 2, 3] },
  { region: 5, height: 150, tookOver: [4, 6, 10, 7] },
  { region: 9, height: 62, tookOver: [8] },
] as const;

/** Draws the regions; the busiest is ember. */
export function regions(): Drawing {
  const busiest = Math.max(...kept.map(({ height }) => height));
  const at = (region: number): Point => {
    const [x, y] = places[region] ?? [0, 0];
    return [x, y + originY];
  };
  const columns = places.flatMap(([x, y], region): Column[] => {
    const plan: Column = { at: [x, y], kind: 'plan' };
    const standing = kept.find((item) => item.region === region);
    if (!standing) return [plan];
    const material = standing.height === busiest ? 'ember' : 'formation';
    return [plan, { at: [x, y + 0.1], top: standing.height, material }];
  });
  const moves = kept.flatMap(({ region, tookOver }) =>
    tookOver.map((from) => linePath(at(from), at(region))),
  );
  return prisms({
    width: 760,
    height: 330,
    radius: 34,
    originX: 0,
    originY,
    columns,
    under: () => [{ ink: 'dashed', path: moves.join('') }],
  });
}
