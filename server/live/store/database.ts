import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type Dialect = 'sqlite' | 'postgres';

/**
 * What the parts of the store need of a database. Whatever keeps it from working (restart, disk full, no connection) arrives as
 * StoreUnavailable; after that it works again by itself once the cause is gone.
 */
export interface Database {
  dialect: Dialect;
  read: <Value>(work: (db: Kysely<Tables>) => Promise<Value>) => Promise<Value>;
  /**
   * Runs the work in a transaction and resolves once it is durable. The work may run again after a conflict with another process, so it must do
   * nothing but ask and change the database. It is undone when it throws.
   */
  write: <Value>(work: (db: Kysely<Tables>) => Promise<Value>) => Promise<Value>;
  /**
   * The same for work of one statement, which is a transaction by itself: where the database is asked over a network, begin and commit would take
   * two more round trips.
   */
  writeAtOnce: <Value>(work: (db: Kysely<Tables>) => Promise<Value>) => Promise<Value>;
  /**
   * Makes a write of one statement for many inputs: those that arrive while others are under way go together. The work gives the outputs in the
   * order of the inputs, and must be all or nothing.
   */
  writeTogether: <Input, Output>(
    work: (db: Kysely<Tables>, inputs: readonly Input[]) => Promise<readonly Output[]>,
  ) => (input: Input) => Promise<Output>;
  /** Waits for what is under way; what comes later gets StoreUnavailable. */
  close: () => Promise<void>;
}
