import { chownSync, closeSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setImmediate, setTimeout } from 'node:timers/promises';
import {
  CamelCasePlugin,
  Kysely,
  PostgresDialect,
  SqliteDialect,
  sql,
  type ColumnType,
  type SqliteStatement,
} from 'kysely';
import { Migrator } from 'kysely/migration';
import { Pool } from 'pg';
import type {
  DashboardApplication,
  DashboardEnquiry,
  DashboardSubscriber,
  LogAction,
  LogSubject,
  MailState,
} from '#shared/contracts/dashboard.ts';
import { errorWord } from '#server/site/error-place.ts';
import { createDataFolder } from './data-folder.ts';
import { migrationsFor, type Dialect } from './migrations.ts';

/**
 * The database of live mode: one SQLite file, or PostgreSQL for several server processes
 * (docs/decisions/022-small-live-mode.md). All dates are ISO 8601 in UTC, which also sort as text.
 */

/** Columns that are derived from the others, for finding and sorting (records.store.ts). */
interface DerivedColumns {
  emailKey: string;
  searchText: string;
  sortName: string;
}

/** What the dashboard does not get of a record. */
interface Consented {
  /** Version of the consent text beside the button, such as `2026-11-01`. */
  consentVersion: string;
}

export interface StoredEnquiry extends DashboardEnquiry, Consented {}

/** An application with the metadata of its resume; the resume's content is read separately. */
export interface StoredApplication extends DashboardApplication, Consented {}

export interface StoredSubscriber extends DashboardSubscriber, Consented {}

export interface ApplicationRow extends Omit<StoredApplication, 'resume'>, DerivedColumns {
  resumeName: string;
  resumeType: string;
  resumeSizeBytes: number;
}

/** Notices are for the company; the others for a visitor. */
export type MailPurpose = 'notice' | 'acknowledgement' | 'confirmation';

/** A mail, or an event for the operator's webhook, which has its JSON in `text`. */
export interface OutboxRow {
  id: string;
  kind: 'mail' | 'webhook';
  /** Null for events. */
  purpose: MailPurpose | null;
  state: MailState;
  attempts: number;
  createdAt: string;
  /** Time of the next try. A worker that takes it sets this later, so that no other takes it too. */
  dueAt: string;
  sentAt: string | null;
  lastError: string | null;
  to: string;
  subject: string;
  text: string;
  replyTo: string | null;
  leaveUrl: string | null;
  /** Hash of the token in its links (`subscriberTokens`). */
  tokenHash: string | null;
  /** The record that caused it; it is deleted together with that record. */
  recordId: string;
  /** Of the person it is about, who need not be its recipient. */
  emailKey: string;
}

export interface Tables {
  enquiries: StoredEnquiry & DerivedColumns;
  applications: ApplicationRow;
  /** Apart from the applications, so that lists do not read files. */
  resumes: { applicationId: string; content: ColumnType<Uint8Array, Uint8Array, never> };
  subscribers: StoredSubscriber & Omit<DerivedColumns, 'sortName'>;
  /**
   * Links in newsletter emails. They confirm and unsubscribe until they expire, 48 hours after their mail was sent
   * (null until then); after a confirmation they only unsubscribe, without a limit.
   */
  subscriberTokens: {
    hash: string;
    subscriberId: string;
    purpose: 'confirm' | 'leave';
    expiresAt: string | null;
  };
  outbox: OutboxRow;
  idempotencyKeys: { endpoint: string; key: string; recordId: string; createdAt: string };
  sessions: { tokenHash: string; user: string; createdAt: string; lastSeenAt: string };
  /** Logins that were started at the company's provider. */
  oidcLogins: { stateHash: string; nonce: string; codeVerifier: string; expiresAt: string };
  settings: { name: string; value: string };
  /** What users of the dashboard did; `recordIds` is a JSON list. */
  logEntries: {
    id: string;
    at: string;
    user: string;
    action: LogAction;
    subject: LogSubject;
    recordIds: string;
  };
  /** Counts for rate limits, each for a time window. */
  eventCounts: { key: string; count: number; resetsAt: string };
}

/** The tables of what people have sent, with the sender's email address in every row. */
export type RecordTable = {
  [Name in keyof Tables]: Tables[Name] extends Consented & { emailKey: string } ? Name : never;
}[keyof Tables];

