/** Cybersecurity: ten columns around one, two places left open to look in; and rule books counted in hexagons. */
import type { Drawing, Progress } from '../engine/drawing.ts';
import { cellKey, firstRing, Lattice } from '../engine/lattice.ts';
import { hash } from '../engine/noise.ts';
import { polygonPath, uprightHexagon } from '../engine/path.ts';
import { prisms } from '../engine/prisms.ts';
import type { Column } from '../engine/prisms.ts';
import type { Spot } from '../picture.ts';
import { twelveAround } from './cells.ts';

/**
 * The wall, and the middle of the top of each of its ten columns, in the order of the ten services.
 * @param gap the index of a column that is only drawn, low enough to look in
 * @param progress finished, the two that are left open stand too
 */
export function securityWall(
  gap?: number,
  progress: Progress = 'under way',
): { drawing: Drawing; numbers: Spot[] } {
  const width = 620;
  const height = 480;
  const radius = 46;
  const originY = 330;
  const lattice = new Lattice({ radius, originX: width / 2, originY });
  const around = twelveAround();
  const isFinished = progress === 'finished';
  const open = new Set(isFinished ? [] : ['-1,2', '0,2']);
  const isOpen = ([q, r]: readonly [number, number]): boolean => open.has(cellKey(q, r));
  // Numbers run clockwise from the first column after the opening.
  const start = around.findIndex(([q, r]) => cellKey(q, r) === '-1,2') + 1;
  const wall = [...around.slice(start), ...around.slice(0, start)].filter((cell) => !isOpen(cell));
  const heightOf = (q: number, r: number): number => {
    const depth = lattice.screen(q, r)[1] - originY;
    const base = depth < -30 ? 190 : depth < 10 ? 150 : depth < 40 ? 92 : 66;
    return base + hash(q, r, 5) * 30;
  };
  const columns: Column[] = [
    { q: 0, r: 0, top: 64, material: 'ember' },
    ...(isFinished ? [] : firstRing.map(([q, r]): Column => ({ q, r, kind: 'plan' }))),
    ...around.filter(isOpen).map(([q, r]): Column => ({ q, r, top: 26, kind: 'drawn' })),
    ...wall.map(([q, r], index): Column =>
      index === gap
        ? { q, r, top: 26, kind: 'drawn' }
        : { q, r, top: heightOf(q, r), tone: index % 3, material: 'formation' },
    ),
  ];
  const percent = (value: number, whole: number): number => Math.round((value / whole) * 10000) / 100;
  const numbers = wall.map(([q, r]): Spot => {
    const [x, y] = lattice.screen(q, r, heightOf(q, r));
    return { left: percent(x, width), top: percent(y, height) };
  });
  return { drawing: prisms({ width, height, radius, originY, columns }), numbers };
}

/** One hexagon for each rule of a book: the first `solid` of `total` are built, the rest are outlines. */
export function ruleBook(total: number, solid: number, perRow: number): Drawing {
  const radius = 5.2;
  const stepX = radius * Math.sqrt(3) + 1.2;
  const stepY = radius * 1.5 + 1.4;
  const cells = Array.from({ length: total }, (_, index): string => {
    const row = Math.floor(index / perRow);
    const x = radius + 1 + (index % perRow) * stepX + ((row % 2) * stepX) / 2;
    return polygonPath(uprightHexagon([x, radius + 1 + row * stepY], radius));
  });
  return {
    width: Math.ceil(perRow * stepX + stepX / 2 + radius),
    height: Math.ceil(Math.ceil(total / perRow) * stepY + radius + 2),
    marks: [
      { ink: 'ember-flat', path: cells.slice(0, solid).join('') },
      { ink: 'control-line', path: cells.slice(solid).join('') },
    ],
  };
}
