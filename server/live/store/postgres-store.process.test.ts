import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import { Client, Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startPostgresServer, type PostgresServer } from '../../../test-support/postgres-server.ts';
import { migrate } from './migrations.ts';
import { openPostgresStore } from './postgres-store.ts';
import { erasePerson } from '../privacy/person.ts';
import { emailOf, markOf, sendAll } from '../test-support/all-of-a-person.ts';
import { createLiveFixture } from '../test-support/live-fixture.ts';
import { applicationRowOf } from './rows.ts';
import type { Tables } from './tables.ts';
import { describeStore, type TestDatabase } from '../test-support/store-suite.ts';
import {
  momentAt,
  receiveApplication,
  receiveEnquiry,
  sampleApplication,
} from '../test-support/store-samples.ts';
import { StoreUnavailable } from './store.ts';

/** TEST_DATABASE_URL, or a server started by the test. */
let connectionString = process.env.TEST_DATABASE_URL ?? '';
let ownServer: PostgresServer | null = null;

beforeAll(async () => {
  if (connectionString !== '') return;
  ownServer = await startPostgresServer({ isDurable: false });
  connectionString = ownServer.connectionString;
  // PostgreSQL may have to be installed first.
}, 6 * 60_000);

afterAll(() => ownServer?.remove());

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

/** Address of a database of the server. */
function urlOf(name: string): string {
  const url = new URL(connectionString);
  url.pathname = name;
  return url.href;
}

/** A database, and a connection to it beside the store's. */
async function createDatabase(): Promise<TestDatabase & { inside: Client }> {
  const name = `live_test_${randomUUID().replaceAll('-', '')}`;
  const outside = await connect(connectionString);
  await outside.query(`create database ${name}`);
  const inside = await connect(urlOf(name));
  return {
    inside,
    open: () => openPostgresStore({ connectionString: urlOf(name), now: () => new Date(momentAt(0)) }),
    async run(statements) {
      await inside.query(statements);
    },
    async remove() {
      await inside.end();
      await outside.query(`drop database ${name} with (force)`);
      await outside.end();
    },
  };
}

describeStore('PostgreSQL', createDatabase);

describe('PostgreSQL', () => {
  let database: TestDatabase & { inside: Client };
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

  it('takes over the note that all shared, as the first one', async () => {
    const old = await createDatabase();
    const { database: name } = old.inside;
    const pool = new Pool({ connectionString: urlOf(name ?? '') });
    const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    await migrate(kysely, 'postgres', '2026-11-24-folders-of-subscribers');
    const {
      sort_name: _,
      assigned_to: _user,
      ...row
    } = { ...applicationRowOf(sampleApplication()), notes: 'Ring back' };
    const columns = Object.keys(row);
    const marks = columns.map((_column, index) => `$${index + 1}`);
    await old.inside.query(
      `insert into applications (${columns.join()}) values (${marks.join()})`,
      Object.values(row),
    );
    await kysely.destroy();
    const store = await old.open();
    const order = { by: 'name', isDescending: false } as const;
    const all = { text: '', folder: 'inbox', offset: 0, limit: 9, order } as const;
    expect((await store.applications(all)).items).toMatchObject([
      { notes: [{ author: '', text: 'Ring back', createdAt: sampleApplication().receivedAt }] },
    ]);
    await store.close();
    await old.remove();
  });

  it('compares text by its bytes, whatever the language of the database', async () => {
    const store = await database.open();
    await store.close();
    const { rows } = await database.inside.query(
      "select count(*) as columns, count(*) filter (where collation_name = 'C') as by_bytes " +
        "from information_schema.columns where table_schema = 'public' and data_type = 'text'",
    );
    expect(rows[0].by_bytes).toBe(rows[0].columns);
    expect(Number(rows[0].columns)).toBeGreaterThan(50);
  });

  it('has nothing of a person who was erased in any row, and all of everybody else', async () => {
    const live = await createLiveFixture();
    const store = await database.open();
    const parts = { ...live.parts, store };
    for (const name of ['ada', 'bob']) await sendAll(parts, name);
    const rowsWith = async (name: string) => {
      const { rows: tables } = await database.inside.query(
        "select table_name as name from information_schema.tables where table_schema = 'public'",
      );
      const found: string[] = [];
      for (const table of tables) {
        const { rows } = await database.inside.query(`select t::text as row from "${table.name}" t`);
        for (const { row } of rows)
          if (row.includes(markOf(name)) || row.includes(emailOf(name))) found.push(table.name);
      }
      return found;
    };
    const ofBob = await rowsWith('bob');
    expect(new Set(ofBob)).toEqual(new Set(['applications', 'enquiries', 'subscribers', 'mails', 'notes']));
    expect(await rowsWith('ada')).toHaveLength(ofBob.length);
    await erasePerson(parts, emailOf('ada'));
    expect(await rowsWith('ada')).toEqual([]);
    expect([...live.files.keys()]).toEqual(['resume-bob']);

    const { applications } = await store.person(emailOf('bob'));
    await store.deleteEnquiry('e-bob');
    await store.deleteSubscriber('s-bob');
    await store.deleteApplication(applications[0]?.id ?? '', live.now().toISOString());
    expect(await rowsWith('bob')).toEqual([]);
    await store.close();
    await live.close();
  });

  it('tries again after a deadlock', async () => {
    const store = await database.open();
    const { email } = await receiveEnquiry(store, { email: 'locked@x.example' });
    await receiveApplication(store, { email });
    const change = (table: string) => `update ${table} set phone = 'changed' where email = '${email}'`;
    // The database ends who looks for a deadlock first; that must be the store.
    await database.run(`set deadlock_timeout = '4s'; begin; ${change('applications')}`);
    const erasing = store.erasePerson(email, momentAt(0));
    // It holds the enquiry's lock and waits for the application.
    await vi.waitFor(async () => {
      const { rowCount } = await database.inside.query('select from pg_locks where not granted');
      expect(rowCount).toBeGreaterThan(0);
    }, 5000);
    await database.run(`${change('enquiries')}; commit`);
    expect((await erasing).rows).toBe(2);
    await store.close();
  });

  it('works again after its connections were cut off', async () => {
    const store = await database.open();
    const writeMany = () => Array.from({ length: 100 }, () => receiveEnquiry(store));
    // Now all connections are open.
    await Promise.all(writeMany());
    // Else the writes may be over before their connections are cut off.
    await database.run('begin; lock table enquiries in exclusive mode');
    const writes = Promise.allSettled(writeMany());
    await vi.waitFor(async () => {
      const { rowCount } = await database.inside.query('select from pg_locks where not granted');
      expect(rowCount).toBeGreaterThan(0);
    }, 5000);
    await database.run(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'live-site'; rollback",
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
    const nowhere = 'postgres://nobody@127.0.0.1:9/none';
    await expect(openPostgresStore({ connectionString: nowhere })).rejects.toBeInstanceOf(StoreUnavailable);
  });
});
