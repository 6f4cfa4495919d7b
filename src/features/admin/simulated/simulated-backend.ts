import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { limits } from '#shared/limits.ts';
import { storageKey } from '#shared/storage-keys.ts';
import { mapRecordLists, type DashboardCounts } from '#shared/contracts/dashboard.ts';
import { csvOf } from '#shared/csv.ts';
import { applicationForm } from '#shared/forms/application.ts';
import { eachText } from '#shared/forms/define-form.ts';
import { readStored, removeStored, writeStored } from '#src/browser/safe-storage.ts';
import { jobTitleOf, type DashboardWords } from '#src/features/admin/admin-words.ts';
import {
  DashboardFailure,
  type DashboardBackend,
  type SessionChange,
  type ShownApplication,
} from '#src/features/admin/dashboard-backend.ts';
import { newestFirst, sortApplications } from '#src/features/admin/sort-applications.ts';
import type { ReceivedApplication } from '#shared/contracts/application.ts';
import { csvCells, csvHeads } from '#shared/forms/application-csv.ts';

export function applicationRows(
  applications: readonly ReceivedApplication[],
  words: Pick<DashboardWords, 'columns' | 'applicationFields' | 'status' | 'jobTitles'>,
): string[][] {
  const rows = applications.map((application) =>
    csvCells(
      application,
      {
        position: jobTitleOf(application, words),
        date: application.date,
        status: words.status[application.status] ?? application.status,
      },
      words.applicationFields,
    ),
  );
  return [csvHeads(words.columns, words.applicationFields), ...rows];
}

// Not `crypto.subtle`, which is missing on http: the site must work in a local network too.
const digestOf = (text: string) => bytesToHex(sha256(utf8ToBytes(text)));

const readFlag = () => readStored(storageKey('admin')) !== null;

/** What the simulated admin page works with; in the data of the page. */
export interface SimulatedAdmin {
  /** What the dashboard says of itself. */
  demonstration: string;
  gate: { salt: string; digest: string };
  received: readonly ReceivedApplication[];
  /** Who applies while the dashboard is open; id, date and status come with the arrival (SPEC section 7). */
  arrivals: readonly Omit<ReceivedApplication, 'id' | 'date' | 'status'>[];
}

type Session = Pick<DashboardBackend, 'session' | 'logIn' | 'logOut' | 'onSession'>;
type Applications = Pick<DashboardBackend, 'applications' | 'application' | 'csv' | 'onNews'>;

const none = { items: [], total: 0 };
const refuse = () => Promise.reject(new DashboardFailure('refused'));

/** The answers where nothing was sent to a server: no other records, and nothing to change. */
const withoutServer: Omit<DashboardBackend, keyof Session | keyof Applications> = {
  companyLogIn: () => '',
  resumeHref: () => '',
  enquiries: async () => ({ ...none, counts: { total: 0, new: 0, reviewed: 0 } }),
  enquiry: () => Promise.reject(new DashboardFailure('gone')),
  subscribers: async () => none,
  change: refuse,
  remove: refuse,
  releaseSubscriber: refuse,
  spam: async () => mapRecordLists(() => 0),
  mails: async () => none,
  unsent: async () => ({ waiting: 0, dead: 0, newlyDead: 0, oldestWaitingS: 0 }),
  retryMail: refuse,
  retryAllMails: refuse,
  log: async () => none,
  person: async () => ({ applications: [], enquiries: [], subscriptions: [], mails: [] }),
  erasePerson: refuse,
};

/**
 * The admin session without a server (SPEC sections 5 and 6): the browser compares the password and stores a
 * flag in local storage. Without storage the session ends with the page.
 * @param gate salt and digest of the password
 */
export function createSimulatedSession(gate: SimulatedAdmin['gate']): Session {
  let isLoggedIn = readFlag();
  const listeners = new Set<(change: SessionChange) => void>();

  function change(next: boolean): void {
    if (next === isLoggedIn) return;
    isLoggedIn = next;
    for (const listener of listeners) listener(next ? 'loggedIn' : 'loggedOut');
  }

  /** Another tab has logged in or out; a null key means that the storage was cleared. */
  function onStorage({ key }: StorageEvent): void {
    if (key === storageKey('admin') || key === null) change(readFlag());
  }

  return {
    session: async () => ({ isLoggedIn, login: 'password' }),
    async logIn(password) {
      if (digestOf(`${gate.salt}:${password}`) !== gate.digest) return { ok: false, reason: 'invalid' };
      writeStored(storageKey('admin'), 'logged-in');
      change(true);
      return { ok: true };
    },
    async logOut() {
      removeStored(storageKey('admin'));
      change(false);
    },
    onSession(listener) {
      if (listeners.size === 0) addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', onStorage);
      };
    },
  };
}

/** The counters of SPEC section 2, Admin dashboard. */
function countsOf(applications: readonly ReceivedApplication[]): DashboardCounts {
  const fresh = applications.filter(({ status }) => status === 'new').length;
  return { total: applications.length, new: fresh, reviewed: applications.length - fresh };
}

function shownOf({ date, ...application }: ReceivedApplication): ShownApplication {
  return {
    ...eachText(applicationForm, () => ''),
    ...application,
    receivedAt: date,
    language: '',
    folder: 'inbox',
    note: '',
    resume: null,
  };
}

/**
 * The dashboard's data without a server (SPEC sections 3 and 7): sample records, and while somebody listens a new
 * one every 30 seconds from a repeating list. New ones are kept in memory until the page is left.
 * @param now the clock of the arrivals
 */
export function createSimulatedBackend(
  { gate, received: before, arrivals: applicants }: SimulatedAdmin,
  now = () => new Date(),
): DashboardBackend {
  let received = sortApplications(before);
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let arrivals = 0;

  function arrive(): void {
    const applicant = applicants[arrivals % applicants.length];
    if (!applicant) return;
    arrivals += 1;
    const date = now();
    received = sortApplications([
      ...received,
      { ...applicant, id: `app-${date.getTime()}`, date: date.toISOString(), status: 'new' },
    ]);
    for (const listener of listeners) listener();
  }

  return {
    ...createSimulatedSession(gate),
    ...withoutServer,
    /** Sorting changes only the order of the ten most recent (SPEC section 9). */
    async applications({ sort, direction }, words) {
      const recent = received.slice(0, limits.admin.tableRows);
      const order = { ...newestFirst, ...(sort && { column: sort }), ...(direction && { direction }) };
      const sorted = sortApplications(recent, order, words.locale, (one) => jobTitleOf(one, words));
      return { items: sorted.map(shownOf), total: received.length, counts: countsOf(received) };
    },
    async application(id) {
      const found = received.find((one) => one.id === id);
      if (!found) throw new DashboardFailure('gone');
      return shownOf(found);
    },
    csv: async (_, __, words) => csvOf(applicationRows(received, words)),
    onNews(listener) {
      if (listeners.size === 0) timer = setInterval(arrive, limits.admin.arrivalIntervalMs);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearInterval(timer);
      };
    },
  };
}
