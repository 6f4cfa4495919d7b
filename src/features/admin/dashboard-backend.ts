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
  WorkPage,
} from '#shared/contracts/dashboard.ts';
import type { DashboardWords } from './admin-words.ts';

/** An application as the dashboard shows it (SPEC section 3, Admin-view application). */
export interface ShownApplication extends Omit<DashboardApplication, 'resume'> {
  /** Null in a simulated build. */
  resume: DashboardApplication['resume'] | null;
}

/** Lists that the team works on. */
export type WorkKind = Exclude<RecordList, 'subscribers'>;

/** A search and its text, which may be personal data and must not be in a URL. */
export type TextSearch = DashboardSearch & { text: string };

type LoginAnswer =
  | { ok: true }
  | { ok: false; reason: 'invalid' | 'unavailable' }
  | { ok: false; reason: 'throttled'; waitSeconds: number };

/**
 * What the dashboard works with: `simulated-dashboard.ts` without calls (SPEC section 7), `live-dashboard.ts` over
 * the API.
 * Reading and changing reject with `DashboardFailure`.
 */
export interface DashboardBackend {
  /** Whether there is a session, and how to log in. */
  session(): Promise<{ isLoggedIn: boolean; login: 'password' | 'oidc' }>;
  logIn(password: string): Promise<LoginAnswer>;
  logOut(): Promise<void>;
  /** Calls back on every login and logout, until the returned function is called. */
  onSession(listener: (isLoggedIn: boolean) => void): () => void;
  /** Calls back when the lists should be read again, until the returned function is called. */
  onNews(listener: () => void): () => void;
  applications(search: TextSearch, words: DashboardWords): Promise<WorkPage<ShownApplication>>;
  application(id: string): Promise<ShownApplication>;
  /** All that a search finds, as CSV in the words of the page. */
  csv(list: RecordList | 'log', search: TextSearch, words: DashboardWords): Promise<BlobPart>;
  /** Null in a simulated build. */
  live: LiveDashboardBackend | null;
}

export interface LiveDashboardBackend {
  /** Where the login with the company's account begins. */
  companyLogIn(locale: string): string;
  enquiries(search: TextSearch): Promise<WorkPage<DashboardEnquiry>>;
  enquiry(id: string): Promise<DashboardEnquiry>;
  change(list: WorkKind, id: string, change: DashboardChange): Promise<void>;
  remove(list: RecordList, id: string): Promise<void>;
  subscribers(search: TextSearch): Promise<DashboardPage<DashboardSubscriber>>;
  /** Takes an address out of spam; then it gets the mail that asks to confirm. */
  releaseSubscriber(id: string): Promise<void>;
  mails(state: MailState, page: number): Promise<DashboardPage<DashboardMail>>;
  unsent(): Promise<UnsentCounts>;
  spam(): Promise<SpamCounts>;
  retryMail(id: string): Promise<void>;
  retryAllMails(state: UnsentState): Promise<void>;
  log(page: number): Promise<DashboardPage<DashboardLogEntry>>;
  person(email: string): Promise<PersonAnswer>;
  erasePerson(email: string): Promise<void>;
  /** Download address of the file. */
  resumeHref(id: string): string;
}

/** Rejection of the backend's methods; only what is `unavailable` is tried again. */
export class DashboardFailure extends Error {
  readonly reason: 'loggedOut' | 'unavailable' | 'gone' | 'refused';
  constructor(reason: DashboardFailure['reason']) {
    super(reason);
    this.reason = reason;
  }
}