/** The database in use. Its errors are StoreUnavailable when they will pass. */
export interface Database {
  dialect: Dialect;
  read: <Value>(work: (db: Kysely<Tables>) => Promise<Value>) => Promise<Value>;
  /**
   * Runs the work in a transaction and resolves once it is durable; when the work throws, it is undone. The
   * work may run again after a conflict with another process, so it must only use the database.
   */
  write: <Value>(work: (db: Kysely<Tables>) => Promise<Value>) => Promise<Value>;
  /**
   * As `write`, without waiting for the disk: a power cut may undo it, the end of the process does not. For
   * counts and claims, of which every enquiry causes several.
   */
  writeRelaxed: <Value>(work: (db: Kysely<Tables>) => Promise<Value>) => Promise<Value>;
  /**
   * Overwrites what deleted rows have left beside the tables.
   * @returns false when another process is reading; try again later
   */
  purge: () => Promise<boolean>;
  /** Waits for running work, then closes; later calls get StoreUnavailable. */
  close: () => Promise<void>;
}

/** The database cannot be reached or cannot write. Nothing was stored; try again later. */
export class StoreUnavailable extends Error {
  /** The disk is full: an operator has to act. */
  readonly isFull: boolean;

  constructor(message: string, options: ErrorOptions & { isFull?: boolean } = {}) {
    super(message, options);
    this.isFull = options.isFull ?? false;
  }
}

/** Temporary SQLite errors (sqlite.org/rescode.html): busy, locked, read-only, I/O, full, cannot open. */
const passingSqliteCodes = [5, 6, 8, 10, 13, 14];
const sqliteFull = 13;
/**
 * SQLSTATE classes and codes of temporary PostgreSQL errors: connection (08), resources (53), system (58),
 * restart (57P01 to 57P05), timeouts (57014, 25P03, 25P04, 55P03), a read-only server after a failover
 * (25006), conflicts that remain after the retries (40).
 */
const passingSqlStates = /^(?:08|53|58|40|57P0|57014|25P0|25006|55P03)/v;
const postgresFull = '53100';
const passingSystemCodes =
  /^(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOENT|ENOSPC|EDQUOT|EROFS|EIO)$/v;
const fullDiskCodes = ['ENOSPC', 'EDQUOT'];
/** Errors of pg that have no code. */
const passingMessages =
  /connection terminated|timeout exceeded when trying to connect|connection error and is not queryable|query read timeout|client was closed/iv;

/** StoreUnavailable for a temporary database error (restart, disk full, no connection), else the error. */
export function storeErrorOf(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('The database failed', { cause: error });
  if (error instanceof StoreUnavailable) return error;
  const { errcode, code } = error as Error & { errcode?: unknown; code?: unknown };
  // The lower byte is the kind of error, the rest its details.
  const sqliteCode = typeof errcode === 'number' ? errcode % 256 : null;
  const passes =
    sqliteCode === null
      ? (typeof code === 'string' && (passingSystemCodes.test(code) || passingSqlStates.test(code))) ||
        passingMessages.test(error.message)
      : passingSqliteCodes.includes(sqliteCode);
  const isFull = sqliteCode === sqliteFull || code === postgresFull || fullDiskCodes.includes(String(code));
  // The error of a name with several addresses has no message of its own.
  const message = error.message || String(code);
  return passes ? new StoreUnavailable(message, { cause: error, isFull }) : error;
}

/** What a log may say of a failure: what the database or the disk said, which quotes no value, or else a code. */
export const failureReason = (error: unknown): string =>
  error instanceof StoreUnavailable ? error.message : errorWord(error);

/** Counts running work, so that closing can wait for it, and maps its errors by `storeErrorOf`. */
function createGuard() {
  const pending = new Set<Promise<unknown>>();
  let isClosed = false;
  return {
    async run<Value>(work: () => Promise<Value>): Promise<Value> {
      if (isClosed) throw new StoreUnavailable('The database is closed');
      const running = work();
      pending.add(running);
      try {
        return await running;
      } catch (error) {
        throw storeErrorOf(error);
      } finally {
        pending.delete(running);
      }
    },
    async close(): Promise<void> {
      isClosed = true;
      await Promise.allSettled(pending);
    },
  };
}

export const newerTables =
  'a newer release has changed the tables of the database: start that release, or restore the backup made before its first start';

/** Several processes may start at once: they wait for each other, on PostgreSQL by Kysely's advisory lock. */
async function migrate(kysely: Kysely<Tables>, dialect: Dialect): Promise<void> {
  const migrator = new Migrator({
    db: kysely,
    provider: { getMigrations: () => Promise.resolve(migrationsFor(dialect)) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error && error.message.startsWith('corrupted migrations'))
    throw new Error(newerTables, { cause: error });
  if (error !== undefined) throw storeErrorOf(error);
}

/** Only list lengths make statements differ, so few are needed; the limit bounds the memory. */
const statementLimit = 500;

function statementOf(statement: StatementSync): SqliteStatement {
  // Node refuses a value that SQLite cannot store.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const inputs = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...inputs(parameters)),
    run: (parameters) => statement.run(...inputs(parameters)),
    iterate: (parameters) => statement.iterate(...inputs(parameters)),
  };
}

/** Kysely's dialect for Node's SQLite; each statement is prepared once. */
function nodeSqliteDialect(database: DatabaseSync): SqliteDialect {
  const prepared = new Map<string, SqliteStatement>();
  return new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare(text) {
        const known = prepared.get(text);
        if (known) return known;
        if (prepared.size >= statementLimit) prepared.clear();
        const statement = statementOf(database.prepare(text));
        prepared.set(text, statement);
        return statement;
      },
    },
  });
}

