import type { Language } from '../../../config/locales.ts';
import type { AccessStore } from './access-store.ts';
import type { ApplicationStatus, ResumeFacts } from '../../../shared/contracts/application.ts';
import type { ApplicationText } from '../../../shared/forms/application.ts';
import type { Enquiry } from '../../../shared/forms/enquiry.ts';
import type { Subscription } from '../../../shared/forms/newsletter.ts';

/**
 * What live mode keeps, and how it is asked for (docs/decisions/009-live-mode.md). One suite runs on both
 * adapters. Dates are ISO 8601 in UTC; identifiers are random unless said otherwise. Everything that returns has been made durable.
 */

/** The store cannot be reached or cannot write (restart, disk full): nothing was stored; try again later. */
export class StoreUnavailable extends Error {}

/** Where a record came from and what its sender agreed to; stored with each. */
export interface Provenance {
  language: Language;
  /** Version of the consent text that stood beside the button, such as `2026-11-01`. */
  consentVersion: string;
  receivedAt: string;
}

/** Spam is kept apart, never dropped. */
export type Folder = 'inbox' | 'spam';

export interface StoredEnquiry extends Enquiry, Provenance {
  id: string;
  folder: Folder;
  status: ApplicationStatus;
}

/** A resume as it is stored: under a random key, with what its sender called it. */
export interface StoredResume extends ResumeFacts {
  key: string;
}

export interface StoredApplication extends ApplicationText, Provenance {
  /** `app-` and the milliseconds since 1970, counted on when taken already. */
  id: string;
  jobId: string;
  jobTitle: string;
  resume: StoredResume;
  folder: Folder;
  status: ApplicationStatus;
  /** What the hiring team wrote about it. */
  notes: string;
}

export interface StoredSubscriber extends Subscription, Provenance {
  id: string;
  /** Null until the link in the mail was followed. */
  confirmedAt: string | null;
}

export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  /** Answers go there; the sender is the site's own. */
  replyTo?: string | undefined;
  /** Where its reader leaves the newsletter; only in mails of the newsletter. */
  leaveUrl?: string | undefined;
  /** The person the mail is about, so that erasing them finds it. */
  personEmail: string;
}

export type MailState = 'waiting' | 'sent' | 'dead';

export interface StoredMail extends OutgoingMail {
  id: string;
  state: MailState;
  attempts: number;
  createdAt: string;
  /** When it is tried next, while waiting. */
  dueAt: string;
  lastError: string | null;
}

/** A request that must not be stored twice: the key its sender chose, and what it was sent to. */
export interface IdempotencyKey {
  endpoint: 'enquiry' | 'newsletter' | 'application';
  key: string;
}

/** `isRepeat`: the key was used before; `value` is what was stored then, and nothing was stored now. */
export interface Stored<Value> {
  value: Value;
  isRepeat: boolean;
}

export interface Page<Item> {
  items: Item[];
  total: number;
}

export interface Search {
  /** Words that all have to occur, in any field, whatever their case; empty finds everything. */
  text: string;
  offset: number;
  limit: number;
}

export interface ApplicationSearch extends Search {
  status?: ApplicationStatus | undefined;
  folder: Folder;
}

export interface DayCount {
  /** YYYY-MM-DD in UTC. */
  day: string;
  applications: number;
  enquiries: number;
  subscribers: number;
}

/** Everything stored of one person, by e-mail address (any case). */
export interface PersonRecord {
  enquiries: StoredEnquiry[];
  applications: StoredApplication[];
  subscriptions: StoredSubscriber[];
  mails: StoredMail[];
}

