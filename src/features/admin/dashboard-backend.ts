import type {
  DashboardApplication,
  DashboardChange,
  DashboardEnquiry,
  DashboardLogEntry,
  DashboardMail,
  DashboardPage,
  DashboardSearch,
  DashboardSubscriber,
  MailState,
  PersonAnswer,
  RecordList,
  SpamCounts,
  UnsentCounts,
  UnsentState,
  WorkKind,
  WorkPage,
} from '#shared/contracts/dashboard.ts';
import type { DashboardWords } from './admin-words.ts';

/** An application as the dashboard shows it (SPEC section 3, Admin-view application). */
export interface ShownApplication extends Omit<DashboardApplication, 'resume'> {
  /** Null without a file, as in a simulated build. */
  resume: DashboardApplication['resume'] | null;
}

/** A search and its text, which may be personal data and must not be in a URL. */
export type TextSearch = DashboardSearch & { text: string };

/** `ended`: by the server, while somebody works. */
export type SessionChange = 'loggedIn' | 'loggedOut' | 'ended';

type LoginAnswer =
  | { ok: true }
  | { ok: false; reason: 'invalid' | 'unavailable' }
  | { ok: false; reason: 'throttled'; waitSeconds: number };

/**
 * What the dashboard works with: `simulated-backend.ts` without calls (SPEC section 7), `live-backend.ts` over the API.
 * Reading and changing reject with `DashboardFailure`.
 */
export interface DashboardBackend {
  /** Whether there is a session, and how to log in. */
  session(): Promise<{ isLoggedIn: boolean; login: 'password' | 'oidc' }>;
  logIn(password: string): Promise<LoginAnswer>;
  /** Where the login with the company's account begins. */
  companyLogIn(locale: string): string;
  logOut(): Promise<void>;
  /** Calls back on every login, logout and end of a session, until the returned function is called. */
  onSession(listener: (change: SessionChange) => void): () => void;
  /** Calls back when the lists should be read again, until the returned function is called. */
  onNews(listener: () => void): () => void;
  applications(search: TextSearch, words: DashboardWords): Promise<WorkPage<ShownApplication>>;
  application(id: string): Promise<ShownApplication>;
  resumeHref(id: string): string;
  enquiries(search: TextSearch): Promise<WorkPage<DashboardEnquiry>>;
  enquiry(id: string): Promise<DashboardEnquiry>;
  subscribers(search: TextSearch): Promise<DashboardPage<DashboardSubscriber>>;
  /** All that a search finds, as CSV in the words of the page. */
  csv(list: RecordList | 'log', search: TextSearch, words: DashboardWords): Promise<BlobPart>;
  change(list: WorkKind, id: string, change: DashboardChange): Promise<void>;
  remove(list: RecordList, id: string): Promise<void>;
  /** Takes an address out of spam; then it gets the mail that asks to confirm. */
  releaseSubscriber(id: string): Promise<void>;
  spam(): Promise<SpamCounts>;
  mails(state: MailState, page: number): Promise<DashboardPage<DashboardMail>>;
  unsent(): Promise<UnsentCounts>;
  retryMail(id: string): Promise<void>;
  retryAllMails(state: UnsentState): Promise<void>;
  log(page: number): Promise<DashboardPage<DashboardLogEntry>>;
  person(email: string): Promise<PersonAnswer>;
  erasePerson(email: string): Promise<void>;
}

/** Rejection of the backend's methods; only what is `unavailable` is tried again. */
export class DashboardFailure extends Error {
  readonly reason: 'loggedOut' | 'unavailable' | 'gone' | 'refused';
  constructor(reason: DashboardFailure['reason']) {
    super(reason);
    this.reason = reason;
  }
}
