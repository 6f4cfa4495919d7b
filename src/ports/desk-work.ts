/** The team's work on records: order, notes, mails, and changes of many at once. */

/** How the whole list of applications is sorted; equal ones are newest first. */
export interface ApplicationOrder {
  column: 'name' | 'position' | 'email' | 'date' | 'status';
  direction: 'ascending' | 'descending';
}

export interface DeskNote {
  id: string;
  /** Account; empty for a note from before notes had authors. */
  author: string;
  text: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
}

/** A mail of the team to whom a record is from. */
export interface DeskReply {
  id: string;
  author: string;
  subject: string;
  text: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
  state: 'waiting' | 'sent' | 'dead';
  lastError: string | null;
}

/** Mails that were sent to whom a record is from, oldest first; only an open record has them. */
export interface Replied {
  replies?: readonly DeskReply[] | undefined;
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

/** The lists that are replied to. */
export type RepliedList = 'applications' | 'enquiries';

/** A part of the API behind the login. All calls reject with DeskFailure. */
export interface DeskWork {
  /** @param language of the templates' names; their texts are in that of the record's sender */
  templates(list: RepliedList, id: string, language: string): Promise<readonly DeskTemplate[]>;
  /** Called again after a failure, it sends once. */
  reply(list: RepliedList, id: string, reply: WrittenReply): Promise<void>;
  /** Called again after a failure, it adds once. */
  addNote(id: string, text: string): Promise<void>;
  deleteNote(id: string, noteId: string): Promise<void>;
  /** All or none; what is gone already is left out. */
  changeApplications(
    changes: readonly { id: string; status?: string; folder?: 'inbox' | 'spam' }[],
  ): Promise<void>;
  deleteApplications(ids: readonly string[]): Promise<void>;
  /** Address of the file as a frame shows it. */
  resumeViewHref(id: string): string;
}
