import type { LiveSite } from '#server/served-site.ts';
import type { Database } from './database.ts';
import type { FormName } from '#server/live/forms/posted-forms.ts';
import type { Erasures } from '#server/live/people/erasures.ts';
import type { OidcSettings } from '#server/live/sessions/oidc.ts';

/** Writes one line per event, without anything a person typed. */
export interface Log {
  info(event: string, facts?: Record<string, string | number | boolean>): void;
  error(event: string, facts?: Record<string, string | number | boolean>): void;
}

/**
 * A log with one JSON object per line: time, level, event, details. Details are references, routes, counts and
 * times, never what a person typed.
 * @param write takes a line without its end, such as `console.log`
 */
export function createLog(write: (line: string) => void, now: () => Date): Log {
  const line =
    (level: 'info' | 'error') =>
    (event: string, facts: Record<string, string | number | boolean> = {}): void =>
      write(JSON.stringify({ time: now().toISOString(), level, event, ...facts }));
  return { info: line('info'), error: line('error') };
}

/** Options of the operator, read from the environment by `settings.ts`. */
export interface LiveOptions {
  /** Scheme, host and port that visitors use, without a slash at the end; used for links in emails. */
  publicOrigin: string;
  /** Number of our proxies: decides which entry of X-Forwarded-For to trust. 0 uses the socket. */
  trustedProxies: number;
  /** Receivers of enquiries and of notices about applications. */
  notify: { enquiries: readonly string[]; applications: readonly string[] };
  /** Receivers of alerts (alerts.worker.ts). */
  alerts: readonly string[];
  /** Where events are sent, and the key that signs them; null: no webhook. */
  webhook: { url: string; secret: string } | null;
  /** The company's own login; null: one password (sessions/password.ts). */
  oidc: OidcSettings | null;
}

/** A form that takes nothing more from anybody, with the limit that it has reached. */
export interface ClosedForm {
  form: FormName;
  limit: 'hourly' | 'daily';
  /** ISO 8601 */
  until: string;
}

/** What senders may use at once or in a day, in one process. */
export interface Ceilings {
  /**
   * Counts a received piece of an upload that is held in memory.
   * @throws Refusal 503 with Retry-After when the uploads of its network, or all together, hold too much
   */
  hold: (ip: string, bytes: number) => void;
  /** Gives the bytes of `hold` back. */
  release: (ip: string, bytes: number) => void;
  /**
   * Stores what a form received.
   * @param add calls `count` in its transaction unless it is a repeat; a failure gives the bytes back
   * @throws Refusal with Retry-After when the form has stored too much in a day: 429 from this network, 503 in all
   */
  store: <Value>(
    post: { form: FormName; bytes: number; ip: string },
    add: (count: () => void) => Promise<Value>,
  ) => Promise<Value>;
  /** Notes that a form is closed for all senders. */
  close: (closed: ClosedForm) => void;
  /** The forms that are closed for all senders. */
  closedForms: () => ClosedForm[];
  /**
   * Runs work that takes much processor time and memory, a few at once.
   * @throws Refusal 503 with Retry-After when too many wait
   */
  compute: <Value>(work: () => Promise<Value>) => Promise<Value>;
}

/** What routes and workers work with; tests create their own with a fake clock. */
export interface LiveDeps {
  /** As the build that is served now says. */
  site: () => LiveSite;
  database: Database;
  options: LiveOptions;
  erasures: Erasures;
  ceilings: Ceilings;
  /** Sends newly stored emails now, not only at the outbox's next tick. */
  wakeOutbox: () => void;
  /** After a deletion: removes emails that are files, and what deleted rows have left in the database's files. */
  removeTraces: () => Promise<void>;
  /** Whether the disk of the data folder has room for what visitors send. */
  hasRoom: () => Promise<boolean>;
  log: Log;
  now: () => Date;
}
