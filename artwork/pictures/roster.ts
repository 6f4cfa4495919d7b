/** Careers: a column for each of the people who work here, and one that is only drawn for each open role. */
import type { Drawing } from '../engine/drawing.ts';
import { field } from '../engine/field.ts';
import type { Place } from '../engine/column.ts';
import type { Field, FieldOptions } from '../engine/field.ts';
import { cellKey, Lattice } from '../engine/lattice.ts';
import { clamp, hash, layered, rockNoise, smooth } from '../engine/noise.ts';
import type { Point } from '../engine/path.ts';
import type { Spot } from '../picture.ts';

/** How many people work here, and how many roles are open. */
export type RosterCounts = { people: number; openRoles: number };

/** Whether the roster can be drawn: fewer leave gaps, more overlap, and too many open roles hide the people. */
export function isRoster({ people, openRoles }: RosterCounts): boolean {
  return people >= 80 && people + openRoles <= 125 && openRoles >= 1 && openRoles <= 12;
}

/** A composition of the same people: who stands where, and how high. */
type Composition = Pick<FieldOptions, 'width' | 'height' | 'radius' | 'bounds' | 'materialAt'> & {
  /** How good a place is: the lowest values are taken first. `null` where nobody can stand. */
  rank: (place: Place) => number | null;
  /** Points near which five open roles stand; another number is spread along the line through them. */
  openNear: readonly Point[];
  heightAt: (place: Place, isOpen: boolean) => number;
};

/** A roster with the counted numbers, and the tops of the open roles from the left. */
export type Roster = { drawing: Drawing; openTops: readonly Spot[] } & RosterCounts;

/** Spreads `count` points along the line through the points of `way`. */
function spread(way: readonly Point[], count: number): readonly Point[] {
  if (count === way.length) return way;
  return Array.from({ length: count }, (_, index): Point => {
    const place = ((index + 0.5) / count) * way.length - 0.5;
    const before = clamp(Math.floor(place), 0, way.length - 2);
    const from = way[before]!;
    const to = way[before + 1]!;
    const share = place - before;
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  });
}

function roster(
  { people, openRoles }: RosterCounts,
  { rank, openNear, heightAt, ...options }: Composition,
): Roster {
  const lattice = new Lattice({ radius: options.radius });
  const candidates: { place: Place; rank: number }[] = [];
  for (let q = -60; q <= 60; q++) {
    for (let r = -60; r <= 60; r++) {
      const [x, y] = lattice.screen(q, r);
      const place: Place = { q, r, x, y };
      const value = rank(place);
      if (value !== null) candidates.push({ place, rank: value });
    }
  }
  const taken = candidates.toSorted((a, b) => a.rank - b.rank).slice(0, people + openRoles);
  const keys = new Set(taken.map(({ place }) => cellKey(place.q, place.r)));
  const open = new Set<string>();
  for (const [x, y] of spread(openNear, openRoles)) {
    const distance = ({ place }: { place: Place }): number => Math.hypot(place.x - x, place.y - y);
    const nearest = taken
      .map((one) => ({ key: cellKey(one.place.q, one.place.r), distance: distance(one) }))
      .toSorted((a, b) => a.distance - b.distance)
      .find(({ key }) => !open.has(key));
    if (nearest) open.add(nearest.key);
  }
  const { drawing, counts }: Field = field({
    ...options,
    originX: 0,
    originY: 0,
    seed: 12,
    floor: 0,
    strataShare: 0.8,
    isClipped: false,
    kindAt: ({ q, r }) => {
      if (!keys.has(cellKey(q, r))) return null;
      return open.has(cellKey(q, r)) ? 'drawn' : 'solid';
    },
    heightAt: (place) => heightAt(place, open.has(cellKey(place.q, place.r))),
  });
  const percent = (value: number, whole: number): number => Math.round((value / whole) * 10000) / 100;
  const openTops = taken
    .filter(({ place }) => open.has(cellKey(place.q, place.r)))
    .map(({ place }): Spot => {
      const [x, y] = lattice.screen(place.q, place.r, heightAt(place, true));
      return { left: percent(x, options.width), top: percent(y, options.height) };
    })
    .toSorted((a, b) => a.left - b.left);
  return { drawing, people: counts.solid, openRoles: counts.drawn, openTops };
}

/** For wide pages; all of them stand on the sheet. Set `--a-line` to ember, so that the open roles glow. */
export function rosterWide(counts: RosterCounts): Roster {
  return roster(counts, {
    width: 1312,
    height: 520,
    radius: 34,
    bounds: [100, 200, 1300, 600],
    rank: ({ q, r, x, y }) => {
      if (x < 150 || x > 1276) return null;
      return Math.abs(y - 392 + (x - 720) * 0.02) + (hash(q, r, 2) - 0.5) * 22 + Math.max(0, 340 - x) * 0.5;
    },
    openNear: [
      [290, 420],
      [510, 440],
      [700, 372],
      [890, 425],
      [1100, 395],
    ],
    heightAt: ({ x, y, q, r }, isOpen) => {
      const base = y < 366 ? 150 : y < 396 ? 110 : y < 420 ? 70 : 36;
      if (isOpen) return layered(base + 74, 4);
      const slope = 0.42 + 0.58 * smooth(180, 720, x);
      const hills = rockNoise(x / 160, 2, 5) * 40 * smooth(320, 720, x);
      return layered((base + hash(q, r, 9) * 64) * slope + hills, 4);
    },
    materialAt: ({ x, y, q, r }) =>
      y < 400 && x + (hash(q, r, 3) - 0.5) * 160 > 460 ? 'formation' : 'stone',
  });
}

/** For phones. */
export function rosterNarrow(counts: RosterCounts): Roster {
  return roster(counts, {
    width: 420,
    height: 330,
    radius: 19,
    bounds: [-20, 60, 440, 400],
    rank: ({ q, r, x, y }) => (x < 20 || x > 400 ? null : Math.abs(y - 228) + (hash(q, r, 2) - 0.5) * 12),
    openNear: [
      [50, 272],
      [140, 236],
      [220, 280],
      [300, 226],
      [372, 268],
    ],
    heightAt: ({ y, q, r }, isOpen) => {
      const base = clamp((300 - y) / 130) * 110 + 8;
      return isOpen ? base + 46 : layered(base * 0.8 + hash(q, r, 9) * 34, 4);
    },
    materialAt: ({ y, q, r }) => (y < 226 && hash(q, r, 3) > 0.12 ? 'formation' : 'stone'),
  });
}
