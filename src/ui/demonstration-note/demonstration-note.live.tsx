import type { ReactNode } from 'react';
import type { DemonstrationNoteProps } from './demonstration-note.ts';

/** A live build is no demonstration. */
export function DemonstrationNote(_: DemonstrationNoteProps): ReactNode {
  return null;
}
