import type { Message, MessageKey, Picked } from '#shared/i18n/translator.ts';
import type { ApplicationText } from '#shared/forms/application.ts';
import type { ColumnNames } from '#shared/forms/application-csv.ts';
import type { Enquiry } from '#shared/forms/enquiry.ts';
import type { LoginRefusal } from '#shared/contracts/dashboard.ts';
import type { VisitSource } from '#shared/forms/source.ts';
import type { LocalizedField } from '#shared/forms/localized-field.ts';

export interface LoginWords extends Picked<'admin.login'> {
  home: string;
  /** Null where the server says how to log in. */
  method: 'password' | null;
  /** Why a login with the company's account was refused. */
  refusals: Readonly<Record<LoginRefusal, string>>;
}

/** Words of the dashboard in one language. `{name}`, `{job}` and `{count}` are filled in by the browser. */
export interface DashboardWords extends Picked<'admin.dashboard', 'tableCaption'> {
  /** BCP 47 tag of the page's language, for dates and sorting. */
  locale: string;
  status: Picked<'admin.status'>;
  /** Names of the counters, in the plural where the language has one. */
  counts: Picked<'admin.count'>;
  columns: Picked<'admin.column'> & Pick<ColumnNames, 'email'>;
  applicationFields: readonly LocalizedField<keyof ApplicationText>[];
  /** Job titles in the page's language, by id. */
  jobTitles: Record<string, string>;
  arrival: Picked<'admin.arrival'>;
  unavailable: string;
}

/** The job title in the page's language; if the job no longer exists, as the applicant saw it. */
export function jobTitleOf(
  { jobId, jobTitle }: { jobId: string; jobTitle: string },
  { jobTitles }: Pick<DashboardWords, 'jobTitles'>,
): string {
  return jobTitles[jobId] ?? jobTitle;
}

export type LiveKey = Extract<MessageKey, `dashboard.${string}` | 'log' | `log.${string}`>;

/** Words of the live dashboard in one language; the browser fills in the parameters of templates. */
export type LiveWords = {
  readonly [Key in LiveKey]: Message<Key>;
} & {
  api: string;
  /** What an answer to a person begins with, by language. */
  answers: Readonly<Record<string, Picked<'dashboard.answer'>>>;
  enquiryFields: readonly LocalizedField<keyof Enquiry>[];
  sourceFields: readonly LocalizedField<keyof VisitSource>[];
};

export interface AdminWords extends Picked<'admin'> {
  login: LoginWords;
  dashboard: DashboardWords;
}
