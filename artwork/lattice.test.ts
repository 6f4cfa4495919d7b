import { describe, expect, it } from 'vitest';
import { Lattice, neighbourAcross } from './engine/lattice.ts';
import { polygonPath } from './engine/path.ts';

describe('lattice', () => {
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
});

describe('path', () => {
  it('cannot drift: steps add up to the rounded corners', () => {
    const thirds = Array.from({ length: 30 }, (_, index) => [index / 3, index / 7] as const);
    const steps = [...polygonPath(thirds).matchAll(/-?\d*\.?\d+/g)].map(([number]) => Number(number));
    const x = steps.filter((_, index) => index % 2 === 0).reduce((sum, step) => sum + step, 0);
    expect(x).toBeCloseTo(Math.round((29 / 3) * 10) / 10, 5);
  });
});
