import { sql, type Kysely } from 'kysely';
import { storeErrorOf } from './store-errors.ts';
import { StoreUnavailable } from './store.ts';
import type { Tables } from './tables.ts';

/** A commit waits for the disk, so writes share it; but a batch also keeps everyone else waiting, hence the bound. */
const batchLimit = 64;

interface WaitingWrite {
  run(db: Kysely<Tables>): Promise<void>;
  /** Called after the commit. */
  acknowledge(): void;
  reject(error: unknown): void;
}

/** The writes of a SQLite database, those that arrive together in one transaction. */
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
      // The disk is full or broken: SQLite may have rolled everything back already, and it concerns the whole batch.
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
 * Group commit: writes that arrive while another batch is on its way to the disk share the next transaction, each in a savepoint, so that one
 * that fails does not take the others along. None is acknowledged before the commit.
 * @param kysely one connection that nobody else writes through
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
      // Lets every request that has arrived by now join the batch.
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