/** The part of the store that takes in what visitors send. Mails are stored in the same transaction. */
export interface IntakeStore {
  addEnquiry(
    enquiry: StoredEnquiry,
    key: IdempotencyKey,
    mails: readonly OutgoingMail[],
  ): Promise<Stored<StoredEnquiry>>;
  /** Says that a file is about to be written under this key, so that a crash leaves nothing unknown behind. */
  announceResume(key: string, at: string): Promise<void>;
  /** Stores the application and takes its resume over from the announced ones; rejects when it was not announced. */
  addApplication(
    application: StoredApplication,
    key: IdempotencyKey,
    mails: readonly OutgoingMail[],
  ): Promise<Stored<StoredApplication>>;
  /** Keys announced before a time that no application took over. */
  abandonedResumes(before: string): Promise<string[]>;
  /** @returns whether it was announced until now; whoever gets `true` may remove the file */
  forgetResume(key: string): Promise<boolean>;
  /** Those of the keys that are announced or belong to an application. */
  knownResumes(keys: readonly string[]): Promise<string[]>;
  /**
   * A new address, or one not confirmed yet: stores it with a token (its SHA-256 in hex) and the mail. A confirmed address is left as it
   * is and gets no mail; nobody outside can tell the difference.
   */
  addSubscriber(
    subscriber: StoredSubscriber,
    token: { hash: string; expiresAt: string },
    key: IdempotencyKey,
    mails: readonly OutgoingMail[],
  ): Promise<Stored<StoredSubscriber>>;
  /** Uses a token up for confirming. Null when it is unknown, used or expired at that time. */
  confirmSubscriber(tokenHash: string, at: string): Promise<StoredSubscriber | null>;
  /** Takes the address off the list, by the token of any mail it got, confirmed or not. Null when the token is unknown. */
  removeSubscriberByToken(tokenHash: string): Promise<StoredSubscriber | null>;
}

/** The part of the store behind the dashboard. */
export interface AdminStore {
  applications(search: ApplicationSearch): Promise<Page<StoredApplication>>;
  /** Of the inbox. */
  applicationCounts(): Promise<{ total: number; new: number; reviewed: number }>;
  application(id: string): Promise<StoredApplication | null>;
  changeApplication(
    id: string,
    change: {
      status?: ApplicationStatus | undefined;
      notes?: string | undefined;
      folder?: Folder | undefined;
    },
  ): Promise<StoredApplication | null>;
  /** Deletes the row and gives back the key of its resume, announced again until the file is gone and `forgetResume` is called. */
  deleteApplication(id: string, at: string): Promise<{ resumeKey: string } | null>;
  enquiries(search: Search & { folder: Folder }): Promise<Page<StoredEnquiry>>;
  changeEnquiry(
    id: string,
    change: { status?: ApplicationStatus | undefined; folder?: Folder | undefined },
  ): Promise<StoredEnquiry | null>;
  deleteEnquiry(id: string): Promise<boolean>;
  subscribers(search: Search): Promise<Page<StoredSubscriber>>;
  deleteSubscriber(id: string): Promise<boolean>;
  /** One entry per day up to and with the day of `now`, none left out. */
  countsPerDay(now: string, days: number): Promise<DayCount[]>;
  person(email: string): Promise<PersonRecord>;
  /** Erases a person's rows and mails; resumes as in `deleteApplication`. */
  erasePerson(email: string, at: string): Promise<{ rows: number; resumeKeys: string[] }>;
  /** Deletes what is older than the given times; a missing time keeps that kind for good. */
  deleteOlderThan(
    before: {
      applications?: string | undefined;
      enquiries?: string | undefined;
      spam?: string | undefined;
      unconfirmed?: string | undefined;
      mails?: string | undefined;
      keys?: string | undefined;
    },
    at: string,
  ): Promise<{ rows: number; resumeKeys: string[] }>;
}

/** The mails that wait to be sent; several workers may share one store. */
export interface OutboxStore {
  /** Takes due mails and keeps them from other workers until `claimedUntil`. */
  claimMails(now: string, claimedUntil: string, limit: number): Promise<StoredMail[]>;
  markMailsSent(ids: readonly string[], at: string): Promise<void>;
  markMailFailed(
    id: string,
    failure: { error: string; attempts: number; dueAt: string | null },
  ): Promise<void>;
  mails(search: Search & { state: MailState }): Promise<Page<StoredMail>>;
  /** Has a dead mail tried again at once. */
  retryMail(id: string, at: string): Promise<boolean>;
  mailCounts(): Promise<Record<MailState, number>>;
}

/** All of it, over one database. */
export interface Store extends IntakeStore, AdminStore, OutboxStore, AccessStore {
  /** Resolves when the store can write; rejects with StoreUnavailable. */
  ping(): Promise<void>;
  /** Waits for what is under way, then closes. */
  close(): Promise<void>;
}