function openFile(file: string): DatabaseSync {
  createDataFolder(dirname(file));
  // Only the server's user may read the file; SQLite gives its other files the same rights.
  closeSync(openSync(file, 'a', 0o600));
  // A command that root runs must not take the file away from the server's user.
  const { uid, gid } = statSync(dirname(file));
  if (process.getuid?.() === 0) chownSync(file, uid, gid);
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true });
  // FULL: a commit is on the disk before it returns. secure_delete: erased data is overwritten. temp_store: a read-only
  // container has no folder for temporary files, and no person's data may be in one.
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on; pragma journal_size_limit = 67108864; pragma temp_store = memory;',
  );
  return database;
}

/** How long a request waits for another process that writes, such as a command of the operator. */
const busyTimeoutMs = 3000;
/** How long emptying the write-ahead log waits for another process that reads, such as a backup. */
const readersMs = 100;
/** Between two tries: about the time that another process needs for a small transaction. */
const busyRetryMs = 20;

const sqliteBusy = 5;
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === sqliteBusy;

/**
 * Runs tasks one after the other, in the order of their calls, and lets the event loop turn between them. Node's SQLite
 * is synchronous: without these turns, a queue of transactions would run to its end before the server reads another
 * request or sends a page.
 */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Value>(task: () => Promise<Value>): Promise<Value> => {
    const done = last.then(task);
    last = done.then(
      () => setImmediate(),
      () => setImmediate(),
    );
    return done;
  };
}

/**
 * Opens the database in one SQLite file, the default. Only one server process may use it; commands and
 * backups may at the same time.
 * @param file created with its folder when missing
 * @param prepare for tests: sets further limits on the connection
 * @throws StoreUnavailable when the file cannot be opened or written
 */
export async function openSqlite(
  file: string,
  prepare?: (database: DatabaseSync) => void,
): Promise<Database> {
  const guard = createGuard();
  return guard.run(async () => {
    const database = openFile(file);
    const kysely = new Kysely<Tables>({
      dialect: nodeSqliteDialect(database),
      plugins: [new CamelCasePlugin()],
    });
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
    // SQLite waits for a lock by blocking the whole process, static pages too; from here on, `untilFree` waits.
    database.exec('pragma busy_timeout = 0');
    prepare?.(database);
    // 2 is FULL, 1 NORMAL, and 0 OFF, for tests.
    const durable = Number(database.prepare('pragma synchronous').get()?.['synchronous']);
    const inTurn = createQueue();
    /** Holds the one connection for a task. One that finds the database locked lets others pass between its tries. */
    const untilFree = <Value>(task: (db: Kysely<Tables>) => Promise<Value>): Promise<Value> =>
      guard.run(async () => {
        // Counted from the call, so that a hundred that wait do not wait a hundred times as long.
        const endsAt = performance.now() + busyTimeoutMs;
        for (;;) {
          try {
            return await inTurn(() => kysely.connection().execute(task));
          } catch (error) {
            if (!isBusy(error) || performance.now() >= endsAt) throw error;
            await setTimeout(busyRetryMs);
          }
        }
      });
    const inTransaction = <Value>(work: (db: Kysely<Tables>) => Promise<Value>, isRelaxed = false) =>
      untilFree(async (db) => {
        if (isRelaxed) database.exec(`pragma synchronous = ${Math.min(durable, 1)}`);
        try {
          database.exec('begin immediate');
          const value = await work(db);
          database.exec('commit');
          return value;
        } catch (error) {
          rollBack();
          throw error;
        } finally {
          if (isRelaxed) database.exec(`pragma synchronous = ${durable}`);
        }
      });
    return {
      dialect: 'sqlite',
      read: untilFree,
      write: (work) => inTransaction(work),
      writeRelaxed: (work) => inTransaction(work, true),
      // Moves the write-ahead log into the database file, where deleted rows are overwritten, and empties it.
      async purge() {
        const endsAt = performance.now() + readersMs;
        for (;;) {
          const isDone = await untilFree(() => {
            const found = database.prepare('pragma wal_checkpoint(truncate)').get();
            return Promise.resolve(found?.['busy'] === 0);
          });
          if (isDone || performance.now() >= endsAt) return isDone;
          await setTimeout(busyRetryMs);
        }
      },
      async close() {
        await guard.close();
        await kysely.destroy();
      },
    };
  });
}

