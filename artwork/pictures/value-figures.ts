/** Careers: the three values. Innovation is drawn first, growth is added on, impact is felt around. */
import type { Drawing } from '../engine/drawing.ts';
import { disc } from '../engine/lattice.ts';
import { prisms } from '../engine/prisms.ts';
import type { Column } from '../engine/prisms.ts';

const sheet = { width: 260, height: 190, radius: 25 };

/** One tall drawn column over a ground that is only partly built. */
export function innovation(): Drawing {
  const columns = disc(2).map(([q, r], index): Column => {
    if (index === 0) return { q, r, top: 96, kind: 'drawn' };
    if (index < 7 && index % 3 !== 0) return { q, r, top: 10 + index * 4, tone: index % 3 };
    return { q, r, kind: 'plan' };
  });
  return prisms({ ...sheet, originY: 128, columns });
}

/** A stair that rises to the right. */
export function growth(): Drawing {
  const cells = [
    [-2, 0],
    [-1, 0],
    [0, 0],
    [1, 0],
    [2, 0],
    [-2, 1],
    [-1, 1],
    [0, 1],
    [1, 1],
    [-1, -1],
    [0, -1],
    [1, -1],
    [2, -1],
  ] as const;
  const columns = cells.map(([q, r]): Column => ({
    q,
    r,
    top: 10 + (q + 2) * 22 - Math.abs(r) * 8,
    tone: (q + r + 9) % 3,
    material: q === 2 && r === 0 ? 'ember' : q > 0 ? 'formation' : 'stone',
  }));
  return prisms({ ...sheet, originY: 134, columns });
}

/** A wave that runs out from one column. */
export function impact(): Drawing {
  const columns = disc(2).map(([q, r], index): Column => ({
    q,
    r,
    top: index === 0 ? 66 : index < 7 ? 12 : 34,
    tone: index % 3,
    material: index === 0 ? 'ember' : index > 6 ? 'formation' : 'stone',
  }));
  return prisms({ ...sheet, originY: 118, columns });
}
