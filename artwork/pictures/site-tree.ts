/** Sitemap: one column for each page; its height is its place in the tree. */
import type { Drawing } from '../engine/drawing.ts';
import { cellKey, disc, ring } from '../engine/lattice.ts';
import { prisms } from '../engine/prisms.ts';
import type { Column } from '../engine/prisms.ts';
import { twelveAround } from './cells.ts';
import type { PageCounts } from '../../content/site-pages.ts';

/** Where pages below the main ones stand: around those, then in front, as far as the sheet goes. */
const places = () => [
  ...twelveAround(),
  ...ring(3).filter(([q, r]) => r === 3 && q <= 0 && q >= -3),
  ...ring(3).filter(([, r]) => r === 2),
];

/** Whether there is a place for each page. */
export const isSiteTree = ({ main, inner }: PageCounts): boolean =>
  main <= ring(1).length && inner <= places().length;

/** The tree from above: home in the middle, in ember. @param counts for which `isSiteTree` holds */
export function siteTree({ main, inner }: PageCounts): Drawing {
  const pages = new Map<string, Column>();
  const add = (q: number, r: number, column: Column): Map<string, Column> => pages.set(cellKey(q, r), column);
  disc(1)
    .slice(0, 1 + main)
    .forEach(([q, r], index) => {
      const isHome = index === 0;
      const material = isHome ? 'ember' : 'formation';
      add(q, r, { q, r, top: isHome ? 150 : 84, material, tone: index % 3 });
    });
  places()
    .slice(0, inner)
    .forEach(([q, r], index) => add(q, r, { q, r, top: 30, tone: index % 3 }));
  return prisms({ width: 420, height: 330, radius: 38, originY: 176, columns: [...pages.values()] });
}