const conflictRetries = 5;

/** Repeats work that conflicted with another transaction (serialization, deadlock). */
async function withoutConflicts<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const isConflict =
        error instanceof Error && 'code' in error && /^40(?:001|P01)$/.test(String(error.code));
      if (tries > conflictRetries || !isConflict) throw error;
    }
  }
}

const statementTimeoutMs = 10_000;
/** Between two tries to open a database that does not run yet. */
const openRetryMs = 1000;

/**
 * Called once when the database cannot be reached while it is opened, such as after a reboot. Until `opened` resolves,
 * all work gets StoreUnavailable; it rejects when the database answers and waiting longer does not help.
 */
export type WaitListener = (problem: StoreUnavailable, opened: Promise<void>) => void;

/**
 * Opens a PostgreSQL database, for several server processes. When a connection breaks during COMMIT, the
 * result is unknown: the sender gets StoreUnavailable and tries again with the same idempotency key.
 * @param connectionString `postgres://user:password@host:port/database`
 * @param onWait see `WaitListener`
 * @throws StoreUnavailable when the server cannot be reached and there is no `onWait`
 */
export async function openPostgres(connectionString: string, onWait?: WaitListener): Promise<Database> {
  const guard = createGuard();
  const closing = new AbortController();
  let isOpen = false;
  const run = <Value>(work: () => Promise<Value>): Promise<Value> =>
    guard.run(() => {
      if (!isOpen) throw new StoreUnavailable('The database was not there yet');
      return work();
    });
  const kyselyOver = (settings: object) => {
    const pool = new Pool({
      connectionString,
      connectionTimeoutMillis: 3000,
      keepAlive: true,
      application_name: 'live-site',
      ...settings,
    });
    // The pool replaces a connection that breaks while idle; one that breaks at work fails that work. Without
    // listeners either would end the process.
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin()] });
  };
  const open = () =>
    guard.run(async () => {
      // Migrations may wait for each other longer than a request.
      const migrating = kyselyOver({ max: 1 });
      try {
        await migrate(migrating, 'postgres');
        isOpen = true;
      } finally {
        await migrating.destroy();
      }
    });
  async function openLater(): Promise<void> {
    for (;;) {
      await setTimeout(openRetryMs, undefined, { signal: closing.signal });
      try {
        return await open();
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
      }
    }
  }
  try {
    await open();
  } catch (error) {
    if (!onWait || !(error instanceof StoreUnavailable)) throw error;
    onWait(
      error,
      openLater().catch((reason: unknown) => {
        // Closed while it waited: never settles.
        return closing.signal.aborted ? new Promise<never>(() => {}) : Promise.reject(reason);
      }),
    );
  }
  const kysely = kyselyOver({
    max: 10,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    // For a server that has disappeared: it cannot stop its own statements.
    query_timeout: statementTimeoutMs + 2000,
    idle_in_transaction_session_timeout: statementTimeoutMs,
  });
  return {
    dialect: 'postgres',
    read: (work) => run(() => work(kysely)),
    write: (work) => run(() => withoutConflicts(() => kysely.transaction().execute(work))),
    writeRelaxed: (work) =>
      run(() =>
        withoutConflicts(() =>
          kysely.transaction().execute(async (db) => {
            await sql`set local synchronous_commit = off`.execute(db);
            return work(db);
          }),
        ),
      ),
    // PostgreSQL's own vacuum and log recycling do this; a client cannot.
    purge: () => Promise.resolve(true),
    async close() {
      closing.abort();
      await guard.close();
      await kysely.destroy();
    },
  };
}

/**
 * Opens the database that the settings name.
 * @param onWait for servers, which wait for PostgreSQL; commands fail at once
 * @throws StoreUnavailable
 */
export function openDatabase(
  {
    databaseUrl,
    dataFolder,
  }: {
    databaseUrl: string | null;
    dataFolder: string;
  },
  onWait?: WaitListener,
): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl, onWait) : openSqlite(databaseFileIn(dataFolder));
}

export const databaseFileIn = (dataFolder: string): string => `${dataFolder}/site.sqlite`;

/** Resolves when the database can write, not only be read: a full disk still answers reads. */
export const ping = (database: Database): Promise<void> =>
  writeSetting(database, 'last-probe', new Date().toISOString());

/** A single value that the site keeps, such as a password's hash; null when there is none. */
export async function readSetting(database: Database, name: string): Promise<string | null> {
  return database.read(async (db) => {
    const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
    return row?.value ?? null;
  });
}

/** Stores a single value, replacing the earlier one. */
export async function writeSetting(database: Database, name: string, value: string): Promise<void> {
  await database.write(async (db) => {
    await db
      .insertInto('settings')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  });
}
