import { describe, expect, it } from 'vitest';
import { cellKey, disc, Lattice, neighbourAcross, ring } from './engine/lattice.ts';
import { polygonPath, stamp } from './engine/path.ts';

const flat = new Lattice({ radius: 10, rotation: 0, squash: 1, heightScale: 1 });

describe('lattice', () => {
  it('has regular hexagons: every corner one radius from the middle, every neighbour one pitch away', () => {
    for (const [x, y] of flat.corners) expect(Math.hypot(x, y)).toBeCloseTo(10);
    for (const [q, r] of neighbourAcross) {
      expect(Math.hypot(...flat.screen(q, r))).toBeCloseTo(10 * Math.sqrt(3));
    }
  });

  it('shares the two corners of a side with the neighbour across it', () => {
    const lattice = new Lattice({ radius: 33, originX: 40, originY: 20 });
    const named = ([x, y]: readonly [number, number]): string => `${x.toFixed(6)} ${y.toFixed(6)}`;
    const own = lattice.hexagonAt(lattice.screen(2, -1)).map(named);
    neighbourAcross.forEach(([q, r], side) => {
      const theirs = new Set(lattice.hexagonAt(lattice.screen(2 + q, -1 + r)).map(named));
      const shared = own.filter((corner) => theirs.has(corner));
      expect(new Set(shared)).toEqual(new Set([own[side], own[(side + 1) % 6]]));
    });
  });

  it('shows three sides to the site camera, one in each light', () => {
    const { sides } = new Lattice({ radius: 30 });
    const fromLeft = sides.toSorted((a, b) => b.facing - a.facing).map(({ light }) => light);
    expect(fromLeft).toEqual(['left', 'front', 'right']);
  });

  it('raises a column straight up by its height times the height scale', () => {
    const lattice = new Lattice({ radius: 30 });
    const [x, y] = lattice.screen(3, 2);
    expect(lattice.screen(3, 2, 100)).toEqual([x, y - 88]);
  });

  it('counts 6, 12, 18 cells around the middle, none of them twice', () => {
    expect([1, 2, 3].map((distance) => ring(distance).length)).toEqual([6, 12, 18]);
    expect(new Set(disc(3).map(([q, r]) => cellKey(q, r))).size).toBe(37);
  });

  it('refuses a corner that no hexagon has', () => {
    expect(() => flat.corner(-1)).toThrow(RangeError);
  });
});

describe('path', () => {
  it('writes tenths without leading zeros and closes the outline', () => {
    expect(
      polygonPath([
        [0.52, 0],
        [10.06, -0.49],
        [9, 9],
      ]),
    ).toBe('M.5 0l9.6-.5-1.1 9.5z');
  });

  it('cannot drift: steps add up to the rounded corners', () => {
    const thirds = Array.from({ length: 30 }, (_, index) => [index / 3, index / 7] as const);
    const steps = [...polygonPath(thirds).matchAll(/-?\d*\.?\d+/g)].map(([number]) => Number(number));
    const x = steps.filter((_, index) => index % 2 === 0).reduce((sum, step) => sum + step, 0);
    expect(x).toBeCloseTo(Math.round((29 / 3) * 10) / 10, 5);
  });

  it('stamps the same steps at every place', () => {
    const print = stamp([
      [0, -10],
      [8.66, -5],
      [8.66, 5],
    ]);
    expect(print([100, 50])).toBe('M100 40l8.7 5 0 10z');
    expect(print([3.04, 7.3])).toBe('M3-2.7l8.7 5 0 10z');
  });
});
