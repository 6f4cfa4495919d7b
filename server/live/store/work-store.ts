import type { Note, SentReply } from '../../../shared/contracts/desk-answers.ts';

/** The types here know none of `store.ts`, which is made of them. */

/** In a mail that somebody of the team wrote: the record it replies to, and the account. */
export interface ReplyMark {
  recordId: string;
  author: string;
}

/** What changes of an application; what is not named stays. */
export interface ApplicationChange {
  id: string;
  status?: string | undefined;
  folder?: 'inbox' | 'spam' | undefined;
  /** The id of a user; null for nobody. */
  assignedTo?: string | null | undefined;
}

/** What to sort records by; equal ones are newest first. */
export interface RecordOrder<By extends string> {
  by: By | 'date' | 'name' | 'email' | 'status';
  isDescending: boolean;
  /** Jobs, services or stages in the order of the team's language; others come last. */
  ids?: readonly string[];
}

/** The same of an enquiry, which has no stages of the company's own. */
export interface EnquiryChange extends ApplicationChange {
  status?: 'new' | 'reviewed' | undefined;
}

/** The lists that the team works on. */
export type WorkList = 'applications' | 'enquiries';

/** What applications are looked for by, beside words and folder. */
export interface ApplicationFilter {
  status?: string | undefined;
  jobId?: string | undefined;
  /** Address of a person, in any case. */
  email?: string | undefined;
  /** Newest first when not given. */
  order?: RecordOrder<'job'> | undefined;
}

/** The same for enquiries. */
export interface EnquiryFilter {
  order?: RecordOrder<'service'> | undefined;
}

/** How many applications of the inbox are in each stage; those of the specification are always named. */
export interface StageCounts extends Record<string, number> {
  total: number;
  new: number;
  reviewed: number;
}

/** What was deleted with a record: its mails, which may also be files. */
export interface Deleted {
  mailIds: string[];
}

/** The same for an application. */
export interface DeletedApplication extends Deleted {
  id: string;
  resumeKey: string;
}

/** A mail to whom a record is from, and what changes with it. */
export interface Reply<Mail> {
  mail: Mail & { reply: ReplyMark };
  /** Stage of the record from now on. */
  status?: string | undefined;
  at: string;
}

/** The team's work on what came in: stages, replies and notes. */
export interface WorkStore<Application, Enquiry, Mail, Key> {
  /** All or none of them. @returns those that exist, as they are now */
  changeApplications(
    changes: readonly ApplicationChange[],
    mailsOf?: (application: Application) => readonly Mail[],
  ): Promise<Application[]>;
  /** The same for enquiries. */
  changeEnquiries(
    changes: readonly EnquiryChange[],
    mailsOf?: (enquiry: Enquiry) => readonly Mail[],
  ): Promise<Enquiry[]>;
  /** Deletes rows, notes and mails, and announces the resumes until `forgetResume`. */
  deleteApplications(ids: readonly string[], at: string): Promise<DeletedApplication[]>;
  /** Deletes rows, notes and mails. */
  deleteEnquiries(ids: readonly string[]): Promise<(Deleted & { id: string })[]>;
  /** Stores the mail, once for each key, and the stage. @returns false when there is no such record */
  addReply(list: WorkList, reply: Reply<Mail>, key: Key): Promise<boolean>;
  /** The replies to these records, oldest first. */
  repliesTo(recordIds: readonly string[]): Promise<Map<string, SentReply[]>>;
  /** The notes on these records, oldest first. */
  notesOn(recordIds: readonly string[]): Promise<Map<string, Note[]>>;
  /** Stores a note, once for each key. @returns all notes on the record; null when there is no such record */
  addNote(list: WorkList, id: string, note: Note, key: Key): Promise<readonly Note[] | null>;
  /** @returns the notes that are left; null when there is no such note */
  deleteNote(list: WorkList, id: string, noteId: string): Promise<readonly Note[] | null>;
}
