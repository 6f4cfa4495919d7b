/** About: a mountain that counts the company's figures, column by column from the middle (SPEC section 2, About). */
import type { Drawing } from '../engine/drawing.ts';
import { field } from '../engine/field.ts';
import type { Material } from '../engine/inks.ts';
import { cellKey, groundDistance, Lattice } from '../engine/lattice.ts';
import { hash, rockNoise } from '../engine/noise.ts';
import { prisms, type Column } from '../engine/prisms.ts';

/** How many columns make a mountain, and how many stand on the sheet. */
const fewest = 60;
const most = 500;

type Level = { height: number; spread: number; material: Material; tone?: number };
const ground: Level = { height: 10, spread: 14, material: 'stone', tone: 1 };

/**
 * How high a part is and what it is made of, from the middle outwards: ember, the high ring, the terrace, the
 * low field.
 */
const levels: readonly Level[] = [
  { height: 250, spread: 26, material: 'ember' },
  { height: 130, spread: 34, material: 'formation' },
  { height: 58, spread: 20, material: 'stone', tone: 2 },
  ground,
];

/** Whether figures can be drawn: they are cumulative, so each must be larger than the one before. */
export function isMountain(steps: readonly number[]): boolean {
  const total = steps.at(-1) ?? 0;
  return (
    steps.length >= 2 &&
    steps.length <= levels.length &&
    total >= fewest &&
    total <= most &&
    steps.every((step, index) => step > (steps[index - 1] ?? 0))
  );
}

/**
 * The mountain and how many columns it has.
 * @param steps cumulative figures from the middle outwards, for which `isMountain` holds
 */
export function mountain(steps: readonly number[]): { drawing: Drawing; columns: number } {
  const width = 980;
  const height = 640;
  const radius = 19.5;
  const originX = 490;
  const originY = 372;
  const lattice = new Lattice({ radius, originX, originY });
  const candidates: { key: string; distance: number }[] = [];
  for (let q = -20; q <= 20; q++) {
    for (let r = -20; r <= 20; r++) {
      const [x, y] = lattice.screen(q, r);
      const ragged = 1 + (rockNoise(x / 130, y / 90, 4) - 0.5) * 0.34;
      const distance = groundDistance(x, y, originX, originY) * ragged + (hash(q, r, 4) - 0.5) * 20;
      candidates.push({ key: cellKey(q, r), distance });
    }
  }
  const ranked = candidates.toSorted((a, b) => a.distance - b.distance).slice(0, steps.at(-1));
  const rankOf = new Map(ranked.map(({ key }, rank) => [key, rank]));
  const levelAt = (q: number, r: number) => {
    const rank = rankOf.get(cellKey(q, r)) ?? Infinity;
    return levels[steps.findIndex((step) => rank < step)] ?? ground;
  };
  const { drawing, counts } = field({
    width,
    height,
    radius,
    originX,
    originY,
    bounds: [-200, -200, width + 200, height + 300],
    seed: 7,
    floor: 0,
    strataShare: 0.7,
    isClipped: false,
    kindAt: ({ q, r }) => (rankOf.has(cellKey(q, r)) ? 'solid' : null),
    heightAt: ({ q, r }) => {
      const level = levelAt(q, r);
      return level.height + hash(q, r, 6) * level.spread;
    },
    materialAt: ({ q, r }) => levelAt(q, r).material,
    toneAt: ({ q, r }) => levelAt(q, r).tone ?? 0,
  });
  return { drawing, columns: counts.solid };
}

/** A sample column of each part, for the legend beside the figures: in its material, higher for higher parts. */
export function mountainKeys(count: number): Record<string, Drawing> {
  const keys = levels.slice(0, count).map(({ height, material, tone = 0 }, part): [string, Drawing] => {
    const column: Column = { top: 6 + height / 9, material, tone };
    return [`k${part}`, prisms({ width: 38, height: 56, radius: 19, originY: 44, columns: [column] })];
  });
  return Object.fromEntries(keys);
}
