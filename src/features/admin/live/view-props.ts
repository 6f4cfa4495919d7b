import type { AdminDesk } from '../../../ports/admin-desk.ts';
import type { Question } from './desk-parts.tsx';
import type { LiveAdminWords } from './desk-words.ts';

/** Props of every view of the live dashboard. */
export interface ViewProps {
  words: LiveAdminWords;
  desk: AdminDesk;
  /** Asks before an action that cannot be undone. */
  ask: (question: Question) => void;
}
