import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import { createGroupCommit } from './group-commit.ts';
import { createStore } from './kysely-store.ts';
import { migrate } from './migrations.ts';
import { nodeSqliteDialect } from './node-sqlite-dialect.ts';
import { storeErrorOf } from './store-errors.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';
import { createUnderWay } from './under-way.ts';

/** Only the server's user may read the file; SQLite gives its other files the same rights. */
function createPrivateFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
}

function openDatabase(file: string, busyTimeoutMs: number): DatabaseSync {
  createPrivateFile(file);
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true });
  // FULL: a commit is on the disk before it returns. secure_delete: erased data is overwritten.
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on; pragma journal_size_limit = 67108864;',
  );
  return database;
}

/**
 * The store in one SQLite file, the default of live mode. Only one server process may write to it; others (a
 * backup) may read at the same time.
 * @param options.file its path; created with its folder when missing
 * @param options.busyTimeoutMs how long to wait for another writing process
 * @param options.now the clock for what webhooks are told
 * @param options.prepare for tests: sets further limits on the connection
 * @throws StoreUnavailable when the file cannot be opened or written
 */
export async function openSqliteStore(options: {
  file: string;
  busyTimeoutMs?: number;
  now?: () => Date;
  prepare?: (database: DatabaseSync) => void;
}): Promise<Store> {
  const { busyTimeoutMs = 5000, now = () => new Date() } = options;
  try {
    const database = openDatabase(options.file, busyTimeoutMs);
    const kysely = new Kysely<Tables>({ dialect: nodeSqliteDialect(database) });
    const rollBack = () => {
      if (database.isTransaction) database.exec('rollback');
    };
    try {
      // The write lock makes a second starting process wait.
      database.exec('begin immediate');
      await migrate(kysely, 'sqlite');
      database.exec('commit');
    } catch (error) {
      rollBack();
      await kysely.destroy();
      throw error;
    }
    options.prepare?.(database);
    return createStore({ ...sqliteDatabase(kysely, rollBack, busyTimeoutMs), now });
  } catch (error) {
    throw storeErrorOf(error);
  }
}

/** A short wait, because the whole process waits with it: a backup may be reading. */
const readersMs = 100;

/** Moves the write-ahead log into the database file, where deleted rows are overwritten, and empties it. */
async function emptyLog(kysely: Kysely<Tables>, busyTimeoutMs: number): Promise<boolean> {
  return kysely.connection().execute(async (db) => {
    await sql`pragma busy_timeout = ${sql.lit(readersMs)}`.execute(db);
    try {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
      return rows[0]?.busy === 0;
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(busyTimeoutMs)}`.execute(db);
    }
  });
}

function sqliteDatabase(
  kysely: Kysely<Tables>,
  rollBack: () => void,
  busyTimeoutMs: number,
): Omit<Database, 'now'> {
  const underWay = createUnderWay();
  const commits = createGroupCommit(kysely, rollBack);
  const write: Database['write'] = (work) => underWay.run(() => commits.write(work));
  return {
    dialect: 'sqlite',
    read: (work) => underWay.run(() => work(kysely)),
    write,
    // Shares the transaction of other writes.
    writeAtOnce: write,
    writeTogether: (work) => (input) => write(async (db) => onlyOne(await work(db, [input]))),
    purge: () => underWay.run(() => emptyLog(kysely, busyTimeoutMs)),
    async close() {
      await underWay.close();
      await kysely.destroy();
    },
  };
}

function onlyOne<Value>([value]: readonly Value[]): Value {
  if (value === undefined) throw new Error('A write has no output');
  return value;
}
