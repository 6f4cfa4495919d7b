/** The types here know none of `store.ts`, which is made of them. */

/** A note of the team on an application. */
export interface StoredNote {
  id: string;
  /** Account that wrote it; empty for a note from before notes had authors. */
  author: string;
  text: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
}

/** A mail that the team has sent to whom a record is from. */
export interface StoredReply {
  id: string;
  author: string;
  subject: string;
  text: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
  state: 'waiting' | 'sent' | 'dead';
  lastError: string | null;
}

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

/** What to sort applications by; equal ones are newest first. */
export interface ApplicationOrder {
  by: 'date' | 'name' | 'email' | 'job' | 'status';
  isDescending: boolean;
  /** Jobs or stages in the order of the team's language; others come last. */
  ids?: readonly string[];
}

/** What applications are looked for by, beside words and folder. */
export interface ApplicationFilter {
  status?: string | undefined;
  jobId?: string | undefined;
  /** Address of a person, in any case. */
  email?: string | undefined;
  /** Newest first when not given. */
  order?: ApplicationOrder | undefined;
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
export interface WorkStore<Application, Mail, Key> {
  /** All or none of them. @returns those that exist, as they are now */
  changeApplications(
    changes: readonly ApplicationChange[],
    mailsOf?: (application: Application) => readonly Mail[],
  ): Promise<Application[]>;
  /** Deletes rows, notes and mails, and announces the resumes until `forgetResume`. */
  deleteApplications(ids: readonly string[], at: string): Promise<DeletedApplication[]>;
  /** Stores the mail, once for each key, and the stage. @returns false when there is no such record */
  addReply(record: 'applications' | 'enquiries', reply: Reply<Mail>, key: Key): Promise<boolean>;
  /** The replies to these records, oldest first. */
  repliesTo(recordIds: readonly string[]): Promise<Map<string, StoredReply[]>>;
  /** Stores a note, once for each key. Null when there is no such application. */
  addNote(applicationId: string, note: StoredNote, key: Key): Promise<Application | null>;
  /** Null when there is no such note. */
  deleteNote(applicationId: string, noteId: string): Promise<Application | null>;
}
