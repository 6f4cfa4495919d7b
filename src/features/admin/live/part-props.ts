import type { AdminDesk, DeskApplication, DeskEnquiry } from '../../../ports/admin-desk.ts';
import type { Question } from './desk-parts.tsx';
import type { LiveAdminWords } from './desk-words.ts';

/** What every part of an open record gets beside the record. */
interface PartProps {
  words: LiveAdminWords;
  desk: AdminDesk;
  /** Unsaved notes and mails by record; they are kept when the session ends. */
  noteDrafts: Map<string, string>;
}

/** Props of a part of an open application. */
export interface ApplicationPartProps extends PartProps {
  application: DeskApplication;
  /** Asks before an action that cannot be undone. */
  ask: (question: Question) => void;
}

/** Props of a part of an open enquiry. */
export interface EnquiryPartProps extends PartProps {
  enquiry: DeskEnquiry;
}
