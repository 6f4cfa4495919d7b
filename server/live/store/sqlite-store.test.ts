import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Kysely } from 'kysely';
import { applicationForm } from '../../../shared/forms/application.ts';
import { textNames } from '../../../shared/forms/define-form.ts';
import { enquiryForm } from '../../../shared/forms/enquiry.ts';
import { migrate } from './migrations.ts';
import { nodeSqliteDialect } from './node-sqlite-dialect.ts';
import { applicationRowOf, enquiryRowOf, mailRowOf } from './rows.ts';
import { openSqliteStore } from './sqlite-store.ts';
import { describeStore } from '../test-support/store-suite.ts';
import {
  momentAt,
  receiveEnquiry,
  sampleApplication,
  sampleEnquiry,
  sampleMail,
} from '../test-support/store-samples.ts';
import { StoreUnavailable, type Store } from './store.ts';
import type { Tables } from './tables.ts';

describeStore('SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sqlite-store-'));
  const file = join(folder, 'data', 'live.sqlite');
  return Promise.resolve({
    open: () => openSqliteStore({ file, now: () => new Date(momentAt(0)) }),
    run(statements) {
      const database = new DatabaseSync(file);
      database.exec(statements);
      database.close();
      return Promise.resolve();
    },
    remove: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
  });
});

