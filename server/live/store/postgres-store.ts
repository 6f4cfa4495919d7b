import { Kysely, PostgresDialect } from 'kysely';
import { Pool, type PoolConfig } from 'pg';
import type { Database } from './database.ts';
import { gatherCalls } from './gather-calls.ts';
import { createStore } from './kysely-store.ts';
import { migrate } from './migrations.ts';
import { isConflict, storeErrorOf } from './store-errors.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';
import { createUnderWay } from './under-way.ts';

const conflictRetries = 5;

function kyselyOver(config: PoolConfig): Kysely<Tables> {
  const pool = new Pool(config);
  // The pool replaces a connection that breaks while idle; one that breaks at work fails that work. Without
  // listeners either would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Migrations wait for each other and may take longer than a request. */
async function migrateAlone(config: PoolConfig): Promise<void> {
  const kysely = kyselyOver({ ...config, max: 1 });
  try {
    await migrate(kysely, 'postgres');
  } finally {
    await kysely.destroy();
  }
}

/**
 * The store in PostgreSQL, for several server processes. A write is as durable as the server's
 * `synchronous_commit` makes it. When a connection breaks during COMMIT, the result is unknown: the sender
 * gets StoreUnavailable and tries again with the same idempotency key.
 * @param options.connectionString `postgres://user:password@host:port/database`
 * @param options.maxConnections per process; the server allows 100 in all by default
 * @param options.connectTimeoutMs how long a request waits for a connection
 * @param options.statementTimeoutMs how long one statement may take
 * @param options.now the clock for what webhooks are told
 * @throws StoreUnavailable when the server cannot be reached
 */
export async function openPostgresStore({
  connectionString,
  maxConnections = 10,
  connectTimeoutMs = 3000,
  statementTimeoutMs = 10_000,
  now = () => new Date(),
}: {
  connectionString: string;
  maxConnections?: number;
  connectTimeoutMs?: number;
  statementTimeoutMs?: number;
  now?: () => Date;
}): Promise<Store> {
  const connection: PoolConfig = {
    connectionString,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    application_name: 'live-site',
  };
  try {
    await migrateAlone(connection);
  } catch (error) {
    throw storeErrorOf(error);
  }
  const kysely = kyselyOver({
    ...connection,
    max: maxConnections,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    // For a server that has disappeared: it cannot stop its own statements.
    query_timeout: statementTimeoutMs + 2000,
    idle_in_transaction_session_timeout: statementTimeoutMs,
  });
  return createStore({ ...postgresDatabase(kysely), now });
}

/** Repeats work that conflicted with another transaction. */
async function withoutConflicts<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries > conflictRetries || !isConflict(error)) throw error;
    }
  }
}

function postgresDatabase(kysely: Kysely<Tables>): Omit<Database, 'now'> {
  const underWay = createUnderWay();
  return {
    dialect: 'postgres',
    read: (work) => underWay.run(() => work(kysely)),
    write: (work) => underWay.run(() => withoutConflicts(() => kysely.transaction().execute(work))),
    writeAtOnce: (work) => underWay.run(() => withoutConflicts(() => work(kysely))),
    writeTogether(work) {
      const call = gatherCalls((inputs: Parameters<typeof work>[1]) =>
        withoutConflicts(() => work(kysely, inputs)),
      );
      return (input) => underWay.run(() => call(input));
    },
    // PostgreSQL's own vacuum and log recycling do this; a client cannot.
    purge: () => Promise.resolve(true),
    async close() {
      await underWay.close();
      await kysely.destroy();
    },
  };
}
