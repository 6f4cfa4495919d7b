/** Webinars: a month as a comb. Words and dates are the page's; the geometry is here. */
import { polygonPath, shortNumber, uprightHexagon } from '../engine/path.ts';

/** A comb of seven columns by six rows, in units of its `viewBox`. */
export type MonthComb = {
  viewBox: string;
  /** Path of one cell around the point (0, 0): `<path d={cell} transform="translate(x y)">`. */
  cell: string;
  /** Horizontal middles of the seven weekday names, and their baseline. */
  weekdays: { x: number[]; y: number };
  /** The middles of the cells, row after row; the first day stands at the index of its weekday. */
  places: { x: number; y: number }[];
  /** `viewBox` for a month that fills only 4, 5 or 6 rows. */
  viewBoxByRows: Record<4 | 5 | 6, string>;
};

/** Lays out the comb. */
export function monthComb(): MonthComb {
  const radius = 29;
  const stepX = radius * Math.sqrt(3);
  const stepY = radius * 1.5;
  const width = 7.5 * stepX + 8;
  const round = (value: number): number => Math.round(value * 10) / 10;
  const sheet = (rows: number): string => {
    return `0 0 ${shortNumber(width)} ${shortNumber(rows * stepY + radius * 0.5 + 34)}`;
  };
  const columns = Array.from({ length: 7 }, (_, column) => 4 + stepX * (column + 0.5));
  return {
    viewBox: sheet(6),
    viewBoxByRows: { 4: sheet(4), 5: sheet(5), 6: sheet(6) },
    cell: polygonPath(uprightHexagon([0, 0], radius - 1.5)),
    // Between the places of even and of odd rows, which are half a step apart.
    weekdays: { x: columns.map((x) => round(x + stepX / 4)), y: 14 },
    places: Array.from({ length: 6 }, (_, row) =>
      columns.map((x) => ({ x: round(x + ((row % 2) * stepX) / 2), y: round(28 + radius + row * stepY) })),
    ).flat(),
  };
}
