/** A picture before it is written to a file. */
import type { Ink } from './inks.ts';
import type { Point } from './path.ts';

/** One ink laid down along one path. */
export type Shape = { ink: Ink; path: string };

/** A short text that belongs to the drawing, such as a dimension. */
export type Lettering = { ink: Ink; text: string; at: Point; anchor: 'end' | 'middle' };

/** What a drawing is made of, in painter's order. */
export type Mark = Shape | Lettering;

/** Marks on a sheet of `width` by `height` units. */
export type Drawing = { width: number; height: number; marks: Mark[] };
