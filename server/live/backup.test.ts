import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { folderOf } from '../../shared/test-support/folder-of.ts';
import { readResume } from './applications/applications.store.ts';
import { backUp, erasuresFileIn, restore } from './backup.ts';
import { databaseFileIn, openSqlite } from './database.ts';
import { listEnquiries } from './enquiries/enquiries.store.ts';
import { erasuresIn } from './people/erasures.ts';
import { erasePerson } from './people/people.ts';
import { createFixture, type Fixture } from './test-support/fixture.ts';

/** Backup and restore on SQLite; on PostgreSQL in database.process.test.ts. */

let live: Fixture;
let other: string;
beforeEach(async () => {
  live = await createFixture();
  other = folderOf();
});

const from = () => ({ databaseUrl: null, dataFolder: live.folder });
const to = () => ({ databaseUrl: null, dataFolder: other });

it('copies all while the server runs, into one private file, and restores it with its resumes', async () => {
  await live.apply();
  await live.enquire();
  const file = join(other, 'backup.sqlite');
  expect(await backUp(from(), file)).toEqual({ applications: 1, enquiries: 1, subscribers: 0 });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await restore(to(), file)).toEqual({ applications: 1, enquiries: 1, subscribers: 0, erased: 0 });
  expect(statSync(databaseFileIn(other)).mode & 0o777).toBe(0o600);
  const database = await openSqlite(databaseFileIn(other));
  expect(Buffer.from((await readResume(database, 'app-1795255200000')) ?? []).toString()).toBe('%PDF-1.7');
  await database.close();
});

it('does not bring back who was erased since', async () => {
  await live.enquire({ id: 'one' });
  await live.enquire({ id: 'two', email: 'jon@x.example' });
  const file = join(other, 'backup.sqlite');
  await backUp(from(), file);
  const erasures = erasuresIn(erasuresFileIn(other));
  await erasePerson({ ...live.services, erasures }, 'JON@x.example');
  expect(await restore(to(), file)).toMatchObject({ enquiries: 1, erased: 1 });
  const database = await openSqlite(databaseFileIn(other));
  const { items } = await listEnquiries(database, { text: '', folder: 'inbox', offset: 0, limit: 9 });
  expect(items).toMatchObject([{ id: 'one' }]);
  await database.close();
});

it('refuses what would lose something, and leaves no half file', async () => {
  await live.enquire();
  const file = join(other, 'backup.sqlite');
  await backUp(from(), file);
  await expect(backUp(from(), file)).rejects.toThrow('exists already');
  await expect(restore(from(), file)).rejects.toThrow('holds records already');
  await expect(restore(to(), join(other, 'none'))).rejects.toThrow('there is no');
  const broken = join(other, 'broken.sqlite');
  writeFileSync(broken, 'this is no database');
  await expect(restore(to(), broken)).rejects.toThrow(/not a database/);
  await expect(backUp({ databaseUrl: null, dataFolder: join(other, 'none') }, file)).rejects.toThrow(
    'DATA_FOLDER',
  );
  expect(readdirSync(other).toSorted()).toEqual(['backup.sqlite', 'broken.sqlite']);
});
