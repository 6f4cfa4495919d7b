import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleApplication, sampleEnquiry } from '../test-support/live-fixture.ts';
import { createSpaceReserve, isDiskFull } from './space-reserve.ts';
import { openSqliteStore } from './sqlite-store.ts';
import { StoreUnavailable } from './store.ts';
import { withReserve } from './with-reserve.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reserve-'));
  file = join(folder, 'data', 'reserve');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const full = () => Object.assign(new Error('no space'), { code: 'ENOSPC' });

describe('the reserve', () => {
  it('takes its space at once, and only once', async () => {
    const reserve = createSpaceReserve({ file, bytes: 3_000_000 });
    await reserve.keep();
    await reserve.keep();
    const { size, blocks, mode } = statSync(file);
    expect(size).toBe(3_000_000);
    expect(blocks * 512).toBeGreaterThanOrEqual(size);
    expect(mode & 0o777).toBe(0o600);
  });

  it('gives its space to work that finds none, and takes it again', async () => {
    const reserve = createSpaceReserve({ file, bytes: 5000 });
    await reserve.keep();
    const sizes: number[] = [];
    const done = await reserve.use(async () => {
      sizes.push(statSync(file).size);
      if (sizes.length === 1) throw new StoreUnavailable('full', { cause: full() });
      return 'done';
    });
    expect([done, sizes, statSync(file).size]).toEqual(['done', [5000, 0], 5000]);
  });

  it('leaves other errors alone, and those that stay', async () => {
    const reserve = createSpaceReserve({ file, bytes: 5000 });
    await reserve.keep();
    let tries = 0;
    const fail = (error: Error) =>
      reserve.use(() => {
        tries += 1;
        return Promise.reject(error);
      });
    await expect(fail(new Error('broken'))).rejects.toThrow('broken');
    expect(tries).toBe(1);
    await expect(fail(full())).rejects.toThrow('no space');
    expect(tries).toBe(3);
    expect(statSync(file).size).toBe(5000);
  });

  it('does not keep a server from starting where it cannot be', async () => {
    const reserve = createSpaceReserve({ file: join('/dev/null', 'reserve') });
    await reserve.keep();
    expect(existsSync(file)).toBe(false);
  });
});

it.each([
  [full(), true],
  [Object.assign(new Error(), { errcode: 13 }), true],
  // SQLITE_IOERR_SHMSIZE
  [Object.assign(new Error(), { errcode: 4874 }), true],
  [Object.assign(new Error(), { errcode: 5 }), false],
  [new Error('full'), false],
  ['ENOSPC', false],
])('%o is a full disk: %s', (error, expected) => {
  expect(isDiskFull(error)).toBe(expected);
});

it('on a full disk the team can log in, delete and erase, and visitors are still refused', async () => {
  let connection: DatabaseSync | undefined;
  const bare = await openSqliteStore({
    file: join(folder, 'site.sqlite'),
    prepare: (database) => (connection = database),
  });
  const pageLimit = (pages: number) => connection!.exec(`pragma max_page_count = ${pages}`);
  let released = 0;
  const store = withReserve(bare, {
    async use(work) {
      try {
        return await work();
      } catch (error) {
        if (!isDiskFull(error)) throw error;
        released += 1;
        pageLimit(100_000);
        return await work().finally(() => pageLimit(1));
      }
    },
    keep: () => Promise.resolve(),
  });
  const long = 'x'.repeat(300_000);
  const at = '2026-11-21T10:00:00.000Z';
  const add = (id: string, message = long) =>
    store.addEnquiry({ ...sampleEnquiry, id, message }, { endpoint: 'enquiry', key: id }, []);
  await add('e1', 'short');
  await store.announceResume('resume-1', at);
  await store.addApplication(sampleApplication, { endpoint: 'application', key: 'a1' }, []);
  // On a full disk every write needs new pages, as the log does.
  connection!.exec(
    `create table filler (bytes blob);
     create temp trigger t1 after delete on applications begin insert into filler values (zeroblob(90000)); end;
     create temp trigger t2 after delete on enquiries begin insert into filler values (zeroblob(90000)); end;
     create temp trigger t3 after insert on sessions begin insert into filler values (zeroblob(90000)); end;`,
  );
  pageLimit(1);
  await expect(add('e2')).rejects.toThrow(StoreUnavailable);
  await store.addSession({ tokenHash: 'hash', account: 'admin', createdAt: at, lastSeenAt: at, device: '' });
  expect(await store.deleteApplication(sampleApplication.id, at)).toMatchObject({ resumeKey: 'resume-1' });
  expect(await store.erasePerson(sampleEnquiry.email, at)).toMatchObject({ rows: 1 });
  expect(await store.purge()).toBe(true);
  expect(released).toBe(3);
  // The limits of forms are counted for visitors, who would use up the reserve.
  connection!.exec(
    'create temp trigger t4 after insert on event_counts begin insert into filler values (zeroblob(90000)); end',
  );
  await expect(store.countEvent('rate:enquiry:1', at, 60_000)).rejects.toThrow(StoreUnavailable);
  expect(released).toBe(3);
  await expect(add('e3')).rejects.toThrow(StoreUnavailable);
  await store.close();
});
