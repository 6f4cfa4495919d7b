import type { RefObject } from 'react';
import type { AdminDesk } from '../../../ports/admin-desk.ts';
import type { Question } from './desk-parts.tsx';
import type { LiveAdminWords } from './desk-words.ts';
import type { Undo } from './undo-bar.tsx';

/** Props of every view of the live dashboard. */
export interface ViewProps {
  words: LiveAdminWords;
  desk: AdminDesk;
  /** Asks before an action that cannot be undone. */
  ask: (question: Question) => void;
  offerUndo: (undo: Undo) => void;
  /** Unsaved notes by record; they are kept when the session ends. */
  noteDrafts: Map<string, string>;
  /** Takes the focus when the row of a closed record is gone. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** The record in the address; null for none. */
  recordId: string | null;
  /** Puts a record of this view into the address, null closes it; resolves when it is shown. */
  open: (recordId: string | null) => Promise<void>;
}
