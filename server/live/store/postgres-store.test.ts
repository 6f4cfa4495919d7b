import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startPostgresServer, type PostgresServer } from './postgres-server.ts';
import { openPostgresStore } from './postgres-store.ts';
import { describeStoreContract, type TestDatabase } from './store-contract.ts';
import { receiveEnquiry } from './store-samples.ts';
import { StoreUnavailable } from './store.ts';

/** TEST_DATABASE_URL, else a server of the tests' own. */
async function givenOrOwnServer(): Promise<Pick<PostgresServer, 'connectionString' | 'remove'>> {
  const connectionString = process.env.TEST_DATABASE_URL;
  if (connectionString) return { connectionString, remove: () => Promise.resolve() };
  return startPostgresServer({ isDurable: false });
}

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  await client.connect();
  return client;
}

async function createDatabase(): Promise<TestDatabase> {
  const server = await givenOrOwnServer();
  const name = `live_test_${randomUUID().replaceAll('-', '')}`;
  const outside = await connect(server.connectionString);
  await outside.query(`create database ${name}`);
  const url = new URL(server.connectionString);
  url.pathname = name;
  const inside = await connect(url.href);
  return {
    open: () => openPostgresStore({ connectionString: url.href }),
    async run(statements) {
      await inside.query(statements);
    },
    async remove() {
      await inside.end();
      await outside.query(`drop database ${name} with (force)`);
      await outside.end();
      await server.remove();
    },
  };
}

describeStoreContract('PostgreSQL', createDatabase);

describe('PostgreSQL', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createDatabase();
  });
  afterAll(() => database.remove());

  it('can be opened by several processes that start at once', async () => {
    const stores = await Promise.all(Array.from({ length: 4 }, () => database.open()));
    await Promise.all(stores.map((store) => store.ping()));
    await Promise.all(stores.map((store) => store.close()));
    expect(stores).toHaveLength(4);
  });

  it('works again after its connections were cut off', async () => {
    const store = await database.open();
    const writeMany = () => Array.from({ length: 100 }, () => receiveEnquiry(store));
    // Every connection is open by then.
    await Promise.all(writeMany());
    const writes = Promise.allSettled(writeMany());
    await database.run(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'live-site'",
    );
    const outcomes = await writes;
    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(reasons.filter((reason) => !(reason instanceof StoreUnavailable))).toEqual([]);
    expect(reasons.length).toBeGreaterThan(0);
    await vi.waitFor(() => store.ping(), 5000);
    const { total } = await store.enquiries({ text: '', folder: 'inbox', offset: 0, limit: 1 });
    expect(total).toBeGreaterThanOrEqual(200 - reasons.length);
    await store.close();
  });

  it('is unavailable where there is no server', async () => {
    const connectionString = 'postgres://nobody@127.0.0.1:9/none';
    await expect(openPostgresStore({ connectionString })).rejects.toBeInstanceOf(StoreUnavailable);
  });
});
