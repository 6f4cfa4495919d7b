import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultLanguage } from '../../../config/locales.ts';
import { formChoices } from '../../../shared/contracts/form-choices.ts';
import { applicationForm } from '../../../shared/forms/application.ts';
import { enquiryForm } from '../../../shared/forms/enquiry.ts';
import { emptyOf } from '../../../shared/test-support/form-samples.ts';
import { createArrivals } from '../operations/arrivals.ts';
import { createLog } from '../operations/log.ts';
import type { LiveParts } from '../parts.ts';
import type { Mail } from '../mail/transport.ts';
import type { WebhookPost } from '../webhooks/transport.ts';
import { StoreUnavailable, type StoredApplication, type StoredEnquiry } from '../store/store.ts';
import { openSqliteStore } from '../store/sqlite-store.ts';

/** The content of resumes that `apply` keeps. */
export const pdf = Buffer.from('%PDF-1.7');

/** A database without records, made once for all tests of a process: its tables take most of a test's time. */
let emptyDatabase: Promise<Buffer> | undefined;

async function makeEmptyDatabase(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'empty-'));
  const file = join(folder, 'live.db');
  await (await openSqliteStore({ file })).close();
  const content = readFileSync(file);
  rmSync(folder, { recursive: true });
  return content;
}

/** Live mode for tests: a real store in a temporary folder, resumes and mails in memory, a fake clock. */
export async function createLiveFixture() {
  const folder = mkdtempSync(join(tmpdir(), 'live-'));
  let time = Date.parse('2026-11-21T10:00:00.000Z');
  const files = new Map<string, Uint8Array>();
  const sent: Mail[] = [];
  const posted: WebhookPost[] = [];
  const logged: string[] = [];
  let wakes = 0;
  const now = () => new Date(time);
  const file = join(folder, 'live.db');
  writeFileSync(file, await (emptyDatabase ??= makeEmptyDatabase()));
  // No test of the fixture is about a power cut, so none waits for the disk.
  const store = await openSqliteStore({
    file,
    now,
    prepare: (database) => database.exec('pragma synchronous = off'),
  });

  const parts: LiveParts = {
    store,
    now,
    log: createLog((line) => logged.push(line), now),
    arrivals: createArrivals(),
    wakeOutbox: () => {
      wakes += 1;
    },
    pageAt: () => Promise.resolve(null),
    formChoices,
    transport: {
      send: async (mail) => void sent.push(mail),
      close: () => Promise.resolve(),
    },
    webhookTransport: {
      problemOf: () => Promise.resolve(null),
      post: async (post) => void posted.push(post),
    },
    resumeFiles: {
      write: async (key, content) => {
        if (files.has(key)) throw new StoreUnavailable(`${key} is taken`);
        files.set(key, content);
      },
      read: async (key) => files.get(key) ?? null,
      remove: async (key) => void files.delete(key),
      async *keys() {
        yield* files.keys();
      },
      owner: () => Promise.resolve(null),
      setOwner: () => Promise.resolve(),
      ping: () => Promise.resolve(),
    },
    options: {
      publicOrigin: 'https://site.example',
      trustedProxies: 0,
      notify: { enquiries: 'desk@site.example', applications: 'hiring@site.example' },
      retentionDays: { applications: 180, enquiries: 730, spam: 30, unconfirmed: 7, mails: 90, log: 365 },
    },
  };

  return {
    ...parts,
    parts,
    folder,
    files,
    sent,
    /** What webhooks were sent. */
    posted,
    logged,
    /** How often the outbox was woken. */
    wakes: () => wakes,
    pass(milliseconds: number) {
      time += milliseconds;
    },
    /** Keeps an application with its resume, as if it had been sent; without other changes `sampleApplication`. */
    async apply(changes: Partial<StoredApplication> = {}): Promise<StoredApplication> {
      const id = changes.id ?? sampleApplication.id;
      const resume = { ...sampleApplication.resume, key: `resume-${id}`, ...changes.resume };
      const application = { ...sampleApplication, ...changes, resume };
      await store.announceResume(resume.key, now().toISOString());
      files.set(resume.key, pdf);
      await store.addApplication(application, { endpoint: 'application', key: id }, []);
      return application;
    },
    /** Keeps an enquiry, as if it had been sent; without other changes `sampleEnquiry`. */
    async enquire(changes: Partial<StoredEnquiry> = {}): Promise<StoredEnquiry> {
      const enquiry = { ...sampleEnquiry, ...changes };
      await store.addEnquiry(enquiry, { endpoint: 'enquiry', key: enquiry.id }, []);
      return enquiry;
    },
    async close() {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type LiveFixture = Awaited<ReturnType<typeof createLiveFixture>>;

const provenance = {
  language: defaultLanguage,
  consentVersion: '2026-11-01',
  receivedAt: '2026-11-21T10:00:00.000Z',
} as const;

/** An enquiry as the store keeps it. */
export const sampleEnquiry: StoredEnquiry = {
  ...provenance,
  id: 'enquiry-1',
  folder: 'inbox',
  status: 'new',
  assignedTo: null,
  ...emptyOf(enquiryForm),
  name: 'Ada Byron',
  email: 'ada@sender.example',
  company: 'Engines Ltd',
  serviceInterest: 'cloud',
  message: 'How fast can it go?',
};

/** An application as the store keeps it, its resume under the key `resume-1`. */
export const sampleApplication: StoredApplication = {
  ...provenance,
  id: 'app-1795255200000',
  folder: 'inbox',
  status: 'new',
  assignedTo: null,
  notes: [],
  jobId: 'cloud-engineer',
  jobTitle: 'Senior Cloud Engineer',
  ...emptyOf(applicationForm),
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@sender.example',
  phone: '+44 20 7946 0000',
  resume: { key: 'resume-1', name: 'Ada’s CV.pdf', sizeBytes: 8, type: 'application/pdf' },
};
