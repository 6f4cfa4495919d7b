import type { WorkKind } from '#shared/contracts/dashboard.ts';
import type { LiveSite } from '#server/served-site.ts';
import type { Ceilings } from './ceilings.ts';
import type { Database } from './database.ts';
import type { Log } from './json-log.ts';
import type { Erasures } from './people/erasures.ts';
import type { OidcSettings } from './sessions/oidc.ts';

/** Options of the operator, read from the environment by `settings.ts`. */
export interface LiveOptions {
  /** Scheme, host and port that visitors use, without a slash at the end; used for links in emails. */
  publicOrigin: string;
  /** Number of our proxies: decides which entry of X-Forwarded-For to trust. 0 uses the socket. */
  trustedProxies: number;
  /** Receivers of enquiries and of notices about applications. */
  notify: Record<WorkKind, readonly string[]>;
  alerts: readonly string[];
  /** Where events are sent, and the key that signs them; null: no webhook. */
  webhook: { url: string; secret: string } | null;
  /** The company's own login; null: one password (sessions/password.ts). */
  oidc: OidcSettings | null;
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
