/** Team: everyone who works here on the steps of a group picture, those the page shows in front. */
import type { Drawing } from '../engine/drawing.ts';
import { hash } from '../engine/noise.ts';
import { prisms } from '../engine/prisms.ts';
import type { Column } from '../engine/prisms.ts';

/** How many people work here, and how many of them the page shows. */
export type CrewCounts = { people: number; shown: number };

/** Whether the group can be drawn: fewer do not look like a group, more would overlap. */
export const isCrew = ({ people, shown }: CrewCounts): boolean =>
  shown >= 3 && shown <= 12 && people >= 4 * shown && people <= 160;

/** How many stand in each row, from the front: one more in every row, the last as many as are left. */
function rowsOf({ people, shown }: CrewCounts): number[] {
  const rows: number[] = [];
  for (let left = people; left > 0; left -= rows.at(-1) ?? left)
    rows.push(Math.min(left, shown + rows.length));
  return rows;
}

/** The group: as many columns as people, the shown ones in ember. @param counts for which `isCrew` holds */
export function crew(counts: CrewCounts): Drawing {
  const width = 560;
  const height = 400;
  const rows = rowsOf(counts);
  const radius = Math.min(20, (width - 40) / (rows.length + counts.shown) / Math.sqrt(3));
  const stepX = radius * Math.sqrt(3) * 1.02;
  const stepY = radius * 0.92;
  const originY = height - radius - 16;
  const columns = rows.flatMap((people, row) =>
    Array.from({ length: people }, (_, place): Column => {
      const across = place - (people - 1) / 2;
      const chance = hash(place, row, 6);
      // The rows curve around the viewer.
      const bend = (across / (rows.length + counts.shown)) ** 2 * 150;
      return {
        at: [across * stepX, bend - row * stepY],
        top: 16 + row * radius * 0.72 + chance * radius * 0.8,
        tone: Math.floor(chance * 3),
        material: row === 0 ? 'ember' : row > rows.length * 0.55 ? 'formation' : 'stone',
      };
    }),
  );
  return prisms({ width, height, radius: radius * 0.94, originY, columns });
}
