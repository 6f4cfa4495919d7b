import type { ApplicationStatus, ResumeFacts } from '../../shared/contracts/application.ts';
import type { ReceivedApplication } from '../../shared/contracts/received-application.ts';
import type { ApplicationText } from '../../shared/forms/application.ts';
import type { Enquiry } from '../../shared/forms/enquiry.ts';
import type { Subscription } from '../../shared/forms/newsletter.ts';
import type { ConnectionsDesk } from './connections-desk.ts';
import type { DeskPage } from './desk-page.ts';
import type { DeskWork, RecordOrder, WorkedOn } from './desk-work.ts';
import type { AdminSessionPort, Outcome } from './ports.ts';
import type { TeamDesk } from './team-desk.ts';

/** Spam is kept apart, not deleted. */
export type Folder = 'inbox' | 'spam';

interface Received {
  id: string;
  /** ISO 8601 in UTC. */
  receivedAt: string;
  language: string;
}

export interface DeskApplication extends ApplicationText, Received, WorkedOn {
  jobId: string;
  jobTitle: string;
  resume: ResumeFacts;
  folder: Folder;
  /** New, reviewed, or a stage of the company's own. */
  status: string;
  /** The id of a user; null for nobody. */
  assignedTo: string | null;
}

export interface DeskEnquiry extends Enquiry, Received, WorkedOn {
  folder: Folder;
  status: ApplicationStatus;
  /** The id of a user; null for nobody. */
  assignedTo: string | null;
}

export interface DeskSubscriber extends Subscription, Received {
  /** ISO 8601 in UTC; null until the link in the mail was used. */
  confirmedAt: string | null;
  folder: Folder;
}

export type MailState = 'waiting' | 'sent' | 'dead';

export interface DeskMail {
  id: string;
  to: string;
  subject: string;
  attempts: number;
  /** ISO 8601 in UTC. */
  createdAt: string;
  lastError: string | null;
}

export interface ApplicationsPage extends DeskPage<DeskApplication> {
  /** Of all applications in each stage, independent of the search. */
  counts: { total: number; new: number; reviewed: number } & Readonly<Record<string, number>>;
}

/** Whose records: `mine`, `nobody`, the id of a user, or all when it is empty. */
type AssignedFilter = string;

/** A search; pages count from 1. */
export interface DeskSearch {
  text: string;
  page: number;
}

export interface EnquirySearch extends DeskSearch {
  folder: Folder;
  assigned?: AssignedFilter;
  order: RecordOrder;
}

export interface ApplicationSearch extends EnquirySearch {
  /** A stage, or `all`. */
  status: string;
  /** Id of a job; empty for all. */
  job: string;
  /** Address of a person; empty for everybody. */
  email: string;
}

export interface DayCount {
  /** YYYY-MM-DD in UTC. */
  day: string;
  applications: number;
  enquiries: number;
  subscribers: number;
}

/** What the content security policy blocked, and how often. */
export interface CountedViolation {
  directive: string;
  /** Of the page; empty for addresses that are none. */
  path: string;
  count: number;
}

export interface DeskStatistics {
  /** One entry per day, without gaps, oldest first. */
  days: readonly DayCount[];
  /** Of the last 30 days, the most frequent first. */
  violations: readonly CountedViolation[];
}

/** The stored data of a person: counts by kind, and all of it as text for an export. */
export interface PersonData {
  counts: Record<'applications' | 'enquiries' | 'subscribers' | 'mails', number>;
  /** JSON with line breaks. */
  text: string;
}

/** What the team should know. */
export interface DeskAlerts {
  /** So many mails to visitors in an hour were sent today that the rest was held; null when none was. */
  mailsHeldOver: number | null;
  /** Resumes without a record that wait for a decision of the operator. */
  resumesHeld: number;
}

/** Why the API refused: `forbidden` to the user's role, `refused` with a word, or with what is wrong in which field. */
export type DeskRefusal = 'loggedOut' | 'unavailable' | 'gone' | 'forbidden' | 'refused';

