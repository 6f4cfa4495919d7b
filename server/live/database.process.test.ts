import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgresServer, type PostgresServer } from '#tests/support/postgres-server.ts';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolderOf } from '#shared/test-support/folder-of.ts';
import { backUp, erasuresFileIn, restore } from './backup.ts';
import { openPostgres, StoreUnavailable } from './database.ts';
import { addEnquiry, enquiryStore } from './enquiries/enquiries.store.ts';
import { erasuresIn } from './people/erasures.ts';
import { describeStores } from './test-support/database-suite.ts';
import { sampleEnquiry } from './test-support/fixture.ts';

/** The stores on PostgreSQL: TEST_DATABASE_URL, or a server started by the test. */

let connectionString = process.env.TEST_DATABASE_URL ?? '';
let ownServer: PostgresServer | null = null;

beforeAll(async () => {
  if (connectionString !== '') return;
  ownServer = await startPostgresServer();
  connectionString = ownServer.connectionString;
  // PostgreSQL may have to be installed first.
}, 6 * 60_000);
afterAll(() => ownServer?.remove());

function urlOf(name: string): string {
  const url = new URL(connectionString);
  url.pathname = name;
  return url.href;
}

async function query(statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function createDatabase() {
  const name = `live_test_${randomUUID().replaceAll('-', '')}`;
  await query(`create database ${name}`);
  const database = await openPostgres(urlOf(name));
  return {
    url: urlOf(name),
    database,
    openAgain: () => openPostgres(urlOf(name)),
    remove: async () => {
      await database.close();
      await query(`drop database ${name} with (force)`);
    },
  };
}

describeStores(createDatabase);

const inbox = { text: '', folder: 'inbox', offset: 0, limit: 50 } as const;
const key = (id: string) => ({ endpoint: 'enquiry', key: id }) as const;

it('several processes start at once on an empty database', async () => {
  const name = `live_test_${randomUUID().replaceAll('-', '')}`;
  await query(`create database ${name}`);
  const all = await Promise.all(Array.from({ length: 4 }, () => openPostgres(urlOf(name))));
  await addEnquiry(all[0]!, sampleEnquiry, key('k'), []);
  expect((await enquiryStore.list(all[3]!, inbox)).total).toBe(1);
  await Promise.all(all.map((one) => one.close()));
  await query(`drop database ${name} with (force)`);
});

it('PostgreSQL: requests fail while its server is down, and work again without a restart', async () => {
  if (ownServer === null) return;
  const { database, remove } = await createDatabase();
  await ownServer.stop('fast');
  await expect(enquiryStore.list(database, inbox)).rejects.toThrow(StoreUnavailable);
  await ownServer.start();
  await expect
    .poll(() => enquiryStore.list(database, inbox).catch(() => null), { timeout: 10_000 })
    .toMatchObject({ total: 0 });
  await remove();
});

it('PostgreSQL: a server that starts before its database works once the database runs', async () => {
  if (ownServer === null) return;
  const { url, remove } = await createDatabase();
  await ownServer.stop('crash');
  let opened = Promise.reject<void>(new Error('it did not wait'));
  opened.catch(() => {});
  const database = await openPostgres(url, (_, promise) => {
    opened = promise;
  });
  await expect(enquiryStore.list(database, inbox)).rejects.toThrow(StoreUnavailable);
  await ownServer.start();
  await opened;
  expect(await enquiryStore.list(database, inbox)).toMatchObject({ total: 0 });
  await database.close();
  await remove();
});

it('PostgreSQL: a backup is one private file, and a restore leaves out erased people', async () => {
  const folder = temporaryFolderOf();
  const from = await createDatabase();
  const to = await createDatabase();
  await addEnquiry(from.database, { ...sampleEnquiry, id: 'one' }, key('one'), []);
  await addEnquiry(from.database, { ...sampleEnquiry, id: 'two', email: 'jon@x.example' }, key('two'), []);
  const file = join(folder, 'site.dump');
  const place = (databaseUrl: string) => ({ databaseUrl, dataFolder: folder });
  expect(await backUp(place(from.url), file)).toEqual({ applications: 0, enquiries: 2, subscribers: 0 });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await erasuresIn(erasuresFileIn(folder)).note('person', 'JON@x.example', new Date());
  for (const wrong of ['', 'PGDMP of something else']) {
    writeFileSync(join(folder, 'wrong.dump'), wrong);
    await expect(restore(place(to.url), join(folder, 'wrong.dump'))).rejects.toThrow(
      'is not a backup of a site',
    );
  }
  expect(await restore(place(to.url), file)).toMatchObject({ enquiries: 1, erased: 1 });
  expect((await enquiryStore.list(to.database, inbox)).items).toMatchObject([{ id: 'one' }]);
  await expect(restore(place(to.url), file)).rejects.toThrow('already contains records');
  await from.remove();
  await to.remove();
});