describe('SQLite', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sqlite-store-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** A store and its connection. */
  async function openWithConnection(options: { busyTimeoutMs?: number } = {}) {
    let connection: DatabaseSync | undefined;
    const store = await openSqliteStore({
      ...options,
      file: join(folder, 'live.sqlite'),
      prepare(database) {
        connection = database;
      },
    });
    return { store, connection: connection! };
  }

  const limitPages = (database: DatabaseSync, pages: number) =>
    database.exec(`pragma max_page_count = ${pages}`);

  const allOf = async (store: Store) =>
    (await store.enquiries({ text: '', folder: 'inbox', offset: 0, limit: 100_000 })).items;

  it('takes over what the first version kept, and fields it did not know are empty', async () => {
    const database = new DatabaseSync(join(folder, 'live.sqlite'));
    const first = new Kysely<Tables>({ dialect: nodeSqliteDialect(database) });
    await migrate(first, 'sqlite', '2026-11-21-first-tables');
    const insert = (table: string, row: object) => {
      const columns = database
        .prepare(`pragma table_info(${table})`)
        .all()
        .map(({ name }) => String(name));
      const known = Object.entries(row).filter(([column]) => columns.includes(column));
      const marks = known.map(() => '?').join();
      database
        .prepare(`insert into ${table} (${known.map(([column]) => column).join()}) values (${marks})`)
        .run(...known.map(([, value]) => value));
    };
    insert('enquiries', enquiryRowOf(sampleEnquiry()));
    insert('applications', { ...applicationRowOf(sampleApplication()), notes: 'Ring back' });
    insert('mails', mailRowOf(sampleMail(), 'first', momentAt(0)));
    await first.destroy();

    const { store } = await openWithConnection();
    const leaveUrl = 'https://site.example/leave';
    await receiveEnquiry(store, { name: 'Aaron', receivedAt: momentAt(1) }, [sampleMail({ leaveUrl })]);
    const all = { text: '', folder: 'inbox', offset: 0, limit: 9 } as const;
    const { items } = await store.mails({ ...all, state: 'waiting' });
    expect(items.map((mail) => mail.leaveUrl)).toEqual([leaveUrl, undefined]);
    const enquiry = (await store.enquiries(all)).items.at(-1);
    const byName = await store.enquiries({ ...all, order: { by: 'name', isDescending: false } });
    expect(byName.items.at(-1)).toEqual(enquiry);
    const [application] = (await store.applications(all)).items;
    for (const name of textNames(enquiryForm))
      expect([name, typeof enquiry?.[name]]).toEqual([name, 'string']);
    for (const name of textNames(applicationForm))
      expect([name, typeof application?.[name]]).toEqual([name, 'string']);
    expect(application?.notes).toMatchObject([
      { author: '', text: 'Ring back', createdAt: sampleApplication().receivedAt },
    ]);
    await store.close();
  });

  it('makes the one account of earlier versions an owner, who stays logged in', async () => {
    const database = new DatabaseSync(join(folder, 'live.sqlite'));
    const earlier = new Kysely<Tables>({ dialect: nodeSqliteDialect(database) });
    await migrate(earlier, 'sqlite', '2026-11-24-folders-of-subscribers');
    const at = new Date().toISOString();
    database.exec(`insert into accounts (name, password_hash) values ('admin', 'a hash');
      insert into sessions (token_hash, account, created_at, last_seen_at) values ('kept', 'admin', '${at}', '${at}');`);
    await earlier.destroy();

    const { store } = await openWithConnection();
    const [owner, ...others] = await store.users();
    expect(others).toEqual([]);
    expect(owner).toEqual({
      id: 'admin',
      email: '',
      name: 'admin',
      language: '',
      role: 'owner',
      loginRule: 'password',
      createdAt: expect.stringMatching(/^20/),
      joinedAt: owner?.createdAt,
    });
    expect(await store.passwordHash('admin')).toBe('a hash');
    expect(await store.session('kept')).toMatchObject({ account: 'admin', device: '' });
    expect(await store.changeUser('admin', { role: 'reader' })).toBe('last-owner');
    await store.close();
  });

  it('waits for the disk at every commit, and overwrites what was erased', async () => {
    const { store, connection } = await openWithConnection();
    const settingOf = (name: string) => Object.values(connection.prepare(`pragma ${name}`).get() ?? {})[0];
    expect(['journal_mode', 'synchronous', 'foreign_keys', 'secure_delete'].map(settingOf)).toEqual([
      'wal',
      2,
      1,
      1,
    ]);
    await store.close();
  });

  it('is readable for its owner only', async () => {
    const { store } = await openWithConnection();
    await receiveEnquiry(store);
    for (const name of readdirSync(folder)) {
      expect(statSync(join(folder, name)).mode % 0o1000).toBe(0o600);
    }
    await store.close();
  });

  it('is unavailable while the disk is full, loses nothing, and works again when there is space', async () => {
    const { store, connection } = await openWithConnection();
    const acknowledged = [];
    acknowledged.push(await receiveEnquiry(store));
    limitPages(connection, 90);
    const reasons: unknown[] = [];
    for (let round = 0; round < 40; round += 1) {
      const outcomes = await Promise.allSettled(
        Array.from({ length: 4 }, () => receiveEnquiry(store, { message: 'm'.repeat(2000) }, [sampleMail()])),
      );
      for (const outcome of outcomes) {
        if (outcome.status === 'fulfilled') acknowledged.push(outcome.value);
        else reasons.push(outcome.reason);
      }
    }
    expect(reasons.filter((reason) => !(reason instanceof StoreUnavailable))).toEqual([]);
    expect(reasons.length).toBeGreaterThan(20);
    expect(acknowledged.length).toBeGreaterThan(4);
    // Stored records can still be read.
    expect(await allOf(store)).toHaveLength(acknowledged.length);

    limitPages(connection, 100_000);
    acknowledged.push(await receiveEnquiry(store, { message: 'm'.repeat(2000) }));
    await store.ping();
    await store.close();
    const again = await openSqliteStore({ file: join(folder, 'live.sqlite') });
    expect(new Set((await allOf(again)).map(({ id }) => id))).toEqual(
      new Set(acknowledged.map(({ id }) => id)),
    );
    expect((await again.mailCounts()).waiting).toBe(acknowledged.length - 2);
    await again.close();
  });

  it('is unavailable while another process holds the lock for too long, and works again afterwards', async () => {
    const { store } = await openWithConnection({ busyTimeoutMs: 5 });
    const other = new DatabaseSync(join(folder, 'live.sqlite'));
    other.exec('begin immediate');
    await expect(receiveEnquiry(store)).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(store.ping()).rejects.toBeInstanceOf(StoreUnavailable);
    expect(await allOf(store)).toEqual([]);
    other.exec('rollback');
    other.close();
    await store.ping();
    expect(await allOf(store)).toEqual([]);
    await store.close();
  });

  it('says so when its file cannot be one', async () => {
    await expect(openSqliteStore({ file: folder })).rejects.toThrow('EISDIR');
    writeFileSync(
      join(folder, 'text'),
      'This is a text, long enough to be taken for a database at first.'.repeat(20),
    );
    await expect(openSqliteStore({ file: join(folder, 'text') })).rejects.toThrow('not a database');
  });

  it('can be opened by several processes that start at once, and written by all of them', async () => {
    const program = `
      import { openSqliteStore } from ${JSON.stringify(import.meta.resolve('./sqlite-store.ts'))};
      const store = await openSqliteStore({ file: ${JSON.stringify(join(folder, 'live.sqlite'))} });
      const resume = { key: crypto.randomUUID(), name: '', sizeBytes: 0, type: '' };
      await store.announceResume(resume.key, '');
      const { value } = await store.addApplication(
        { ...${JSON.stringify(sampleApplication())}, resume }, { endpoint: 'application', key: resume.key }, [],
      );
      for (let index = 0; index < 60; index += 1) {
        const note = { id: crypto.randomUUID(), author: 'a', text: String(index), createdAt: String(index) };
        await store.addNote('applications', value.id, note, { endpoint: 'note', key: note.id });
      }
      await store.close();
    `;
    const starts = Array.from({ length: 3 }, () =>
      promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]),
    );
    expect(await Promise.allSettled(starts)).toEqual(
      starts.map(() => expect.objectContaining({ status: 'fulfilled' })),
    );
    const { store } = await openWithConnection();
    const search = { text: '59', folder: 'inbox', offset: 0, limit: 9 } as const;
    expect((await store.applications(search)).items.map(({ notes }) => notes.length)).toEqual([60, 60, 60]);
    await store.close();
  });
});
