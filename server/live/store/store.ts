import type { Note } from '../../../shared/contracts/desk-answers.ts';
import type { Language } from '../../../config/locales.ts';
import type { AccessStore } from './access-store.ts';
import type { Assigned } from './assigned.ts';
import type { OutgoingMail } from './outgoing-mail.ts';
import type { DayCount, ResumeRecords, SiteFacts } from './site-store.ts';
import type { UserStore } from './user-store.ts';
import type {
  ApplicationChange,
  ApplicationFilter,
  Deleted,
  DeletedApplication,
  EnquiryChange,
  EnquiryFilter,
  StageCounts,
  WorkStore,
} from './work-store.ts';
import type { StoredDelivery, WebhookStore } from './webhook-store.ts';
import type { ApplicationStatus, ResumeFacts } from '../../../shared/contracts/application.ts';
import type { ApplicationText } from '../../../shared/forms/application.ts';
import type { Enquiry } from '../../../shared/forms/enquiry.ts';
import type { Subscription } from '../../../shared/forms/newsletter.ts';

/**
 * The port to live mode's data (docs/decisions/009-live-mode.md); one test suite runs on both adapters. Dates
 * are ISO 8601 in UTC, identifiers are random unless noted. Every write is durable when it returns.
 */

/** The store cannot be reached or cannot write (restart, disk full). Nothing was stored; try again later. */
export class StoreUnavailable extends Error {}

/** Origin of a record and the consent of its sender; stored with each. */
export interface Provenance {
  language: Language;
  /** Version of the consent text beside the button, such as `2026-11-01`. */
  consentVersion: string;
  receivedAt: string;
}

/** Spam is stored apart, never deleted at once. */
export type Folder = 'inbox' | 'spam';

export interface StoredEnquiry extends Enquiry, Provenance, Assigned {
  id: string;
  folder: Folder;
  status: ApplicationStatus;
}

/** A stored resume: its random key and the name its sender gave it. */
export interface StoredResume extends ResumeFacts {
  key: string;
}

export interface StoredApplication extends ApplicationText, Provenance, Assigned {
  /** `app-` and the milliseconds since 1970, increased when taken already. */
  id: string;
  jobId: string;
  jobTitle: string;
  resume: StoredResume;
  folder: Folder;
  /** A stage: that of a new application, reviewed, or one of the company's own (content/desk.ts). */
  status: string;
  /** Notes of the hiring team, oldest first. */
  notes: readonly Note[];
}

export interface StoredSubscriber extends Subscription, Provenance {
  id: string;
  /** Null until the link in the mail was used. */
  confirmedAt: string | null;
  folder: Folder;
}

export type MailState = 'waiting' | 'sent' | 'dead';

export interface StoredMail extends OutgoingMail {
  id: string;
  state: MailState;
  attempts: number;
  createdAt: string;
  /** Time of the next try, while it waits. */
  dueAt: string;
  lastError: string | null;
}

/** Identifies a request that must be stored only once: the key chosen by its sender, and the endpoint. */
export interface IdempotencyKey {
  endpoint: 'enquiry' | 'newsletter' | 'application' | 'reply' | 'note';
  key: string;
}

/** `isRepeat`: the key was used before. Then `value` is what was stored then, and nothing was stored now. */
export interface Stored<Value> {
  value: Value;
  isRepeat: boolean;
}

export interface Page<Item> {
  items: Item[];
  total: number;
}

export interface Search {
  /** Words that must all occur, in any field and in any case; empty finds everything. */
  text: string;
  offset: number;
  limit: number;
}

/** Records of a folder; those of one user, of nobody (null), or all (undefined). */
export interface RecordSearch extends Search {
  folder: Folder;
  assignedTo?: string | null | undefined;
}

export interface ApplicationSearch extends RecordSearch, ApplicationFilter {}
export interface EnquirySearch extends RecordSearch, EnquiryFilter {}

/** All stored data of one person, by e-mail address (in any case). */
export interface PersonRecord {
  enquiries: (StoredEnquiry & { notes: readonly Note[] })[];
  applications: StoredApplication[];
  subscriptions: StoredSubscriber[];
  mails: StoredMail[];
  /** Events about the person that webhooks have not received yet. */
  deliveries: StoredDelivery[];
}

