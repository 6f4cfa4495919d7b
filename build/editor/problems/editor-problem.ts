import type { Place } from '#build/editor/click/place.ts';

/** What the check finds in a saved file, and the field to correct. */
export interface EditorProblem {
  place: Place;
  /** The labels of the field in the form, or its name in a file without one; empty for all of it. */
  field: string;
  /** In the language of the editor. */
  reason: string;
  /** The file, the line and the field, as the check names them. */
  where: string;
}
