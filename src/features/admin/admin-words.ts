import type {
  Folder,
  LoginRefusal,
  LogAction,
  LogSubject,
  MailState,
} from '../../../shared/contracts/desk.ts';
import type { ApplicationStatus } from '../../../shared/contracts/application.ts';
import type { FieldWords } from '../../../shared/forms/application-csv.ts';
import type { Enquiry } from '../../../shared/forms/enquiry.ts';
import type { Template } from '../../lib/template.ts';

/** Words of the login in one language. */
export interface LoginWords {
  title: string;
  lead: string;
  password: string;
  /** Says how long the session stays open. */
  hint: string;
  logIn: string;
  invalid: string;
  unscripted: string;
  back: { label: string; href: string };
}

/** Words of the dashboard in one language. `{name}`, `{job}` and `{count}` are filled in by the browser. */
export interface DashboardWords {
  /** BCP 47 tag of the page's language, for dates and sorting. */
  locale: string;
  title: string;
  /** Shown in place of an empty table. */
  none: string;
  exportCsv: string;
  csvFile: string;
  logOut: string;
  total: string;
  /** Names of the states, by id. */
  status: Readonly<Record<ApplicationStatus, string>>;
  /** Names of the counters, in the plural where the language has one. */
  counts: Record<ApplicationStatus, string>;
  fields: FieldWords;
  /** Job titles in the page's language, by id. */
  jobTitles: Record<string, string>;
  tableCaption: string;
  /** Below a table that shows some of them. */
  tableShown: Template<'count' | 'total'>;
  detailLabel: string;
  closeDetail: string;
  notProvided: string;
  noCoverLetter: string;
  arrival: { title: string; text: Template<'name' | 'job'> };
  unavailable: string;
}

/** The job title in the page's language; if the job no longer exists, as the applicant saw it. */
export function jobTitleOf(
  { jobId, jobTitle }: { jobId: string; jobTitle: string },
  { jobTitles }: Pick<DashboardWords, 'jobTitles'>,
): string {
  return jobTitles[jobId] ?? jobTitle;
}

/** What a simulated build says of itself. */
export interface AdminDemonstrationWords {
  /** Above the table: what is checked here, and where the applications come from. */
  notice: string;
  /** After a login. */
  login: string;
  /** Below the name of somebody who has just applied. */
  arrival: string;
}

/** Parts of the live dashboard, each with a name. */
export type ViewId = 'applications' | 'enquiries' | 'subscribers' | 'mails' | 'people' | 'log';

/** The mail that 'Answer' begins, in the language of the person. */
export interface AnswerWords {
  application: Template<'job'>;
  enquiry: string;
  greeting: Template<'name'>;
}

/** Words of the live dashboard in one language; the browser fills in the parameters in braces. */
export interface LiveWords {
  /** Address of the API. */
  api: string;
  companyLogIn: string;
  refusals: Record<LoginRefusal, string>;
  sessionEnded: string;
  throttled: Template<'minutes'>;
  viewsLabel: string;
  views: Record<ViewId, string>;
  /** The record in the address does not exist. */
  gone: string;
  loading: string;
  failed: string;
  retry: string;
  notDone: string;
  search: string;
  searchPlaceholder: string;
  all: string;
  allJobs: string;
  found: Template<'count'>;
  nothing: string;
  pages: { label: string; previous: string; next: string; at: Template<'page' | 'pages'> };
  close: string;
  resume: string;
  download: Template<'file'>;
  markAs: Record<ApplicationStatus, string>;
  marked: Template<'name' | 'status'>;
  answer: string;
  /** By language. */
  answers: Readonly<Record<string, AnswerWords>>;
  note: { label: string; save: string; saved: string };
  remove: { label: string; title: Template<'what'>; text: string; done: Template<'what'> };
  cancel: string;
  foldersLabel: string;
  folders: Record<Folder, string>;
  move: Record<Folder, string>;
  moved: Record<Folder, string>;
  enquiries: {
    caption: string;
    /** Accessible name of an open one. */
    detail: string;
    fields: Enquiry;
    /** Names of the services in the contact form, by id. */
    services: Record<string, string>;
    arrival: { title: string; text: Template<'name'> };
  };
  confirmed: string;
  unconfirmed: string;
  mails: Record<MailState, string>;
  attempts: Template<'count'>;
  retryMail: string;
  retried: string;
  log: {
    lead: string;
    unknown: string;
    more: Template<'count'>;
    actions: Record<LogAction, string>;
    subjects: Record<LogSubject, string>;
  };
  people: {
    lead: string;
    find: string;
    found: Template<'email'>;
    none: Template<'email'>;
    save: string;
    file: string;
    erase: string;
    eraseTitle: Template<'email'>;
    eraseText: string;
    erased: Template<'email'>;
  };
}

/** Words of the admin page: results of a login, the login and the dashboard. */
export interface AdminWords {
  login: LoginWords;
  dashboard: DashboardWords;
  /** Only in a simulated build. */
  demonstration?: AdminDemonstrationWords;
  /** Only in a live build. */
  live?: LiveWords;
  loggedIn: string;
  refused: string;
  unavailable: string;
}
