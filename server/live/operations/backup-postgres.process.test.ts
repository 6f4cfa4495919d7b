import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataFiles } from '../data-folder.ts';
import { openFolderFiles } from '../resumes/folder-files.ts';
import { startPostgresServer, type PostgresServer } from '../../../test-support/postgres-server.ts';
import { openPostgresStore } from '../store/postgres-store.ts';
import { sampleUser } from '../test-support/admin-fixture.ts';
import {
  receiveEnquiry,
  receiveSubscriber,
  sampleApplication,
  sampleMail,
} from '../test-support/store-samples.ts';
import type { Store } from '../store/store.ts';
import { backUpPostgres, restorePostgres } from './backup-postgres.ts';

let connectionString = process.env.TEST_DATABASE_URL ?? '';
let ownServer: PostgresServer | null = null;
let folder: string;
const databases: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'live-backup-'));
  if (connectionString !== '') return;
  ownServer = await startPostgresServer({ isDurable: false });
  connectionString = ownServer.connectionString;
  // PostgreSQL may have to be installed first.
}, 6 * 60_000);

afterAll(async () => {
  if (!ownServer) for (const name of databases) await inServer(`drop database ${name} with (force)`);
  await ownServer?.remove();
  rmSync(folder, { recursive: true });
});

async function inServer(statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** @returns the address of an empty database */
async function createDatabase(): Promise<string> {
  const name = `live_backup_${randomUUID().replaceAll('-', '')}`;
  databases.push(name);
  await inServer(`create database ${name}`);
  const url = new URL(connectionString);
  url.pathname = name;
  return url.href;
}

/** All records of a store, to compare two stores. */
async function contentsOf(store: Store): Promise<unknown> {
  const everything = { text: '', offset: 0, limit: 100 };
  return {
    enquiries: (await store.enquiries({ ...everything, folder: 'inbox' })).items,
    applications: (await store.applications({ ...everything, folder: 'inbox' })).items,
    subscribers: (await store.subscribers(everything)).items,
    mails: (await store.mails({ ...everything, state: 'waiting' })).items,
    passwordHash: await store.passwordHash('admin'),
  };
}

it('a backup of PostgreSQL, made while it is used, gives everything back into an empty database', async () => {
  const [data, backup, again] = ['data', 'backup', 'again'].map((name) => join(folder, name));
  const databaseUrl = await createDatabase();
  const store = await openPostgresStore({ connectionString: databaseUrl });
  const files = await openFolderFiles({ folder: dataFiles(data!).resumes });
  const application = sampleApplication();
  const { key } = application.resume;
  await store.announceResume(key, application.receivedAt);
  await files.write(key, Buffer.from('%PDF'));
  await store.addApplication(application, { endpoint: 'application', key: 'one' }, [sampleMail()]);
  await receiveEnquiry(store, {}, [sampleMail()]);
  await receiveSubscriber(store);
  await store.addUser(sampleUser(), 'a hash');
  const before = await contentsOf(store);

  const facts = { applications: 1, enquiries: 1, subscribers: 1, resumes: 1 };
  expect(await backUpPostgres(databaseUrl, data!, backup!, 'folder')).toEqual(facts);
  await store.close();
  await expect(backUpPostgres(databaseUrl, data!, backup!, 'folder')).rejects.toThrow(/is not empty/);
  await expect(restorePostgres(backup!, databaseUrl, again!, 'folder')).rejects.toThrow(/holds a site/);

  const emptyUrl = await createDatabase();
  expect(await restorePostgres(backup!, emptyUrl, again!, 'folder')).toEqual(facts);
  // Opened like the server does; there are no migrations left to run.
  const restored = await openPostgresStore({ connectionString: emptyUrl });
  expect(await contentsOf(restored)).toEqual(before);
  await receiveEnquiry(restored);
  await restored.close();
  const restoredFiles = await openFolderFiles({ folder: dataFiles(again!).resumes });
  expect(Buffer.from((await restoredFiles.read(key)) ?? []).toString()).toBe('%PDF');
});
