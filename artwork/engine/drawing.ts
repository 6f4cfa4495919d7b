/** A picture before it is written to a file. */
import type { Ink } from './inks.ts';

/** State of the subject of a hero: the page opens with it under way and closes with it finished. */
export type Progress = 'under way' | 'finished';

/** One ink laid down along one path. */
export type Mark = { ink: Ink; path: string };

/** Marks on a sheet of `width` by `height` units, in painter's order. */
export type Drawing = { width: number; height: number; marks: Mark[] };
