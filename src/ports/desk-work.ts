import type { Note, SentReply } from '../../shared/contracts/desk-answers.ts';

/** The team's work on records: order, notes, mails, and changes of many at once. */

/** How a whole list is sorted; equal records are newest first. */
export interface RecordOrder {
  /** `position`: what an application is for, or an enquiry about. */
  column: 'name' | 'position' | 'email' | 'date' | 'status';
  direction: 'ascending' | 'descending';
}

/** What the team has written about a record and to whom it is from, oldest first; an open record has all. */
export interface WorkedOn {
  replies?: readonly SentReply[] | undefined;
  notes?: readonly Note[] | undefined;
}

/** What changes of a record. */
export interface DeskChange {
  status?: string;
  folder?: 'inbox' | 'spam';
}

/** A template filled in for a record. */
export interface DeskTemplate {
  id: string;
  /** In the language of the team. */
  name: string;
  /** Stage of the record once the mail is sent. */
  moveTo: string | null;
  subject: string;
  text: string;
}

/** A mail as it is sent. */
export interface WrittenReply {
  subject: string;
  text: string;
  /** Stage of the record from now on. */
  status?: string;
}

/** The lists that the team works on. */
export type WorkList = 'applications' | 'enquiries';

/** A part of the API behind the login. All calls reject with DeskFailure. */
export interface DeskWork {
  /** @param language of the templates' names; their texts are in that of the record's sender */
  templates(list: WorkList, id: string, language: string): Promise<readonly DeskTemplate[]>;
  /** Called again after a failure, it sends once. */
  reply(list: WorkList, id: string, reply: WrittenReply): Promise<void>;
  /** Called again after a failure, it adds once. */
  addNote(list: WorkList, id: string, text: string): Promise<void>;
  deleteNote(list: WorkList, id: string, noteId: string): Promise<void>;
  change(list: WorkList, id: string, change: DeskChange & { assignedTo?: string | null }): Promise<void>;
  remove(list: WorkList, id: string): Promise<void>;
  /** All or none; what is gone already is left out. */
  changeMany(list: WorkList, changes: readonly (DeskChange & { id: string })[]): Promise<void>;
  /** The same. */
  removeMany(list: WorkList, ids: readonly string[]): Promise<void>;
  /** Address of the file as a frame shows it. */
  resumeViewHref(id: string): string;
}
