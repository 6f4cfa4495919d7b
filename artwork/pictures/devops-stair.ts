/** DevOps: a stair of twelve that closes on itself, and the comb of the same cells in plan. */
import type { Drawing } from '../engine/drawing.ts';
import { disc, Lattice } from '../engine/lattice.ts';
import { prisms } from '../engine/prisms.ts';
import type { Column } from '../engine/prisms.ts';
import type { Spot } from '../picture.ts';
import { distanceFromMiddle, twelveAround } from './cells.ts';

/** Twelve steps around seven places on the plan; the highest is hot and stands beside the lowest. */
export function devopsHero(): Drawing {
  const firstStep = 5;
  const stair = twelveAround().map(([q, r], index): Column => {
    const step = (index - firstStep + 12) % 12;
    const material = step === 11 ? 'ember' : step > 6 ? 'formation' : 'stone';
    return { q, r, top: 14 + step * 18, material, tone: index % 3 };
  });
  const plan = disc(1).map(([q, r]): Column => ({ q, r, kind: 'plan' }));
  return prisms({ width: 560, height: 500, radius: 44, originY: 340, columns: [...plan, ...stair] });
}

/** A cell of a comb for words: its middle in per cent of the box, and how many rings it lies from the middle. */
export type CombCell = Spot & { ring: number };

/**
 * An upright comb in plan view, the middle first, then ring after ring clockwise from the upper left.
 * @returns the cells, and the size of a cell in per cent of the box; `ratio` is the box's width over its height
 */
export function comb(rings: number): {
  cells: CombCell[];
  cell: { width: number; height: number };
  ratio: number;
} {
  const lattice = new Lattice({ radius: 1, rotation: 0, squash: 1 });
  const width = Math.sqrt(3) * (2 * rings + 1);
  const height = 3 * rings + 2;
  const round = (value: number): number => Math.round(value * 1000) / 1000;
  const cells = disc(rings).map((cell): CombCell => {
    const [x, y] = lattice.screen(...cell);
    return {
      left: round((x / width + 0.5) * 100),
      top: round((y / height + 0.5) * 100),
      ring: distanceFromMiddle(cell),
    };
  });
  const cell = { width: round((100 * Math.sqrt(3)) / width), height: round(200 / height) };
  return { cells, cell, ratio: round(width / height) };
}
