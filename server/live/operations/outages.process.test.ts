import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultLanguage, languages } from '../../../config/locales.ts';
import { pathTo } from '../../../config/routes.ts';
import { listenOnFreePort } from '../../free-port.ts';
import { createHttpServer, type HttpServer } from '../../http-server.ts';
import { dataFiles } from '../data-folder.ts';
import { createLiveApi } from '../live-api.ts';
import { createLiveFixture, type LiveFixture } from '../test-support/live-fixture.ts';
import { openFolderFiles } from '../resumes/folder-files.ts';
import type { ResumeFiles } from '../resumes/resume-files.ts';
import { samplePdf } from '../test-support/resume-samples.ts';
import { quarantineDays, sweepResumes } from '../resumes/sweep-resumes.ts';
import { createPasswords } from '../security/passwords.ts';
import { startPostgresServer, type PostgresServer } from '../../../test-support/postgres-server.ts';
import { openPostgresStore } from '../store/postgres-store.ts';
import { openSqliteStore } from '../store/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { createMetrics } from './metrics.ts';

/** The server must store again within this time after the cause is gone. */
const recoveryMs = 5_000;

let folder: string;
let live: LiveFixture;
let files: ResumeFiles;
let http: HttpServer;
let origin: string;
let senders = 0;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'live-outage-'));
  live = await createLiveFixture();
  files = await openFolderFiles({ folder: dataFiles(folder).resumes });
});
afterEach(async () => {
  await http.stop();
  await live.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Serves the API over HTTP with this store. */
async function serve(store: Store): Promise<void> {
  const parts = {
    ...live.parts,
    store,
    resumeFiles: files,
    options: { ...live.parts.options, trustedProxies: 1 },
  };
  const rest = { passwords: createPasswords(), metrics: createMetrics(() => 0), metricsToken: null };
  http = createHttpServer(createLiveApi(parts, rest));
  origin = `http://127.0.0.1:${await listenOnFreePort(http.server)}`;
}

/** Uses a new client address for each request, so that no rate limit is reached. */
function ask(path: string, init: RequestInit = {}, headers: Record<string, string> = {}): Promise<Response> {
  senders += 1;
  const forwarded = { 'X-Forwarded-For': `10.0.${senders >> 8}.${senders & 255}` };
  return fetch(origin + path, { redirect: 'manual', ...init, headers: { ...forwarded, ...headers } });
}

const forms = ['enquiries', 'newsletter', 'applications'] as const;
const takenStatus = { enquiries: 201, newsletter: 202, applications: 201 };

/** The fields of a form; the mark makes them unique. */
function fieldsOf(form: (typeof forms)[number], mark: string): Record<string, string> {
  const email = `${mark}@halden.example`;
  switch (form) {
    case 'enquiries':
      return { name: mark, email, message: 'm'.repeat(2000) };
    case 'newsletter':
      return { email };
    case 'applications':
      return { jobId: 'cloud-engineer', firstName: 'Mira', lastName: mark, email, phone: '020' };
  }
}

function multipart(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('resume', new File([new Uint8Array(samplePdf())], 'resume.pdf'));
  return form;
}

/** Posts as a script does, with the same key for the same mark. */
function post(form: (typeof forms)[number], mark: string): Promise<Response> {
  const fields = fieldsOf(form, mark);
  const headers = { accept: 'application/json', 'idempotency-key': `key-of-${mark}-0123456789` };
  if (form === 'applications')
    return ask('/api/applications', { method: 'POST', body: multipart(fields) }, headers);
  const json = { ...headers, 'content-type': 'application/json' };
  return ask(`/api/${form}`, { method: 'POST', body: JSON.stringify(fields) }, json);
}

/**
 * Posts as a browser without script does.
 * @returns the status and the redirect's target
 */
async function postPlain(form: (typeof forms)[number], page: string): Promise<[number, string | null]> {
  const fields = fieldsOf(form, 'plain');
  const body = form === 'applications' ? multipart(fields) : new URLSearchParams(fields);
  const answer = await ask(
    `/api/${form}`,
    { method: 'POST', body },
    { accept: 'text/html', referer: origin + page },
  );
  return [answer.status, answer.headers.get('location')];
}

/**
 * Posts each form once.
 * @returns the marks of the accepted posts; all others must be 503 with Retry-After
 */
async function postEach(round: string): Promise<Record<(typeof forms)[number], string[]>> {
  const taken: Record<(typeof forms)[number], string[]> = { enquiries: [], newsletter: [], applications: [] };
  for (const form of forms) {
    const mark = `${round}-${form}`;
    const answer = await post(form, mark);
    if (answer.status === takenStatus[form]) {
      taken[form].push(mark);
      continue;
    }
    expect([form, answer.status, await answer.json()]).toEqual([form, 503, { error: 'unavailable' }]);
    expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  }
  return taken;
}

const statusOf = async (path: string) => (await ask(path)).status;

async function expectOutage(): Promise<void> {
  expect(await statusOf('/readyz')).toBe(503);
  expect(await statusOf('/healthz')).toBe(200);
  const language = languages.at(-1) ?? defaultLanguage;
  const [contact, blog] = [pathTo(language, 'contact'), pathTo(language, 'blog')];
  expect(await postPlain('enquiries', contact)).toEqual([303, `${contact}#enquiry-failed`]);
  expect(await postPlain('newsletter', blog)).toEqual([303, `${blog}#newsletter-failed`]);
  expect(await postPlain('applications', '/careers/cloud-engineer')).toEqual([
    303,
    '/careers/cloud-engineer#application-failed',
  ]);
}

/** Repeats all posts, also the refused ones, and expects every accepted one to be stored exactly once. */
async function expectRecovery(store: Store, rounds: readonly string[]): Promise<void> {
  await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), recoveryMs);
  for (const round of rounds) expect(Object.values(await postEach(round)).flat()).toHaveLength(3);
  const everything = { text: '', offset: 0, limit: 10_000 };
  const [enquiries, applications, subscribers] = await Promise.all([
    store.enquiries({ ...everything, folder: 'inbox' }),
    store.applications({ ...everything, folder: 'inbox' }),
    store.subscribers(everything),
  ]);
  const marks = (form: string) => rounds.map((round) => `${round}-${form}`).toSorted();
  expect(enquiries.items.map(({ name }) => name).toSorted()).toEqual(marks('enquiries'));
  expect(applications.items.map(({ lastName }) => lastName).toSorted()).toEqual(marks('applications'));
  expect(subscribers.items.map(({ email }) => email.replace(/@.*/, '')).toSorted()).toEqual(
    marks('newsletter'),
  );
  // Files of refused posts go when their quarantine ends.
  for (const days of [0, quarantineDays + 1]) {
    const now = () => new Date(live.now().getTime() + 1000 + days * 86_400_000);
    await sweepResumes({ store, files, now, graceMs: 0, isAllowed: true });
  }
  const kept = new Set<string>();
  for await (const key of files.keys()) kept.add(key);
  // Files of applications that were refused wait in quarantine.
  const quarantined = await store.resumesLeft('quarantined', '9999');
  expect(kept).toEqual(
    new Set([
      ...applications.items.map(({ resume }) => resume.key),
      ...quarantined.filter((key) => kept.has(key)),
    ]),
  );
}

