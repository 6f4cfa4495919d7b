/** The columns of a landscape: where they stand, what they are, which of their sides show. */
import type { Material } from './inks.ts';
import type { VisibleSide } from './lattice.ts';
import type { Point } from './path.ts';
import type { Side } from './shade.ts';

/** Where a column stands: its cell, and the middle of its base on the screen in pixels. */
export type Place = { q: number; r: number; x: number; y: number };

/** `solid`: shaded faces; `drawn`: only the outline of a column; `plan`: only its cell on the ground. */
export type Kind = 'solid' | 'drawn' | 'plan';

/** A column of a finished field; `height` in pixels, 0 for a place on the plan. */
export type FieldColumn = Place & { height: number; kind: Kind; material: Material };

/** A side that shows: down to the column or the floor in front of it. */
export type ShownSide = VisibleSide & {
  side: Side;
  right: Point;
  left: Point;
  /** Height at which the side meets what stands in front of it. */
  foot: number;
};
