import type { MailTransport } from './mail/transport.ts';
import type { ResumeFiles } from './resumes/resume-files.ts';
import type { Store, StoredApplication, StoredEnquiry, StoredSubscriber } from './store/store.ts';

/** Something that came in, for dashboards that are open. */
export type Arrival =
  | { kind: 'application'; item: StoredApplication }
  | { kind: 'enquiry'; item: StoredEnquiry }
  | { kind: 'subscriber'; item: StoredSubscriber };

/** Tells open dashboards what came in; spam is not told. */
export interface Arrivals {
  publish(arrival: Arrival): void;
  /** @returns ends the subscription */
  subscribe(listener: (arrival: Arrival) => void): () => void;
}

/** One line per event, without anything a person typed. */
export interface Log {
  info(event: string, facts?: Record<string, string | number | boolean>): void;
  error(event: string, facts?: Record<string, string | number | boolean>): void;
}

/** What an operator decides, read from the environment by `settings.ts`. */
export interface LiveOptions {
  /** Scheme, host and port visitors use, without a slash at the end; links in mails begin with it. */
  publicOrigin: string;
  /** How many proxies in front are ours, and so which entry of X-Forwarded-For to believe; 0 believes the socket. */
  trustedProxies: number;
  /** Where enquiries and notices of applications go. */
  notify: { enquiries: string; applications: string };
  /** Days after which a kind of record is deleted; null keeps it. */
  retentionDays: {
    applications: number | null;
    enquiries: number | null;
    spam: number | null;
    unconfirmedSubscribers: number | null;
    mails: number | null;
  };
}

/** Everything routes and workers are made from; tests make their own with a fake clock. */
export interface LiveParts {
  store: Store;
  resumeFiles: ResumeFiles;
  transport: MailTransport;
  arrivals: Arrivals;
  /** Has mails that were just stored sent now instead of at the outbox's next tick. */
  wakeOutbox: () => void;
  log: Log;
  options: LiveOptions;
  now: () => Date;
}
