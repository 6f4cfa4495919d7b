import type { Language } from '../../../config/locales.ts';
import type { ApplicationStatus } from '../../../shared/contracts/application.ts';
import type { ServiceInterest } from '../../../shared/contracts/enquiry.ts';
import type { Folder, IdempotencyKey, MailState } from './store.ts';

/**
 * The tables of both stores (docs/decisions/009-live-mode.md). `search_text` holds the words of a row as `search-text.ts` folds them,
 * `email_key` the address as it is compared. Dates are ISO 8601 in UTC, so that they sort as text.
 */

interface ReceivedRow {
  id: string;
  folder: Folder;
  status: ApplicationStatus;
  language: Language;
  consent_version: string;
  received_at: string;
  email: string;
  email_key: string;
  phone: string;
  search_text: string;
}

export interface EnquiryRow extends ReceivedRow {
  name: string;
  company: string;
  service_interest: ServiceInterest | '';
  message: string;
}

export interface ApplicationRow extends ReceivedRow {
  job_id: string;
  job_title: string;
  first_name: string;
  last_name: string;
  linked_in: string;
  portfolio: string;
  cover_letter: string;
  resume_key: string;
  resume_name: string;
  resume_size_bytes: number;
  resume_type: string;
  notes: string;
}

export interface SubscriberRow {
  id: string;
  email: string;
  email_key: string;
  language: Language;
  consent_version: string;
  received_at: string;
  confirmed_at: string | null;
  search_text: string;
}

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
