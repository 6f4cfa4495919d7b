import { readFileSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { temporaryFolderOf } from '#shared/test-support/folder-of.ts';
import { databaseFileIn, openSqlite, storeErrorOf, StoreUnavailable } from './database.ts';
import { addEnquiry } from './enquiries/enquiries.store.ts';
import { addOutgoing, type Outgoing } from './outbox/outbox.store.ts';
import { describeStores } from './test-support/database-suite.ts';
import { sampleEnquiry } from './test-support/fixture.ts';
import { newToken, tokenHashOf } from './tokens.ts';

/** The stores on SQLite; on PostgreSQL in database.process.test.ts. */

async function createDatabase() {
  const folder = temporaryFolderOf();
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

it('is readable by its owner only, and keeps its records when it is reopened', async () => {
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

it('overwrites deleted data in both of its files', async () => {
  const { folder, database, remove } = await createDatabase();
  const message = 'a secret of somebody';
  await addEnquiry(database, { ...sampleEnquiry, message }, { endpoint: 'enquiry', key: 'k' }, []);
  await database.write((db) => db.deleteFrom('enquiries').execute());
  expect(await database.purge()).toBe(true);
  for (const ending of ['', '-wal'])
    expect(readFileSync(databaseFileIn(folder) + ending).includes(message)).toBe(false);
  await remove();
});

it('reports a full disk, stores nothing, and works again when there is space', async () => {
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

/** How often the event loop turns until the work is done, as it must to serve anything else. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  const done = work.then(() => true);
  let turns = 0;
  while (!(await Promise.race([done, setImmediate(false)]))) turns += 1;
  return turns;
}

it('runs transactions in the order of their arrival, without blocking other requests', async () => {
  const { database, remove } = await createDatabase();
  const order: string[] = [];
  const ask = (name: string, kind: 'read' | 'write' | 'writeRelaxed') =>
    database[kind](async (db) => {
      await db.selectFrom('settings').selectAll().execute();
      await db.selectFrom('sessions').selectAll().execute();
      order.push(name);
    });
  const names = Array.from({ length: 30 }, (_, index) => `request ${index}`);
  const all = names.map(async (name, index) => {
    await ask(name, (['write', 'read', 'writeRelaxed'] as const)[index % 3]!);
    await ask(`${name} again`, 'write');
  });
  expect(await turnsDuring(Promise.all(all))).toBeGreaterThan(names.length);
  expect(order).toEqual([...names, ...names.map((name) => `${name} again`)]);
  await remove();
});

it('waits for another writing program without blocking other requests', async () => {
  const { database, folder, remove } = await createDatabase();
  const other = new DatabaseSync(databaseFileIn(folder));
  other.exec('begin immediate');
  const order: string[] = [];
  const writes = ['first', 'second'].map((name) =>
    database.write(async (db) => {
      await db.insertInto('settings').values({ name, value: '' }).execute();
      order.push(name);
    }),
  );
  // Reads need no lock.
  expect(await database.read((db) => db.selectFrom('settings').selectAll().execute())).toEqual([]);
  expect(order).toEqual([]);
  other.exec('commit');
  expect(await turnsDuring(Promise.all(writes))).toBeGreaterThan(0);
  expect(order).toEqual(['first', 'second']);
  other.exec('begin immediate');
  const later = ['third', 'fourth'].map((name) =>
    database.write((db) => db.insertInto('settings').values({ name, value: '' }).execute()),
  );
  const minuteLater = performance.now() + 60_000;
  vi.spyOn(performance, 'now').mockReturnValue(minuteLater);
  // All that wait end together.
  for (const outcome of await Promise.allSettled(later))
    expect(outcome).toMatchObject({ reason: expect.any(StoreUnavailable) as unknown });
  other.exec('rollback');
  other.close();
  await remove();
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
])('distinguishes temporary errors from faults: %j', (facts, passes) => {
  expect(storeErrorOf(Object.assign(new Error('of the database'), facts)) instanceof StoreUnavailable).toBe(
    passes,
  );
});

it('finds the purpose and the token of emails that an earlier release stored', async () => {
  const { folder, database, open, remove } = await createDatabase();
  const mail = { kind: 'mail', subject: 's', text: 't' } as const;
  const token = newToken();
  const mails: Outgoing[] = [
    {
      ...mail,
      purpose: 'confirmation',
      to: 'ada@sender.example',
      leaveUrl: `https://site.example/api/newsletter/leave?token=${token}&language=en`,
      tokenHash: tokenHashOf(token),
    },
    { ...mail, purpose: 'acknowledgement', to: 'ada@sender.example', replyTo: 'desk@site.example' },
    { ...mail, purpose: 'notice', to: 'desk@site.example', replyTo: 'ada@sender.example' },
    { ...mail, purpose: 'notice', to: 'ada@sender.example', replyTo: 'Ada@sender.example' },
    { kind: 'webhook', type: 'site.check', timestamp: '', data: {} },
  ];
  await database.write((db) =>
    addOutgoing(db, { id: 'record', email: 'Ada@sender.example' }, mails, new Date().toISOString()),
  );
  const stored = async (of: typeof database) => {
    const columns = ['id', 'purpose', 'tokenHash'] as const;
    return of.read((db) => db.selectFrom('outbox').select(columns).orderBy('id').execute());
  };
  const before = await stored(database);
  await remove();
  const earlier = new DatabaseSync(databaseFileIn(folder));
  earlier.exec(`
    alter table sessions rename column user to address;
    alter table log_entries rename column user to address;
    alter table outbox rename column "to" to to_address;
    drop index outbox_byemail_key;
    alter table outbox rename column email_key to person_key;
    create index outbox_byperson_key on outbox (person_key);
    alter table outbox drop column purpose;
    alter table outbox drop column token_hash;
    alter table enquiries drop column page;
    alter table enquiries drop column first_page;
    alter table enquiries drop column referrer;
    alter table enquiries drop column campaign;
    delete from kysely_migration where name >= '2026-11-29-purpose-of-emails';
  `);
  earlier.close();
  const again = await open();
  expect(before.map(({ purpose }) => purpose).filter(Boolean)).toHaveLength(4);
  expect(await stored(again)).toEqual(before);
  await again.close();
});
