import type {
  IdempotencyKey,
  MailState,
  StoredApplication,
  StoredEnquiry,
  StoredResume,
  StoredSubscriber,
} from './store.ts';

/** `serviceInterest` is `service_interest`. */
type ColumnName<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnName<Rest>}`
  : '';

/** What a record is in a table: each property a column. */
export type ColumnsOf<Stored> = {
  [Name in keyof Stored & string as ColumnName<Name>]: Stored[Name];
};

/** `service_interest` is `serviceInterest`. */
type PropertyName<Column extends string> = Column extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<PropertyName<Rest>>}`
  : Column;

/** What a row stores, beside what it is found by. */
export type StoredIn<Row extends Found> = {
  [Column in Exclude<keyof Row, keyof Found> & string as PropertyName<Column>]: Row[Column];
};

/**
 * The tables of both stores (docs/decisions/009-live-mode.md). Dates are ISO 8601 in UTC, so that they sort as text.
 */
export interface Found {
  /** The address as it is compared. */
  email_key: string;
  /** The words of a row as `search-text.ts` folds them. */
  search_text: string;
}

export type EnquiryRow = ColumnsOf<StoredEnquiry> & Found;
export type SubscriberRow = ColumnsOf<StoredSubscriber> & Found;

/** A resume lies in columns of its own. */
export type FlatApplication = Omit<StoredApplication, 'resume'> & {
  [Fact in keyof StoredResume as `resume${Capitalize<Fact>}`]: StoredResume[Fact];
};
export type ApplicationRow = ColumnsOf<FlatApplication> & Found;

export interface MailRow {
  id: string;
  state: MailState;
  attempts: number;
  created_at: string;
  /** While waiting: when it is tried next; a worker that takes it moves this on, so that no other takes it too. */
  due_at: string;
  sent_at: string | null;
  last_error: string | null;
  to_address: string;
  subject: string;
  text: string;
  reply_to: string | null;
  leave_url: string | null;
  person_email: string;
  person_key: string;
  search_text: string;
}

export interface Tables {
  enquiries: EnquiryRow;
  applications: ApplicationRow;
  subscribers: SubscriberRow;
  /** Links in mails to subscribers: to confirm and to leave until they expire, only to leave and for good once one of them has confirmed. */
  subscriber_tokens: {
    hash: string;
    subscriber_id: string;
    purpose: 'confirm' | 'leave';
    expires_at: string | null;
  };
  /** Files that lie in the store of resumes, or may, without an application. */
  announced_resumes: { key: string; announced_at: string };
  mails: MailRow;
  /** Which record a request was answered with. */
  idempotency_keys: {
    endpoint: IdempotencyKey['endpoint'];
    key: string;
    record_id: string;
    created_at: string;
  };
  accounts: { name: string; password_hash: string };
  sessions: { token_hash: string; account: string; created_at: string; last_seen_at: string };
  /** Counts of throttles, each within a window of time. */
  event_counts: { key: string; count: number; resets_at: string };
  /** One row that `ping` writes. */
  write_probes: { id: number; count: number };
}
