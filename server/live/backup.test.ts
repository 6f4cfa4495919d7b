import { mkdirSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolderOf } from '#shared/test-support/folder-of.ts';
import { readResume } from './applications/applications.store.ts';
import { backUp, backUpInto, erasuresFileIn, restore } from './backup.ts';
import { databaseFileIn, openSqlite } from './database.ts';
import { enquiryStore } from './enquiries/enquiries.store.ts';
import { erasuresIn } from './people/erasures.ts';
import { erasePerson } from './people/people.ts';
import { isPassword, setPassword } from './sessions/password.ts';
import { beginSession, findSession } from './sessions/sessions.store.ts';
import { createFixture, type Fixture } from './test-support/fixture.ts';

/** Backup and restore on SQLite; on PostgreSQL in database.process.test.ts. */

let live: Fixture;
let other: string;
beforeEach(async () => {
  live = await createFixture();
  other = temporaryFolderOf();
  await erasuresIn(erasuresFileIn(other)).prepare();
});

const from = () => ({ databaseUrl: null, dataFolder: live.folder });
const to = () => ({ databaseUrl: null, dataFolder: other });

it('backs up everything into one private file while the server runs, and restores it with resumes', async () => {
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

const day = (iso: string) => new Date(`2026-${iso}T03:00:00Z`);
const keep = (folder: string, now: Date, keepDays = 30) => backUpInto(from(), folder, { keepDays, now });

it('keeps dated backups for a number of days, and never touches other files', async () => {
  await live.enquire();
  const folder = join(other, 'backups');
  const first = await keep(folder, day('01-01'));
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(basename(first.file)).toMatch(/^site-[\da-f]{8}-2026-01-01T030000Z\.sqlite$/);
  const id = basename(first.file).slice(5, 13);
  const foreign = [
    'site-00000000-2025-01-01T030000Z.sqlite',
    `site-${id}-2025-01-01T030000Z.sqlite.gpg`,
    `site-${id}-before-the-move.sqlite`,
    'site.sqlite',
  ];
  for (const name of foreign) writeFileSync(join(folder, name), 'mine');
  await keep(folder, day('01-20'));
  const { deleted, isPaused } = await keep(folder, day('02-05'));
  expect([deleted, isPaused]).toEqual([[basename(first.file)], false]);
  const left = readdirSync(folder).filter((name) => !foreign.includes(name));
  expect(left.map((name) => name.slice(14, 24)).toSorted()).toEqual(['2026-01-20', '2026-02-05']);
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(foreign));
});

it('deletes no backup when the new one fails, when the clock jumps or when the database is another one', async () => {
  await live.enquire();
  const folder = join(other, 'backups');
  for (const date of ['01-01', '01-02', '01-03']) await keep(folder, day(date));
  const names = readdirSync(folder);
  // Another database in the same folder, such as that of a wrong DATA_FOLDER.
  const wrong = await createFixture();
  const place = { databaseUrl: null, dataFolder: wrong.folder };
  const foreign = await backUpInto(place, folder, { keepDays: 1, now: day('06-01') });
  expect(foreign).toMatchObject({ deleted: [], isPaused: false });
  // A new one at the same second fails.
  await expect(keep(folder, day('01-03'), 1)).rejects.toThrow('already exists');
  const empty = { databaseUrl: null, dataFolder: join(other, 'none') };
  await expect(backUpInto(empty, folder, { keepDays: 1 })).rejects.toThrow('check DATA_FOLDER');
  const jumped = await keep(folder, day('06-01'));
  expect(jumped).toMatchObject({ deleted: [], isPaused: true });
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(names));
  // A day later, the time is believed.
  expect((await keep(folder, day('06-02'))).deleted).toEqual(names);
});

it('counts the records of the file, not of a database that goes on', async () => {
  await live.enquire({ id: 'one' });
  const file = join(other, 'backup.sqlite');
  const counted = backUp(from(), file);
  await live.enquire({ id: 'two' });
  const { enquiries } = await counted;
  const copy = new DatabaseSync(file);
  expect(copy.prepare('select count(*) as count from enquiries').get()).toEqual({ count: enquiries });
  copy.close();
});

it('recognizes its backups after a restore', async () => {
  await live.enquire();
  const folder = join(other, 'backups');
  const { file } = await keep(folder, day('01-01'));
  await restore(to(), file);
  const again = await backUpInto(to(), folder, { keepDays: 30, now: day('01-02') });
  expect(basename(again.file).slice(0, 13)).toBe(basename(file).slice(0, 13));
});

