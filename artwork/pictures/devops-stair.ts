/** DevOps: a stair of twelve that closes on itself, and the comb of the same cells in plan. */
import type { Drawing, Progress } from '../engine/drawing.ts';
import { disc, Lattice, ring } from '../engine/lattice.ts';
import { prisms } from '../engine/prisms.ts';
import type { Column } from '../engine/prisms.ts';
import type { Spot } from '../picture.ts';
import { byAngle, distanceFromMiddle, twelveAround } from './cells.ts';

const sheet = { width: 560, height: 500, radius: 44, originY: 340 };
/** Indices in the outer and in the inner ring of the first step there. */
const firstStep = 5;
const firstInner = 2;
const topOf = (step: number): number => 14 + step * 18;

/**
 * Twelve steps around seven places on the plan; the highest is hot and stands beside the lowest. Finished, the stair
 * goes on over the seven, up to the one in the middle.
 */
export function devopsHero(progress: Progress = 'under way'): Drawing {
  const isFinished = progress === 'finished';
  const stair = twelveAround().map(([q, r], index): Column => {
    const step = (index - firstStep + 12) % 12;
    const material = step === 11 && !isFinished ? 'ember' : step > 6 ? 'formation' : 'stone';
    return { q, r, top: topOf(step), material, tone: index % 3 };
  });
  const inner = [...byAngle(ring(1)), [0, 0] as const];
  const plan = disc(1).map(([q, r]): Column => ({ q, r, kind: 'plan' }));
  const innerSteps = inner.map(([q, r], index): Column => {
    // Around the ring from beside the twelfth step; the middle comes last.
    const step = 12 + (index === 6 ? 6 : (index - firstInner + 6) % 6);
    return { q, r, top: topOf(step), material: index === 6 ? 'ember' : 'formation', tone: index % 3 };
  });
  if (isFinished) return prisms({ ...sheet, columns: [...stair, ...innerSteps] });
  return prisms({ ...sheet, columns: [...plan, ...stair] });
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
