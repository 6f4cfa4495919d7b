/** About: a mountain of exactly 500 columns, counted from the middle. */
import type { Drawing } from '../engine/drawing.ts';
import { field } from '../engine/field.ts';
import { cellKey, groundDistance, Lattice } from '../engine/lattice.ts';
import { hash, rockNoise } from '../engine/noise.ts';

/** What each part of the mountain counts, from the top down (SPEC.md section 2, About). */
export const mountainSteps = { years: 8, people: 100, clients: 250, projects: 500 } as const;

/** The mountain and how many columns it has: eight years of ember, a hundred people of basalt, and so on. */
export function mountain(): { drawing: Drawing; columns: number } {
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
  const ranked = candidates.toSorted((a, b) => a.distance - b.distance).slice(0, mountainSteps.projects);
  const rankOf = new Map(ranked.map(({ key }, rank) => [key, rank]));
  const rank = (q: number, r: number): number => rankOf.get(cellKey(q, r)) ?? Infinity;
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
      const chance = hash(q, r, 6);
      if (rank(q, r) < mountainSteps.years) return 250 + chance * 26;
      if (rank(q, r) < mountainSteps.people) return 130 + chance * 34;
      return rank(q, r) < mountainSteps.clients ? 58 + chance * 20 : 10 + chance * 14;
    },
    materialAt: ({ q, r }) => {
      if (rank(q, r) < mountainSteps.years) return 'ember';
      return rank(q, r) < mountainSteps.people ? 'formation' : 'stone';
    },
  });
  return { drawing, columns: counts.solid };
}
