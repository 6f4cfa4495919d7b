import type { AdminDesk, DeskApplication, DeskEnquiry } from '../../../ports/admin-desk.ts';
import type { WorkList } from '../../../ports/desk-work.ts';
import type { Question } from './desk-parts.tsx';
import type { LiveAdminWords } from './desk-words.ts';

/** Props of a part of an open record. */
export interface PartProps {
  list: WorkList;
  record: DeskApplication | DeskEnquiry;
  /** Whose record it is. */
  name: string;
  words: LiveAdminWords;
  desk: AdminDesk;
  /** Asks before an action that cannot be undone. */
  ask: (question: Question) => void;
  /** Unsaved notes and mails by record; they are kept when the session ends. */
  noteDrafts: Map<string, string>;
}
