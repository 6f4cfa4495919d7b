import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applicationForm } from '#shared/forms/application.ts';
import { enquiryForm } from '#shared/forms/enquiry.ts';
import { sourceForm } from '#shared/forms/source.ts';
import { emptyOf } from '#shared/test-support/form-samples.ts';
import { createLiveApi } from '#server/live/app.ts';
import { addApplication, applicationStore } from '#server/live/applications/applications.store.ts';
import { erasuresFileIn } from '#server/live/backup.ts';
import {
  databaseFileIn,
  openSqlite,
  StoreUnavailable,
  type Database,
  type OutboxRow,
  type StoredEnquiry,
  type StoredApplication,
} from '#server/live/database.ts';
import { addEnquiry, enquiryStore } from '#server/live/enquiries/enquiries.store.ts';
import { createCeilings } from '#server/live/ceilings.ts';
import { listOutgoing, type Outgoing } from '#server/live/outbox/outbox.store.ts';
import { erasuresIn } from '#server/live/people/erasures.ts';
import type { LiveDeps, LiveOptions } from '#server/live/deps.ts';
import { createLog } from '#server/live/json-log.ts';
import { testLiveSite as site } from './live-site.ts';
import { listSubscribers } from '#server/live/subscriptions/subscriptions.store.ts';

/** The content of resumes that `apply` keeps. */
export const pdf = Buffer.from('%PDF-1.7');

/** A database without records, made once for all tests of a process: its tables take most of a test's time. */
let emptyDatabase: Promise<Buffer> | undefined;

async function makeEmptyDatabase(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'empty-database-'));
  const file = databaseFileIn(folder);
  await (await openSqlite(file)).close();
  const made = readFileSync(file);
  rmSync(folder, { recursive: true });
  return made;
}

/** What the operator of the tests has set. */
export const sampleOptions: LiveOptions = {
  publicOrigin: 'https://site.example',
  trustedProxies: 1,
  notify: { enquiries: ['desk@site.example'], applications: ['hiring@site.example'] },
  alerts: ['desk@site.example'],
  webhook: { url: 'https://hooks.example/site', secret: `whsec_${Buffer.alloc(24, 7).toString('base64')}` },
  oidc: null,
};

/**
 * Live mode for tests: a real database and all routes, a fake clock, no workers. Every request has a new client IP
 * unless set, so that only tests of rate limits reach one.
 * @param folder for the database; the caller removes it after `close`
 */
