import type { Template } from '../../lib/template.ts';
import type { FieldWords } from '../../../shared/forms/application-csv.ts';
import type { ApplicationStatus } from '../../../shared/contracts/application.ts';

/** Words of the login in one language. */
export interface LoginWords {
  title: string;
  lead: string;
  password: string;
  /** That the session stays open on this device. */
  hint: string;
  logIn: string;
  invalid: string;
  unscripted: string;
  back: { label: string; href: string };
}

/** Words of the dashboard in one language. `{name}`, `{job}` and `{count}` are filled in while it is open. */
export interface DashboardWords {
  /** BCP 47 tag of the page's language, for dates and sorting. */
  locale: string;
  title: string;
  /** That this is a demonstration with sample data. */
  notice: string;
  exportCsv: string;
  csvFile: string;
  logOut: string;
  total: string;
  status: Record<ApplicationStatus, string>;
  /** Names of the counters: the plural, where a language has one. */
  counts: Record<ApplicationStatus, string>;
  fields: FieldWords;
  /** Title of the jobs in the page's language, by id. */
  jobTitles: Record<string, string>;
  tableCaption: string;
  detailLabel: string;
  closeDetail: string;
  notProvided: string;
  noCoverLetter: string;
  perDay: string;
  perJob: string;
  /** How many of a bar are new. */
  ofThemNew: Template<'count'>;
  arrival: { title: string; text: Template<'name' | 'job'> };
  unavailable: string;
}

/** Words that tell how logging in went, and the page's two faces. */
export interface AdminWords {
  login: LoginWords;
  dashboard: DashboardWords;
  loggedIn: string;
  refused: string;
  unavailable: string;
}
