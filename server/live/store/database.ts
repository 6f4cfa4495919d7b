import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type Dialect = 'sqlite' | 'postgres';

/**
 * What the store needs of a database. Temporary failures (restart, disk full, no connection) become
 * StoreUnavailable; it works again by itself once their cause is gone.
 */
export interface Database {
  dialect: Dialect;
  /** The time of what a change tells webhooks. */
  now: () => Date;
  read: <Value>(work: (db: Kysely<Tables>) => Promise<Value>) => Promise<Value>;
  /**
   * Runs the work in a transaction and resolves once it is durable; when the work throws, it is undone. The
   * work may run again after a conflict with another process, so it must only use the database.
   */
  write: <Value>(work: (db: Kysely<Tables>) => Promise<Value>) => Promise<Value>;
  /** As `write`, for one statement, which is a transaction by itself: saves two round trips. */
  writeAtOnce: <Value>(work: (db: Kysely<Tables>) => Promise<Value>) => Promise<Value>;
  /**
   * Makes a write that handles many inputs in one statement: inputs that arrive during a write are written
   * together next. Outputs are in the order of the inputs. The work must be all or nothing.
   */
  writeTogether: <Input, Output>(
    work: (db: Kysely<Tables>, inputs: readonly Input[]) => Promise<readonly Output[]>,
  ) => (input: Input) => Promise<Output>;
  /** See Store.purge. */
  purge: () => Promise<boolean>;
  /** Waits for running work; later calls get StoreUnavailable. */
  close: () => Promise<void>;
}
