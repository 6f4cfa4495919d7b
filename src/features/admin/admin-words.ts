import type { Template } from '../../lib/template.ts';
import type { FieldWords } from '../../../shared/forms/application-csv.ts';
import type { ApplicationStatus } from '../../../shared/contracts/application.ts';

/** Words of the login in one language. */
export interface LoginWords {
  title: string;
  lead: string;
  password: string;
  /** Says that the session stays open on this device. */
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
  status: Readonly<Record<ApplicationStatus, string>> & Readonly<Record<string, string>>;
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
  perDay: string;
  perJob: string;
  /** How many applications of a bar are new. */
  ofThemNew: Template<'count'>;
  arrival: { title: string; text: Template<'name' | 'job'> };
  unavailable: string;
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

/** Words of the admin page: results of a login, the login and the dashboard. */
export interface AdminWords {
  login: LoginWords;
  dashboard: DashboardWords;
  /** Only in a simulated build. */
  demonstration?: AdminDemonstrationWords;
  loggedIn: string;
  refused: string;
  unavailable: string;
}