/** Stores what visitors send, and in the same transaction the mails it causes. */
export interface IntakeStore {
  addEnquiry(
    enquiry: StoredEnquiry,
    key: IdempotencyKey,
    mails: readonly OutgoingMail[],
  ): Promise<Stored<StoredEnquiry>>;
  /** Stores the application and ends the announcement of its resume; rejects when there is none. */
  addApplication(
    application: StoredApplication,
    key: IdempotencyKey,
    mails: readonly OutgoingMail[],
  ): Promise<Stored<StoredApplication>>;
  /**
   * Stores a new or unconfirmed address with a token (its SHA-256 in hex) and the mail. A confirmed address
   * is not changed and gets no mail; nobody outside can see the difference.
   */
  addSubscriber(
    subscriber: StoredSubscriber,
    token: { hash: string; expiresAt: string },
    key: IdempotencyKey,
    mails: readonly OutgoingMail[],
  ): Promise<Stored<StoredSubscriber>>;
  /** Confirms with a token, which is then used up. Null when it is unknown, used or expired. */
  confirmSubscriber(tokenHash: string, at: string): Promise<StoredSubscriber | null>;
  /** Removes the address, by the token of any mail it got, confirmed or not. Null when it is unknown. */
  removeSubscriberByToken(tokenHash: string): Promise<StoredSubscriber | null>;
}

/** Makes the mails of a record that leaves the spam folder for the first time; they were not sent before. */
export type MailsOf<Item> = (item: Item) => readonly OutgoingMail[];

/** Reads and changes for the dashboard. */
export interface AdminStore {
  applications(search: ApplicationSearch): Promise<Page<StoredApplication>>;
  /** Counts of the inbox. */
  applicationCounts(): Promise<StageCounts>;
  application(id: string): Promise<StoredApplication | null>;
  changeApplication(
    id: string,
    change: Omit<ApplicationChange, 'id'>,
    mailsOf?: MailsOf<StoredApplication>,
  ): Promise<StoredApplication | null>;
  deleteApplication(id: string, at: string): Promise<DeletedApplication | null>;
  enquiries(search: EnquirySearch): Promise<Page<StoredEnquiry>>;
  enquiry(id: string): Promise<StoredEnquiry | null>;
  changeEnquiry(
    id: string,
    change: Omit<EnquiryChange, 'id'>,
    mailsOf?: MailsOf<StoredEnquiry>,
  ): Promise<StoredEnquiry | null>;
  deleteEnquiry(id: string): Promise<Deleted | null>;
  subscribers(search: Search & { isConfirmed?: true }): Promise<Page<StoredSubscriber>>;
  /** Takes a subscriber out of spam, with a token and the mail that asks to confirm. Null when it is not there. */
  releaseSubscriber(
    id: string,
    token: { hash: string; expiresAt: string },
    mailsOf: MailsOf<StoredSubscriber>,
    at: string,
  ): Promise<StoredSubscriber | null>;
  deleteSubscriber(id: string): Promise<Deleted | null>;
  /** One entry per day, without gaps, up to and including the day of `now`. */
  countsPerDay(now: string, days: number): Promise<DayCount[]>;
  person(email: string): Promise<PersonRecord>;
  /** Erases a person's rows and mails; for resumes see `deleteApplication`. */
  erasePerson(
    email: string,
    at: string,
  ): Promise<Deleted & { rows: number; resumeKeys: string[]; recordIds: string[] }>;
  /** Deletes records older than the given times, with the team's replies; a kind without a time is kept. */
  deleteOlderThan(
    before: {
      applications?: string | undefined;
      enquiries?: string | undefined;
      spam?: string | undefined;
      unconfirmed?: string | undefined;
      mails?: string | undefined;
      keys?: string | undefined;
      log?: string | undefined;
    },
    at: string,
  ): Promise<Deleted & { rows: number; resumeKeys: string[] }>;
}

/** The waiting mails; several workers may share one store. */
export interface OutboxStore {
  /** Takes due mails and reserves them until `claimedUntil`. */
  claimMails(now: string, claimedUntil: string, limit: number): Promise<StoredMail[]>;
  /** @returns those that exist: others were erased while they were being sent */
  markMailsSent(ids: readonly string[], at: string): Promise<string[]>;
  markMailFailed(
    id: string,
    failure: { error: string; attempts: number; dueAt: string | null },
  ): Promise<void>;
  mails(search: Search & { state: MailState }): Promise<Page<StoredMail>>;
  /** Makes a mail that failed or waits due at once. @returns false when it is sent or unknown */
  retryMail(id: string, at: string): Promise<boolean>;
  mailCounts(): Promise<Record<MailState, number>>;
}

/** The whole store, in one database. */
export interface Store
  extends
    IntakeStore,
    ResumeRecords,
    SiteFacts,
    AdminStore,
    OutboxStore,
    WebhookStore,
    AccessStore,
    UserStore,
    WorkStore<StoredApplication, StoredEnquiry, OutgoingMail, IdempotencyKey> {
  /** Resolves when the store can write; rejects with StoreUnavailable. */
  ping(): Promise<void>;
  /**
   * Overwrites what deleted rows have left beside the tables.
   * @returns false when another process is reading; try again later
   */
  purge(): Promise<boolean>;
  /** Waits for running work, then closes. */
  close(): Promise<void>;
}