it('does not restore people who were erased since the backup', async () => {
  await live.enquire({ id: 'one' });
  await live.enquire({ id: 'two', email: 'jon@x.example' });
  const file = join(other, 'backup.sqlite');
  await backUp(from(), file);
  const erasures = erasuresIn(erasuresFileIn(other));
  await erasePerson({ ...live.deps, erasures }, 'JON@x.example');
  expect(await restore(to(), file)).toMatchObject({ enquiries: 1, erased: 1 });
  const database = await openSqlite(databaseFileIn(other));
  const { items } = await enquiryStore.list(database, { text: '', folder: 'inbox', offset: 0, limit: 9 });
  expect(items).toMatchObject([{ id: 'one' }]);
  await database.close();
});

it('refuses to overwrite anything, and leaves no partial file', async () => {
  await live.enquire();
  const file = join(other, 'backup.sqlite');
  await backUp(from(), file);
  await expect(backUp(from(), file)).rejects.toThrow('already exists');
  await expect(restore(from(), file)).rejects.toThrow('already contains records');
  await expect(restore(to(), join(other, 'none'))).rejects.toThrow('there is no');
  const broken = join(other, 'broken.sqlite');
  writeFileSync(broken, 'not a database');
  await expect(restore(to(), broken)).rejects.toThrow(/not a database/);
  await expect(backUp({ databaseUrl: null, dataFolder: join(other, 'none') }, file)).rejects.toThrow(
    'DATA_FOLDER',
  );
  expect(readdirSync(other).toSorted()).toEqual(['backup.sqlite', 'broken.sqlite', 'erasures.txt']);
});

it('a restore ends all sessions and removes the password', async () => {
  await setPassword(live.database, 'an old password');
  const token = await beginSession(live.database, 'password', live.now());
  const file = join(other, 'backup.sqlite');
  await backUp(from(), file);
  await restore(to(), file);
  const database = await openSqlite(databaseFileIn(other));
  expect(await findSession(database, token, live.now(), true)).toBeNull();
  expect(await isPassword(database, 'an old password')).toBe(false);
  await database.close();
});

describe('nothing is restored, and the reason is printed,', () => {
  const key = 'a'.repeat(64);
  const at = '2026-11-21T10:00:00.000Z';
  const person = `${at} person ${'b'.repeat(64)}`;
  const refusalOf = async (file: string) => {
    const before = readdirSync(other);
    const said = await restore(to(), file).then(String, ({ message }: Error) => message);
    expect(readdirSync(other)).toEqual(before);
    return said;
  };

  it.each([
    ['is missing', null, /erasures\.txt is missing.*--without-erasures/],
    ['is empty', '', /erasures\.txt is empty/],
    ['is another file', 'Shopping\nmilk\n', /is not a file of erasures/],
    ['has a line that is cut', `${key}\n${at} person bbb`, /line 2 of .* is cut or changed/],
    ['has a record that is cut', `${key}\n${person}\n${at} record app-17`, /line 3 of .* is cut or changed/],
    ['has line breaks of another system', `${key}\n${person}\r\n`, /line 2 of .* is cut or changed/],
    ['has a kind that is unknown', `${key}\n${at} company x\n${person}\n`, /line 2 of/],
  ])('when the file of erasures %s', async (_what, text, reason) => {
    await live.enquire();
    const file = join(live.folder, 'backup.sqlite');
    await backUp(from(), file);
    if (text === null) rmSync(erasuresFileIn(other));
    else writeFileSync(erasuresFileIn(other), text);
    expect(await refusalOf(file)).toMatch(reason);
    expect(await restore(to(), file, { withoutErasures: true })).toMatchObject({ enquiries: 1, erased: 0 });
  });

  it('when the file of erasures cannot be read', async () => {
    const file = join(live.folder, 'backup.sqlite');
    await backUp(from(), file);
    rmSync(erasuresFileIn(other));
    mkdirSync(erasuresFileIn(other));
    expect(await refusalOf(file)).toMatch(/erasures\.txt cannot be read: EISDIR/);
  });

  it.each<[string, (file: string) => void]>([
    ['is empty', (file) => writeFileSync(file, '')],
    ['is not a database', (file) => writeFileSync(file, 'Dear reader, '.repeat(500))],
    [
      'is the database of another program',
      (file) => {
        rmSync(file);
        new DatabaseSync(file).exec('create table songs (title)');
      },
    ],
    ['is cut', (file) => truncateSync(file, 50_000)],
  ])('when the backup %s', async (_what, spoil) => {
    const file = join(live.folder, 'backup.sqlite');
    await backUp(from(), file);
    spoil(file);
    expect(await refusalOf(file)).toMatch(/backup\.sqlite is not a backup of a site: /);
  });
});
