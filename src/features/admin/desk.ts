import type {
  DeskApplication,
  DeskChange,
  DeskEnquiry,
  DeskLogEntry,
  DeskMail,
  DeskPage,
  DeskSearch,
  DeskSubscriber,
  MailState,
  PersonAnswer,
  WorkPage,
} from '../../../shared/contracts/desk.ts';
import type { DashboardWords } from './admin-words.ts';

/** An application as the dashboard shows it (SPEC section 3, Admin-view application). */
export interface Application extends Omit<DeskApplication, 'resume'> {
  /** Null in a simulated build. */
  resume: DeskApplication['resume'] | null;
}

/** Lists that the team works on. */
export type WorkKind = 'applications' | 'enquiries';

/** A search and its text, which may be somebody's name: it is in no address. */
export type TextSearch = DeskSearch & { text: string };

export type LoginAnswer =
  | { ok: true }
  | { ok: false; reason: 'invalid' | 'unavailable' }
  | { ok: false; reason: 'throttled'; waitSeconds: number };

/**
 * What the dashboard works with: `simulated-desk.ts` without calls (SPEC section 7), `live-desk.ts` over the API.
 * Reading and changing reject with `DeskFailure`.
 */
export interface Desk {
  /** Whether there is a session, and how to log in. */
  session(): Promise<{ isLoggedIn: boolean; login: 'password' | 'oidc' }>;
  logIn(password: string): Promise<LoginAnswer>;
  logOut(): Promise<void>;
  /** Calls back on every login and logout, until the returned function is called. */
  onSession(listener: (isLoggedIn: boolean) => void): () => void;
  /** Calls back when the lists should be read again, until the returned function is called. */
  onNews(listener: () => void): () => void;
  applications(search: TextSearch, words: DashboardWords): Promise<WorkPage<Application>>;
  application(id: string): Promise<Application>;
  /** All that a search finds, as CSV in the words of the page. */
  csv(list: WorkKind | 'subscribers' | 'log', search: TextSearch, words: DashboardWords): Promise<BlobPart>;
  /** What a simulated build has not. */
  live: LiveDesk | null;
}

export interface LiveDesk {
  /** Where the log-in with the company's account begins. */
  companyLogIn(locale: string): string;
  enquiries(search: TextSearch): Promise<WorkPage<DeskEnquiry>>;
  enquiry(id: string): Promise<DeskEnquiry>;
  change(list: WorkKind, id: string, change: DeskChange): Promise<void>;
  remove(list: WorkKind | 'subscribers', id: string): Promise<void>;
  subscribers(search: TextSearch): Promise<DeskPage<DeskSubscriber>>;
  /** Takes an address out of spam; then it gets the mail that asks to confirm. */
  releaseSubscriber(id: string): Promise<void>;
  mails(state: MailState, page: number): Promise<DeskPage<DeskMail>>;
  retryMail(id: string): Promise<void>;
  log(page: number): Promise<DeskPage<DeskLogEntry>>;
  person(email: string): Promise<PersonAnswer>;
  erasePerson(email: string): Promise<void>;
  /** Download address of the file. */
  resumeHref(id: string): string;
}

/** Rejection of the desk's methods; only what is `unavailable` is tried again. */
export class DeskFailure extends Error {
  readonly reason: 'loggedOut' | 'unavailable' | 'gone' | 'refused';
  constructor(reason: DeskFailure['reason']) {
    super(reason);
    this.reason = reason;
  }
}
