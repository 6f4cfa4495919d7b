import type { ParameterNames } from '#shared/i18n/define-messages.ts';
import type { en, MessageKey } from '#shared/i18n/messages/en.ts';
import type { ApplicationStatus } from '#shared/contracts/application.ts';
import type { ApplicationText } from '#shared/forms/application.ts';
import type { ColumnNames } from '#shared/forms/application-csv.ts';
import type { Enquiry } from '#shared/forms/enquiry.ts';
import type { LocalizedField } from '#shared/forms/localized-field.ts';
import type { Template } from '#shared/template.ts';

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
  /** Shown instead of an empty table. */
  none: string;
  exportCsv: string;
  csvFile: string;
  logOut: string;
  total: string;
  /** Names of the states, by id. */
  status: Readonly<Record<ApplicationStatus, string>>;
  /** Names of the counters, in the plural where the language has one. */
  counts: Record<ApplicationStatus, string>;
  /** Names of the table's columns. */
  columns: ColumnNames;
  /** Of the application form. */
  applicationFields: readonly LocalizedField<keyof ApplicationText>[];
  /** Job titles in the page's language, by id. */
  jobTitles: Record<string, string>;
  tableCaption: string;
  /** Below a table that shows only a part of the records. */
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
  notice: string;
}

/** The mail that 'Answer' begins, in the language of the person. */
export interface AnswerWords {
  application: Template<'job'>;
  enquiry: string;
  greeting: Template<'name'>;
}

/** Keys of the words of the live dashboard. */
export type LiveKey = Extract<MessageKey, `dashboard.${string}` | 'log' | `log.${string}`>;

/** Words of the live dashboard in one language; the browser fills in the parameters of templates. */
export type LiveWords = {
  readonly [Key in LiveKey]: [ParameterNames<(typeof en)[Key]>] extends [never]
    ? string
    : Template<ParameterNames<(typeof en)[Key]>>;
} & {
  /** Address of the API. */
  api: string;
  /** By language. */
  answers: Readonly<Record<string, AnswerWords>>;
  /** Of the contact form. */
  enquiryFields: readonly LocalizedField<keyof Enquiry>[];
};

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
