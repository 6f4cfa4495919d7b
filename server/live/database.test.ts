import { readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { folderOf } from '../../shared/test-support/folder-of.ts';
import { databaseFileIn, openSqlite, storeErrorOf, StoreUnavailable } from './database.ts';
import { addEnquiry } from './enquiries/enquiries.store.ts';
import { describeStores } from './test-support/database-suite.ts';
import { sampleEnquiry } from './test-support/fixture.ts';

/** The stores on SQLite; on PostgreSQL in database.process.test.ts. */

async function createDatabase() {
  const folder = folderOf();
  const open = () => openSqlite(databaseFileIn(folder), (opened) => opened.exec('pragma synchronous = off'));
  const database = await open();
  return {
    folder,
    database,
    // Two connections in one process would wait for each other.
    openAgain: () => Promise.resolve({ ...database, close: () => Promise.resolve() }),
    open,
    remove: () => database.close(),
  };
}

describeStores(createDatabase);

it('is readable by its owner alone, and keeps its records when it is opened again', async () => {
  const { folder, database, open, remove } = await createDatabase();
  await addEnquiry(database, sampleEnquiry, { endpoint: 'enquiry', key: 'k' }, []);
  for (const ending of ['', '-wal', '-shm'])
    expect(statSync(databaseFileIn(folder) + ending).mode & 0o777).toBe(0o600);
  const again = await open();
  const rows = await again.read((db) => db.selectFrom('enquiries').select('id').execute());
  expect(rows).toEqual([{ id: sampleEnquiry.id }]);
  await again.close();
  await remove();
});

it('overwrites what was deleted, in both of its files', async () => {
  const { folder, database, remove } = await createDatabase();
  const message = 'a secret of somebody';
  await addEnquiry(database, { ...sampleEnquiry, message }, { endpoint: 'enquiry', key: 'k' }, []);
  await database.write((db) => db.deleteFrom('enquiries').execute());
  expect(await database.purge()).toBe(true);
  for (const ending of ['', '-wal'])
    expect(readFileSync(databaseFileIn(folder) + ending).includes(message)).toBe(false);
  await remove();
});

it('refuses a full disk as such, with nothing stored, and works on when there is space', async () => {
  const { database, folder, remove } = await createDatabase();
  await database.close();
  const small = await openSqlite(databaseFileIn(folder), (opened) =>
    opened.exec('pragma max_page_count = 60'),
  );
  const key = (index: number) => ({ endpoint: 'enquiry', key: String(index) }) as const;
  const message = 'x'.repeat(20_000);
  const fill = async () => {
    for (let index = 0; index < 60; index += 1)
      await addEnquiry(small, { ...sampleEnquiry, id: String(index), message }, key(index), []);
  };
  await expect(fill()).rejects.toMatchObject({ isFull: true });
  await small.write((db) => db.deleteFrom('enquiries').execute());
  await addEnquiry(small, { ...sampleEnquiry, message }, key(99), []);
  await small.close();
  await expect(small.read((db) => db.selectFrom('enquiries').selectAll().execute())).rejects.toThrow(
    StoreUnavailable,
  );
  await remove().catch(() => {});
});

it.each([
  [{ errcode: 5 }, true],
  [{ errcode: 13 }, true],
  [{ errcode: 787 }, false],
  [{ code: '57P01' }, true],
  [{ code: '53100' }, true],
  [{ code: '23505' }, false],
  [{ code: 'ECONNREFUSED' }, true],
  [{ message: 'Connection terminated unexpectedly' }, true],
  [{ message: 'no such column' }, false],
])('tells errors that will pass from faults: %j', (facts, passes) => {
  expect(storeErrorOf(Object.assign(new Error('of the database'), facts)) instanceof StoreUnavailable).toBe(
    passes,
  );
});
