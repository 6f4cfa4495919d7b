import { editionOf } from '#content/edition.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applicationForm } from '#shared/forms/application.ts';
import { eachText } from '#shared/forms/define-form.ts';
import { storageKey } from '#shared/storage-keys.ts';
import { page } from '#src/pages/admin/admin.data.ts';
import {
  DashboardFailure,
  type DashboardBackend,
  type SessionChange,
} from '#src/features/admin/dashboard-backend.ts';
import { applicationRows, createSimulatedBackend, createSimulatedSession } from './simulated-backend.ts';
import type { ReceivedApplication } from '#shared/contracts/application.ts';

const key = 'acme-admin';
const password = 'basalt-demo';
let stored: Map<string, string>;
let tabs: EventTarget;

/** Fakes storage and other tabs, because the tests run in Node. */
beforeEach(() => {
  stored = new Map();
  tabs = new EventTarget();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
  vi.stubGlobal('document', { documentElement: { dataset: { site: 'acme' } } });
  vi.stubGlobal('addEventListener', tabs.addEventListener.bind(tabs));
  vi.stubGlobal('removeEventListener', tabs.removeEventListener.bind(tabs));
});

const anotherTabChanges = (changed: string | null) =>
  tabs.dispatchEvent(Object.assign(new Event('storage'), { key: changed }));

describe('the simulated session', () => {
  function start() {
    const session = createSimulatedSession(site.settings.adminGate);
    const heard = vi.fn<(change: SessionChange) => void>();
    session.onSession(heard);
    const isLoggedIn = async () => (await session.session()).isLoggedIn;
    return { ...session, heard, isLoggedIn };
  }

  it('is logged out, then logged in, then logged out (R264, R278)', async () => {
    const { logIn, logOut, isLoggedIn, heard } = start();
    expect(await isLoggedIn()).toBe(false);
    expect(await logIn(password)).toEqual({ ok: true });
    expect(await isLoggedIn()).toBe(true);
    expect(await logIn('wrong')).toEqual({ ok: false, reason: 'invalid' });
    expect(await isLoggedIn()).toBe(true);
    await logOut();
    expect(await isLoggedIn()).toBe(false);
    expect(heard.mock.calls).toEqual([['loggedIn'], ['loggedOut']]);
  });

  it('holds no password in plain text (R258)', () => {
    expect(JSON.stringify(site.settings.adminGate)).not.toContain(password);
  });

  it('follows changes in other tabs and cleared storage (R263, R264)', async () => {
    const { isLoggedIn, heard } = start();
    stored.set(key, 'logged-in');
    anotherTabChanges(storageKey('theme'));
    expect(heard).not.toHaveBeenCalled();
    anotherTabChanges(key);
    expect(await isLoggedIn()).toBe(true);
    stored.clear();
    anotherTabChanges(null);
    expect(heard.mock.calls).toEqual([['loggedIn'], ['loggedOut']]);
  });

  it('lasts until the page is left if storage is blocked', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { logIn, isLoggedIn } = start();
    expect(await logIn(password)).toEqual({ ok: true });
    expect(await isLoggedIn()).toBe(true);
  });
});

