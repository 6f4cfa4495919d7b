import type { Place } from '#build/editor/click/place.ts';

/** What the check finds in a saved file, and the field to correct. */
export interface EditorProblem {
  place: Place;
  reason: string;
}
