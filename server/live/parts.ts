import type { FormChoices } from '../../shared/contracts/form-choices.ts';
import type { MailTransport } from './mail/transport.ts';
import type { ResumeFiles } from './resumes/resume-files.ts';
import type { Store, StoredApplication, StoredEnquiry, StoredSubscriber } from './store/store.ts';
import type { WebhookTransport } from './webhooks/transport.ts';

/** A new record, for open dashboards. */
export type Arrival =
  | { kind: 'application'; item: StoredApplication }
  | { kind: 'enquiry'; item: StoredEnquiry }
  | { kind: 'subscriber'; item: StoredSubscriber };

/** Informs open dashboards about new records, except spam. */
export interface Arrivals {
  publish(arrival: Arrival): void;
  /** @returns a function that ends the subscription */
  subscribe(listener: (arrival: Arrival) => void): () => void;
}

/** Writes one line per event, without anything a person typed. */
export interface Log {
  info(event: string, facts?: Record<string, string | number | boolean>): void;
  error(event: string, facts?: Record<string, string | number | boolean>): void;
}

/** Options of the operator, read from the environment by `settings.ts`. */
export interface LiveOptions {
  /** Scheme, host and port that visitors use, without a slash at the end; used for links in mails. */
  publicOrigin: string;
  /** Number of our proxies: decides which entry of X-Forwarded-For to trust. 0 uses the socket. */
  trustedProxies: number;
  /** Receivers of enquiries and of notices about applications. */
  notify: { enquiries: string; applications: string };
  /** Days after which records are deleted; those of the log of what users did are the operator's decision. */
  retentionDays: Record<'applications' | 'enquiries' | 'spam' | 'unconfirmed' | 'mails' | 'log', number>;
}

/** The dependencies of routes and workers; tests create their own with a fake clock. */
export interface LiveParts {
  store: Store;
  resumeFiles: ResumeFiles;
  transport: MailTransport;
  webhookTransport: WebhookTransport;
  arrivals: Arrivals;
  /** Sends newly stored mails and deliveries now, not only at the next tick of their outboxes. */
  wakeOutbox: () => void;
  /** The built page at a path of this site; null when there is none, as in development. */
  pageAt: (path: string) => Promise<string | null>;
  /** What the forms of the pages that are served now let people choose. */
  formChoices: () => FormChoices;
  log: Log;
  options: LiveOptions;
  now: () => Date;
}
