/** A picture before it is written to a file. */
import type { Ink } from './inks.ts';

/**
 * How far the thing in a hero has come: a page opens with it under way, and closes with it finished, when nothing is
 * drawn, missing or apart any more.
 */
export type Progress = 'under way' | 'finished';

/** One ink laid down along one path. */
export type Mark = { ink: Ink; path: string };

/** Marks on a sheet of `width` by `height` units, in painter's order. */
export type Drawing = { width: number; height: number; marks: Mark[] };