describe('a full disk, by HTTP', () => {
  it('refuses for the time being, loses nothing, and goes on by itself when there is space', async () => {
    let connection: DatabaseSync | undefined;
    const file = dataFiles(folder).database;
    const store = await openSqliteStore({ file, prepare: (database) => (connection = database) });
    // On a full disk every write fails. This limits only the file, where the probe would reuse its space.
    connection!.exec(
      `create table filler (bytes blob);
       create temp trigger takes_space after update on write_probes begin insert into filler values (zeroblob(9000)); end`,
    );
    await serve(store);
    const rounds = ['before'];
    expect(Object.values(await postEach('before')).flat()).toHaveLength(3);
    expect(await statusOf('/readyz')).toBe(200);

    const pages = Number(connection!.prepare('pragma page_count').get()?.['page_count']);
    connection!.exec(`pragma max_page_count = ${pages + 12}`);
    const taken: string[] = [];
    // The first ones still find space.
    for (let round = 0, isFull = false; !isFull; round += 1) {
      rounds.push(`full${round}`);
      const now = Object.values(await postEach(`full${round}`)).flat();
      taken.push(...now);
      isFull = now.length === 0;
    }
    expect(taken.length).toBeGreaterThan(0);
    await expectOutage();
    // Stored records can still be read.
    const { total } = await store.enquiries({ text: '', folder: 'inbox', offset: 0, limit: 1 });
    expect(total).toBe(1 + taken.filter((mark) => mark.endsWith('enquiries')).length);

    connection!.exec('pragma max_page_count = 100000');
    await expectRecovery(store, rounds);
    await store.close();
    const again = await openSqliteStore({ file });
    const counts = await again.enquiries({ text: '', folder: 'inbox', offset: 0, limit: 1 });
    await again.close();
    expect(counts.total).toBe(rounds.length);
  });
});

// A test must not stop a server that it did not start.
describe.skipIf(process.env.TEST_DATABASE_URL)('PostgreSQL away, by HTTP', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgresServer({ isDurable: true });
    // PostgreSQL may have to be installed first.
  }, 6 * 60_000);
  afterAll(() => server.remove());

  it('refuses for the time being, loses nothing, and goes on by itself after a restart and after a crash', async () => {
    const store = await openPostgresStore({ connectionString: server.connectionString });
    await serve(store);
    const rounds = ['before'];
    expect(Object.values(await postEach('before')).flat()).toHaveLength(3);
    for (const manner of ['fast', 'crash'] as const) {
      await server.stop(manner);
      rounds.push(manner);
      expect(Object.values(await postEach(manner)).flat()).toEqual([]);
      await expectOutage();
      await server.start();
      await expectRecovery(store, rounds);
    }
    await store.close();
  });
});
