import type { ApplicationText } from '#shared/forms/application.ts';
import type { Enquiry } from '#shared/forms/enquiry.ts';
import type { Subscription } from '#shared/forms/newsletter.ts';
import type { VisitSource } from '#shared/forms/source.ts';
import type { ApplicationStatus, ResumeFacts } from './application.ts';

/** What the API behind the login answers (docs/decisions/022-small-live-mode.md); all times are ISO 8601 in UTC. */

/** Spam is kept apart, never deleted at once. */
export const folders = ['inbox', 'spam'] as const;
export type Folder = (typeof folders)[number];

/** The lists of records about people. */
export const recordLists = ['applications', 'enquiries', 'subscribers'] as const;
export type RecordList = (typeof recordLists)[number];

/** Lists that the team works on. */
export type WorkKind = Exclude<RecordList, 'subscribers'>;

/** A value for each list. */
export const mapRecordLists = <Value>(valueOf: (list: RecordList) => Value): Record<RecordList, Value> => ({
  applications: valueOf('applications'),
  enquiries: valueOf('enquiries'),
  subscribers: valueOf('subscribers'),
});

/** The columns of the table of applications (SPEC section 2, Admin dashboard). */
export const sortColumns = ['name', 'position', 'email', 'date', 'status'] as const;
export type SortColumn = (typeof sortColumns)[number];

export const sortDirections = ['ascending', 'descending'] as const;
export type SortDirection = (typeof sortDirections)[number];

interface Received {
  id: string;
  receivedAt: string;
  /** Of the page that sent it. */
  language: string;
  folder: Folder;
}

/** What the team has made of a record. */
interface WorkedOn {
  status: ApplicationStatus;
  /** Text of several lines; empty when there is none. */
  note: string;
}

/** `GET /api/admin/applications/:id`. */
export interface DashboardApplication extends ApplicationText, Received, WorkedOn {
  jobId: string;
  /** In the applicant's language. */
  jobTitle: string;
  resume: ResumeFacts;
}

/** `GET /api/admin/enquiries/:id`. */
export interface DashboardEnquiry extends Enquiry, VisitSource, Received, WorkedOn {}

export interface DashboardSubscriber extends Subscription, Received {
  /** Null until the link in the mail was used. */
  confirmedAt: string | null;
}

/** One page of a list, newest first, with the number of all that were found. */
export interface DashboardPage<Item> {
  items: readonly Item[];
  total: number;
}

/** Counters of the inbox (SPEC section 2, Admin dashboard), independent of the search. */
export interface DashboardCounts {
  total: number;
  new: number;
  reviewed: number;
}

/** `GET|POST /api/admin/applications`, and the same for enquiries. */
export interface WorkPage<Item> extends DashboardPage<Item> {
  counts: DashboardCounts;
}

/**
 * A search for records, in the address; empty or missing means all, pages count from 1. The searched text `q`
 * is sent in the body of a POST, because it may be somebody's name.
 */
export interface DashboardSearch {
  folder?: Folder;
  status?: ApplicationStatus | '';
  /** Id of a job; only for applications. */
  job?: string;
  sort?: SortColumn;
  direction?: SortDirection;
  page?: number;
}

/** Body of `PATCH /api/admin/applications/:id` and `/enquiries/:id`. */
export interface DashboardChange {
  status?: ApplicationStatus;
  note?: string;
  folder?: Folder;
}

export const mailStates = ['dead', 'waiting', 'sent'] as const;
export type MailState = (typeof mailStates)[number];

/** States of what is still to be sent. */
export const unsentStates = ['dead', 'waiting'] as const satisfies readonly MailState[];
export type UnsentState = (typeof unsentStates)[number];

/** An item of `GET /api/admin/mails?state=…&page=…`. */
export interface DashboardMail {
  id: string;
  to: string;
  subject: string;
  attempts: number;
  createdAt: string;
  lastError: string | null;
}

/** `GET /api/admin/mails/counts`: emails and events that have not been sent. */
export interface UnsentCounts {
  waiting: number;
  dead: number;
  /** Of `dead`, those of the last seven days. */
  newlyDead: number;
  /** 0 when none waits. */
  oldestWaitingS: number;
}

/** `GET /api/admin/spam`: how many records are in the spam folder of each list. */
export type SpamCounts = Readonly<Record<RecordList, number>>;

export type LogAction = 'login' | 'logout' | 'refused' | 'view' | 'change' | 'export' | 'delete';

export type LogSubject = 'session' | RecordList | 'mails' | 'person' | 'log';

/** An item of `GET /api/admin/log?page=…`. */
export interface DashboardLogEntry {
  id: string;
  at: string;
  /** Who: an email address, or `password` for a login with the one password; empty for a refused login. */
  user: string;
  action: LogAction;
  subject: LogSubject;
  /** Ids. */
  records: readonly string[];
}

export const personParts = ['applications', 'enquiries', 'subscriptions', 'mails'] as const;

/** `POST /api/admin/people` {email}: all that is stored of a person. */
export type PersonAnswer = Readonly<Record<(typeof personParts)[number], readonly object[]>>;

/** `GET /api/session`; 200 with or without a session. */
export interface SessionAnswer {
  isLoggedIn: boolean;
  /** How to log in: at the company's provider (`GET /api/session/oidc`), or `POST /api/session` {password}. */
  login: 'password' | 'oidc';
  /** Sent back as `x-csrf-token` with every change; only with a session. */
  csrfToken?: string;
  /** Who is logged in; `password` for the one password. */
  user?: string;
}

/**
 * Why a login at the company's provider was refused, as `/admin#login-<reason>`: `address`, nobody on the list;
 * `unverified`, the provider does not vouch for the address; `expired`, the login took too long or was used
 * before; `provider`, no or a wrong answer of the provider; `busy`, too many tries.
 */
export const loginRefusals = ['address', 'unverified', 'expired', 'provider', 'busy'] as const;
export type LoginRefusal = (typeof loginRefusals)[number];

/**
 * Header of requests that the dashboard makes by itself, such as the list that is asked again every 30 seconds:
 * they do not delay the end of an idle session.
 */
export const unattendedHeader = 'x-unattended';

/** Items per page in the lists of the live dashboard. */
export const pageSize = 25;
