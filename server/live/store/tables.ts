import type { ResumeLeft, SiteFact } from './site-store.ts';
import type { AuditEntry, ChallengePurpose, StoredPasskey, StoredUser } from './user-store.ts';
import type { StoredDelivery, StoredWebhook } from './webhook-store.ts';
import type {
  IdempotencyKey,
  MailState,
  StoredApplication,
  StoredEnquiry,
  StoredResume,
  StoredSubscriber,
} from './store.ts';

/** `serviceInterest` becomes `service_interest`. */
type ColumnName<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnName<Rest>}`
  : '';

/** A record as a row: each property is a column. */
export type ColumnsOf<Stored> = {
  [Name in keyof Stored & string as ColumnName<Name>]: Stored[Name];
};

/** `service_interest` becomes `serviceInterest`. */
type PropertyName<Column extends string> = Column extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<PropertyName<Rest>>}`
  : Column;

/** A row without its search columns. */
export type StoredIn<Row extends Found> = {
  [Column in Exclude<keyof Row, keyof Found> & string as PropertyName<Column>]: Row[Column];
};

/** The tables of both stores (docs/decisions/009-live-mode.md). ISO 8601 dates in UTC also sort as text. */
export interface Found {
  /** The address in the form used for comparing. */
  email_key: string;
  /** The search text of a row, made by `search-text.ts`. */
  search_text: string;
}

/** `sortName`: made of the name. */
export type EnquiryRow = ColumnsOf<StoredEnquiry & { sortName: string }> & Found;
export type SubscriberRow = ColumnsOf<StoredSubscriber> & Found;

/** The resume has its own columns, notes their own table. */
export type FlatApplication = Omit<StoredApplication, 'resume' | 'notes'> & {
  [Fact in keyof StoredResume as `resume${Capitalize<Fact>}`]: StoredResume[Fact];
} & {
  /** Made of first and last name. */
  sortName: string;
};
export type ApplicationRow = ColumnsOf<FlatApplication> & Found;

export interface MailRow {
  id: string;
  state: MailState;
  attempts: number;
  created_at: string;
  /** Time of the next try. A worker that takes a mail sets it later, so that no other takes it too. */
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
  /** 1: its text holds a secret, and is emptied when it was sent. Null in mails of earlier versions. */
  is_secret: number | null;
  reply_record: string | null;
  reply_author: string | null;
}

export interface NoteRow {
  id: string;
  record_id: string;
  author: string;
  text: string;
  created_at: string;
}

/** A user; the password's hash is empty for one who has not joined. */
export type AccountRow = ColumnsOf<StoredUser> & { email_key: string; password_hash: string };

/** What mails and deliveries have in common: they wait in an outbox. */
export type Queued = Pick<
  MailRow,
  'id' | 'state' | 'attempts' | 'created_at' | 'due_at' | 'sent_at' | 'last_error'
>;

/** An event on its way to a webhook. It may outlive the webhook by a moment, so there is no foreign key. */
export type DeliveryRow = ColumnsOf<StoredDelivery> &
  Queued & {
    record_id: string;
    /** Whose data it carries, for erasure; empty once it was received. */
    person_key: string;
  };

export interface Tables {
  enquiries: EnquiryRow;
  applications: ApplicationRow;
  subscribers: SubscriberRow;
  /**
   * Links in newsletter mails. They confirm and unsubscribe until they expire; after a confirmation they only
   * unsubscribe, without a limit.
   */
  subscriber_tokens: {
    hash: string;
    subscriber_id: string;
    purpose: 'confirm' | 'leave';
    expires_at: string | null;
  };
  /** Resume files that exist, or may exist, without an application. */
  announced_resumes: { key: string; announced_at: string; reason: ResumeLeft };
  site_facts: { name: SiteFact; value: string };
  mails: MailRow;
  notes: NoteRow;
  webhooks: ColumnsOf<StoredWebhook>;
  deliveries: DeliveryRow;
  /** Which record a request created. */
  idempotency_keys: {
    endpoint: IdempotencyKey['endpoint'];
    key: string;
    record_id: string;
    created_at: string;
  };
  accounts: AccountRow;
  sessions: {
    token_hash: string;
    account: string;
    created_at: string;
    last_seen_at: string;
    device: string;
  };
  /** Invitations, resets of passwords, challenges of passkeys; one of nobody has no account. */
  account_tokens: {
    hash: string;
    account: string | null;
    purpose: 'invitation' | 'reset' | ChallengePurpose;
    expires_at: string;
  };
  /** PostgreSQL gives a bigint as text. */
  passkeys: Omit<ColumnsOf<StoredPasskey>, 'counter'> & { counter: number | string };
  audit_entries: ColumnsOf<AuditEntry>;
  /** Counts for rate limits, each for a time window. */
  event_counts: { key: string; count: number; resets_at: string };
  /** The row that `ping` writes. */
  write_probes: { id: number; count: number };
}
