import { sql, type Kysely } from 'kysely';
import { storeErrorOf } from './store-errors.ts';
import { StoreUnavailable } from './store.ts';
import type { Tables } from './tables.ts';

/** Commits wait for the disk, so writes share them; the limit keeps a batch from delaying others too long. */
const batchLimit = 64;

interface WaitingWrite {
  run(db: Kysely<Tables>): Promise<void>;
  /** Called after the commit. */
  acknowledge(): void;
  reject(error: unknown): void;
}

/** Writes to a SQLite database; those that arrive together share one transaction. */
export interface GroupCommit {
  write: <Value>(work: (db: Kysely<Tables>) => Promise<Value>) => Promise<Value>;
}

async function runBatch(batch: readonly WaitingWrite[], db: Kysely<Tables>): Promise<() => void> {
  const outcomes: (() => void)[] = [];
  await sql`begin immediate`.execute(db);
  for (const write of batch) {
    await sql`savepoint one_write`.execute(db);
    try {
      await write.run(db);
      outcomes.push(() => write.acknowledge());
    } catch (error) {
      const storeError = storeErrorOf(error);
      // Disk full or broken: SQLite may have rolled back everything, so the whole batch fails.
      if (storeError instanceof StoreUnavailable) throw storeError;
      await sql`rollback to one_write`.execute(db);
      outcomes.push(() => write.reject(error));
    }
    await sql`release one_write`.execute(db);
  }
  await sql`commit`.execute(db);
  return () => {
    for (const tell of outcomes) tell();
  };
}

/**
 * Group commit: writes that arrive while a batch is being committed share the next transaction. Each has its
 * own savepoint, so a failed one does not affect the others. None is acknowledged before the commit.
 * @param kysely one connection with no other writer
 * @param rollBack ends an open transaction, if there is one
 */
export function createGroupCommit(kysely: Kysely<Tables>, rollBack: () => void): GroupCommit {
  const waiting: WaitingWrite[] = [];
  let isRunning = false;

  async function runNextBatch(): Promise<void> {
    const batch = waiting.splice(0, batchLimit);
    try {
      const tellAll = await kysely.connection().execute((db) =>
        runBatch(batch, db).catch((error: unknown) => {
          rollBack();
          throw error;
        }),
      );
      tellAll();
    } catch (error) {
      for (const write of batch) write.reject(error);
    }
  }

  async function runAll(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    while (waiting.length > 0) {
      // Waits for the other requests of this turn of the event loop.
      await new Promise((resolve) => setImmediate(resolve));
      await runNextBatch();
    }
    isRunning = false;
  }

  return {
    write: (work) =>
      new Promise((resolve, reject) => {
        let acknowledge = () => {};
        waiting.push({
          async run(db) {
            const value = await work(db);
            acknowledge = () => resolve(value);
          },
          acknowledge: () => acknowledge(),
          reject,
        });
        void runAll();
      }),
  };
}
