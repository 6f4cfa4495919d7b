import type { AdminDesk } from '../../../ports/admin-desk.ts';
import type { Question } from './desk-parts.tsx';
import type { LiveAdminWords } from './desk-words.ts';

/** What every part of the live dashboard works with. */
export interface ViewProps {
  words: LiveAdminWords;
  desk: AdminDesk;
  /** Asks before something that cannot be undone. */
  ask: (question: Question) => void;
}
