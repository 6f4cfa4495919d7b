/** Sitemap: one column for each page; its height is its place in the tree. */
import type { Drawing } from '../engine/drawing.ts';
import { cellKey, disc, ring } from '../engine/lattice.ts';
import { prisms } from '../engine/prisms.ts';
import type { Column } from '../engine/prisms.ts';
import { twelveAround } from './cells.ts';

/** Home, the main pages around it, the pages below those (SPEC.md section 2, without admin and single items). */
export const siteTreeCounts = { home: 1, main: 6, inner: 16 } as const;

/** The tree from above: home in the middle, in ember. */
export function siteTree(): Drawing {
  const front = ring(3).filter(([q, r]) => r === 3 && q <= 0 && q >= -3);
  const inner = [...twelveAround(), ...front].slice(0, siteTreeCounts.inner);
  const pages = new Map<string, Column>();
  const add = (q: number, r: number, column: Column): Map<string, Column> => pages.set(cellKey(q, r), column);
  disc(1).forEach(([q, r], index) => {
    const isHome = index === 0;
    const material = isHome ? 'ember' : 'formation';
    add(q, r, { q, r, top: isHome ? 150 : 84, material, tone: index % 3 });
  });
  inner.forEach(([q, r], index) => add(q, r, { q, r, top: 30, tone: index % 3 }));
  return prisms({ width: 420, height: 330, radius: 38, originY: 176, columns: [...pages.values()] });
}