export async function openLiveApi(folder: string, changes: Partial<LiveDeps> = {}) {
  let time = Date.parse('2026-11-21T10:00:00.000Z');
  const logged: string[] = [];
  let wakes = 0;
  const now = () => new Date(time);
  writeFileSync(databaseFileIn(folder), await (emptyDatabase ??= makeEmptyDatabase()));
  // No test of the fixture is about a power cut, so none waits for the disk.
  const opened = await openSqlite(databaseFileIn(folder), (sqlite) =>
    sqlite.exec('pragma synchronous = off'),
  );
  let writesLeft = Number.POSITIVE_INFINITY;
  let isFull = false;
  const failing =
    (write: Database['write']): Database['write'] =>
    (work) => {
      writesLeft -= 1;
      return writesLeft < 0 ? Promise.reject(new StoreUnavailable('restarting', { isFull })) : write(work);
    };
  const database: Database = {
    ...opened,
    write: failing(opened.write),
    writeRelaxed: failing(opened.writeRelaxed),
  };
  const log = createLog((line) => logged.push(line), now);
  const deps: LiveDeps = {
    site: () => site,
    database,
    options: sampleOptions,
    erasures: erasuresIn(erasuresFileIn(folder)),
    ceilings: createCeilings({ log, now }),
    wakeOutbox: () => {
      wakes += 1;
    },
    removeTraces: () => Promise.resolve(),
    hasRoom: () => Promise.resolve(true),
    log,
    now,
    ...changes,
  };
  const app = createLiveApi(deps);

  let senders = 0;
  const newSender = () => {
    senders += 1;
    // Each in a network of its own.
    return `10.${(senders >> 8) & 255}.${senders & 255}.1`;
  };

  /** A request to the API, `path` below `/api/`. */
  const request = async (
    path: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ) =>
    app.request(`https://site.example/api/${path}`, {
      ...init,
      headers: { 'x-forwarded-for': newSender(), ...init.headers },
    });

  const all = { text: '', offset: 0, limit: 100 };
  const waiting = async (kind: OutboxRow['kind']) =>
    (await listOutgoing(database, { state: 'waiting', ...all })).items.filter((row) => row.kind === kind);

  return {
    deps,
    database,
    folder,
    close: () => opened.close(),
    app,
    request,
    now,
    logged,
    /** How often the outbox was woken. */
    wakes: () => wakes,
    /** Lets the database fail after so many writes, as if it restarted or its disk were full. */
    failAfter(writes: number, reason: 'restart' | 'full' = 'restart') {
      writesLeft = writes;
      isFull = reason === 'full';
    },
    pass(milliseconds: number) {
      time += milliseconds;
    },
    /** Posts JSON, as a script does. */
    postJson: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      request(path, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      }),
    /** Posts a form, as a browser without script does. */
    postForm: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      request(path, {
        method: 'POST',
        body: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
      }),
    /** Posts a form with a file, like a script unless `accept` says otherwise. */
    postMultipart: async (path: string, form: FormData, headers: Record<string, string> = {}) => {
      // As bytes: a request made of the form itself fails when it is only half read.
      const encoded = new Response(form);
      const type = encoded.headers.get('content-type') ?? '';
      // Not bytes(): Hono's adapter replaces Node's Response by one without it.
      const body = new Uint8Array(await encoded.arrayBuffer());
      return request(path, {
        method: 'POST',
        body,
        headers: { accept: 'application/json', 'content-type': type, ...headers },
      });
    },
    /** All stored records, by kind. */
    stored: {
      enquiries: async (mailbox: 'inbox' | 'spam' = 'inbox') =>
        (await enquiryStore.list(database, { folder: mailbox, ...all })).items,
      applications: async (mailbox: 'inbox' | 'spam' = 'inbox') =>
        (await applicationStore.list(database, { folder: mailbox, ...all })).items,
      subscribers: async () => (await listSubscribers(database, all)).items,
      mails: () => waiting('mail'),
      events: () => waiting('webhook'),
    },
    /** Keeps an application with its resume, as if it had been sent. */
    async apply(
      given: Partial<StoredApplication> = {},
      outgoing: readonly Outgoing[] = [],
    ): Promise<StoredApplication> {
      const application = { ...sampleApplication, ...given };
      const key = { endpoint: 'application', key: application.id } as const;
      return (await addApplication(database, application, pdf, key, outgoing)).value;
    },
    /** Keeps an enquiry, as if it had been sent. */
    async enquire(
      given: Partial<StoredEnquiry> = {},
      outgoing: readonly Outgoing[] = [],
    ): Promise<StoredEnquiry> {
      const enquiry = { ...sampleEnquiry, ...given };
      return (await addEnquiry(database, enquiry, { endpoint: 'enquiry', key: enquiry.id }, outgoing)).value;
    },
  };
}

export type LiveApi = Awaited<ReturnType<typeof openLiveApi>>;

const received = {
  language: site.defaultLanguage,
  consentVersion: '2026-11-01',
  receivedAt: '2026-11-21T10:00:00.000Z',
  folder: 'inbox',
} as const;

/** An enquiry as it is stored. */
export const sampleEnquiry: StoredEnquiry = {
  ...received,
  id: 'enquiry-1',
  status: 'new',
  note: '',
  ...emptyOf(enquiryForm),
  ...emptyOf(sourceForm),
  name: 'Ada Byron',
  email: 'ada@sender.example',
  company: 'Engines Ltd',
  serviceInterest: 'cloud',
  message: 'How fast can it go?',
};

/** An application as it is stored. */
export const sampleApplication: StoredApplication = {
  ...received,
  id: 'app-1795255200000',
  status: 'new',
  note: '',
  jobId: 'cloud-engineer',
  jobTitle: 'Senior Cloud Engineer',
  ...emptyOf(applicationForm),
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@sender.example',
  phone: '+44 20 7946 0000',
  resume: { name: 'Ada’s CV.pdf', sizeBytes: 8, type: 'application/pdf' },
};