describe('the simulated applications', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2025-05-07T09:00:00.000Z') }));
  afterEach(() => void vi.useRealTimers());

  const applicantOf = (firstName: string) => ({
    jobId: 'gardener',
    jobTitle: 'Gardener',
    firstName,
    lastName: 'Moor',
    email: `${firstName}@x.example`,
    phone: '1',
  });
  const received: ReceivedApplication[] = [
    { ...applicantOf('ada'), id: 'app-1', date: '2025-05-06T16:42:00.000Z', status: 'reviewed' },
  ];
  const arrivals = ['bo', 'cy', 'dee'].map(applicantOf);
  const createDashboard = () =>
    createSimulatedBackend({ demonstration: '', gate: site.settings.adminGate, received, arrivals });

  async function listed(backend: DashboardBackend, search = {}) {
    const { props } = await page.load(editionOf(site, 'en', 'simulated'), {});
    return backend.applications({ text: '', ...search }, props.words.dashboard);
  }
  const namesIn = async (backend: DashboardBackend) =>
    (await listed(backend)).items.map(({ firstName }) => firstName);

  it('lists earlier applications with counts; Total is the sum of New and Reviewed (R265, R272)', async () => {
    const { items, total, counts } = await listed(createDashboard());
    expect(items).toMatchObject([{ ...applicantOf('ada'), id: 'app-1', receivedAt: received[0]?.date }]);
    expect([total, counts]).toEqual([1, { total: 1, new: 0, reviewed: 1 }]);
  });

  it('adds a new application every 30 seconds, dated now (R273, R276)', async () => {
    const backend = createDashboard();
    const heard = vi.fn<() => void>();
    backend.onNews(heard);
    vi.advanceTimersByTime(29_999);
    expect(heard).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(heard).toHaveBeenCalledTimes(1);
    const date = '2025-05-07T09:00:30.000Z';
    const { items, counts } = await listed(backend);
    expect(items[0]).toMatchObject({ id: `app-${Date.parse(date)}`, receivedAt: date, status: 'new' });
    expect(counts).toEqual({ total: 2, new: 1, reviewed: 1 });
    vi.advanceTimersByTime(60_000);
    expect(heard).toHaveBeenCalledTimes(3);
  });

  it('uses different people, and starts again after the last (R273, R275)', async () => {
    const backend = createDashboard();
    backend.onNews(() => {});
    vi.advanceTimersByTime(30_000 * (arrivals.length + 1));
    expect(await namesIn(backend)).toEqual(['bo', 'dee', 'cy', 'bo', 'ada']);
  });

  it('stops its timer without listeners, and continues with the next person (R273)', async () => {
    const backend = createDashboard();
    const stop = backend.onNews(() => {});
    vi.advanceTimersByTime(30_000);
    stop();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(300_000);
    backend.onNews(() => {});
    vi.advanceTimersByTime(30_000);
    expect(await namesIn(backend)).toEqual(['cy', 'bo', 'ada']);
  });

  it('are all that there is: other lists are empty, and nothing can be changed', async () => {
    const backend = createDashboard();
    const empty = { items: [], total: 0 };
    const search = { text: '' };
    const lists = [
      backend.enquiries(search),
      backend.subscribers(search),
      backend.mails('sent', 1),
      backend.log(1),
    ];
    expect(await Promise.all(lists)).toEqual([
      { ...empty, counts: { total: 0, new: 0, reviewed: 0 } },
      empty,
      empty,
      empty,
    ]);
    const change = backend.change('applications', 'app-1', { status: 'new' });
    await expect(change).rejects.toEqual(new DashboardFailure('refused'));
    expect((await backend.application('app-1')).status).toBe('reviewed');
  });

  it('are one row each in the CSV file, with the labels of the page', () => {
    const fields = eachText(applicationForm, ({ name, kind }) => {
      return { name, kind, label: `Feld ${name}`, isRequired: false };
    });
    const [heads = [], ...rows] = applicationRows(received, {
      columns: { name: 'Name', position: 'Stelle', email: 'Mail', date: 'Datum', status: 'Status' },
      applicationFields: Object.values(fields),
      status: { new: 'Neu', reviewed: 'Geprüft' },
      jobTitles: { gardener: 'Gärtner' },
    });
    expect(heads.slice(0, 6)).toEqual(['Name', 'Stelle', 'Mail', 'Datum', 'Status', 'Feld phone']);
    const cells = ['ada Moor', 'Gärtner', 'ada@x.example', '2025-05-06T16:42:00.000Z', 'Geprüft', '1'];
    expect(rows).toEqual([[...cells, ...heads.slice(6).map(() => '')]]);
  });
});