/** Rejection of the desk's methods; TanStack Query retries what rejects. */
export class DeskFailure extends Error {
  readonly reason: DeskRefusal;
  /** The word of the API, as `last-owner`. */
  readonly word: string;
  /** One word for each refused field. */
  readonly fields: Readonly<Record<string, string>>;
  constructor(reason: DeskRefusal, word = '', fields: Readonly<Record<string, string>> = {}) {
    super(reason);
    this.reason = reason;
    this.word = word;
    this.fields = fields;
  }
}

/** The API behind the login (docs/decisions/009-live-mode.md). All calls reject with DeskFailure. */
export interface AdminDesk extends DeskWork {
  team: TeamDesk;
  connections: ConnectionsDesk;
  alerts(): Promise<DeskAlerts>;
  applications(search: ApplicationSearch, language: string): Promise<ApplicationsPage>;
  application(id: string): Promise<DeskApplication>;
  /** @param language of the subjects' names, when they are sorted by them */
  enquiries(search: EnquirySearch, language: string): Promise<DeskPage<DeskEnquiry>>;
  enquiry(id: string): Promise<DeskEnquiry>;
  subscribers(search: DeskSearch): Promise<DeskPage<DeskSubscriber>>;
  /** Takes an address out of spam; then it gets the mail that asks to confirm. */
  releaseSubscriber(id: string): Promise<void>;
  deleteSubscriber(id: string): Promise<void>;
  mails(search: { state: MailState; page: number }): Promise<DeskPage<DeskMail>>;
  retryMail(id: string): Promise<void>;
  statistics(days: number): Promise<DeskStatistics>;
  person(email: string): Promise<PersonData>;
  erasePerson(email: string): Promise<void>;
  /** Download address of the file. */
  resumeHref(id: string): string;
  /**
   * Download address of the list, whatever is looked for in it.
   * @param language of the file's words
   */
  csvHref(search: Omit<ApplicationSearch, 'page' | 'text' | 'email'>, language: string): string;
  /** The same for enquiries and subscribers. */
  listCsvHref(
    list: 'enquiries' | 'subscribers',
    search: { text: string; folder?: Folder; assigned?: AssignedFilter },
    language: string,
  ): string;
  /** The file at such an address with only what is looked for, and whose. */
  csvOf(href: string, text: string, email?: string): Promise<Blob>;
  /**
   * Calls back for new records until the returned function is called; null when it is not an application.
   * @param onEnquiry called for an enquiry as well
   */
  subscribe(
    onArrival: (application: DeskApplication | null) => void,
    onEnquiry?: (enquiry: DeskEnquiry) => void,
  ): () => void;
}

/** The result of a login, with the time to wait after too many tries. */
export type LoginAnswer =
  | { ok: true; value: undefined }
  | { ok: false; reason: 'invalid' }
  | { ok: false; reason: 'unavailable'; waitSeconds?: number };

/** What works without a session. A link that was used or is too old is `link`. */
export interface AccountLinks {
  /** Sends a link, if the address is known. @returns false when the server did not answer */
  requestReset(email: string): Promise<boolean>;
  /** Whose invitation it is. */
  invitation(token: string): Promise<Outcome<{ email: string; name: string }, 'link' | 'unavailable'>>;
  /** Joins the team, and logs in. */
  accept(token: string, name: string, password: string): Promise<Outcome<void, 'link' | 'unavailable'>>;
  reset(token: string, password: string): Promise<Outcome<void, 'link' | 'unavailable'>>;
}

/** The session of live mode: logins with address and password, or with a passkey. */
export interface LiveSession extends AdminSessionPort {
  /**
   * Logs in; for a user who needs both, the browser then asks for the passkey.
   * @param email empty for the only user
   */
  logIn(password: string, email?: string): Promise<LoginAnswer>;
  logInWithPasskey(): Promise<LoginAnswer>;
  hasPasskeys(): boolean;
  links: AccountLinks;
}

/** The ports of the admin page in live mode. */
export interface LiveAdminPorts {
  session: LiveSession;
  desk: AdminDesk;
}

/** A live application in the form of the specification (SPEC section 3, Admin-view application). */
export function receivedOf({ receivedAt, ...application }: DeskApplication): ReceivedApplication {
  return { ...application, date: receivedAt };
}
