/** Resources: a pile for each shelf, with a slab for each case study, white paper and answer on it. */
import type { LibraryCounts } from '../../content/library-counts.ts';
import type { Drawing } from '../engine/drawing.ts';
import type { Material } from '../engine/inks.ts';
import { prisms } from '../engine/prisms.ts';
import type { Column } from '../engine/prisms.ts';

/** A pile: where it stands, and how thick a slab of it is. */
type Pile = { at: readonly [number, number]; thickness: number; material: Material };

const piles: Record<keyof LibraryCounts, Pile> = {
  caseStudies: { at: [-150, -26], thickness: 40, material: 'formation' },
  whitePapers: { at: [2, 2], thickness: 27, material: 'stone' },
  questions: { at: [152, 34], thickness: 15, material: 'stone' },
};

/** The highest pile that fits on the sheet, in pixels. */
const highest = 270;

const shelves = ['caseStudies', 'whitePapers', 'questions'] as const;

/** Whether there is something to pile up, and no pile is too high. */
export const isLibrary = (counts: LibraryCounts): boolean =>
  shelves.some((shelf) => counts[shelf] > 0) &&
  shelves.every((shelf) => counts[shelf] * piles[shelf].thickness <= highest);

/** The piles; the uppermost slab of the first is ember. @param counts for which `isLibrary` holds */
export function library(counts: LibraryCounts): Drawing {
  const first = shelves.find((shelf) => counts[shelf] > 0);
  const columns = shelves.flatMap((shelf) => {
    const { at, thickness, material } = piles[shelf];
    return Array.from({ length: counts[shelf] }, (_, index): Column => {
      const isUppermost = index === counts[shelf] - 1;
      return {
        at: [at[0] + (index % 2) * 5, at[1]],
        bottom: index * thickness,
        top: (index + 1) * thickness - 5,
        scale: 1 - ((index * 7) % 3) * 0.02,
        tone: index % 3,
        material: isUppermost && shelf === first ? 'ember' : material,
      };
    });
  });
  return prisms({ width: 480, height: 400, radius: 76, originY: 312, columns, isShaded: false });
}
