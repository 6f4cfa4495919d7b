import { editionOf } from '#content/edition.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from '#src/pages/admin/admin.data.ts';
import { type AdminWords } from '#src/features/admin/admin-words.ts';
import { DashboardFailure, type SessionChange } from '#src/features/admin/dashboard-backend.ts';
import { createLiveBackend } from './live-backend.ts';
import { parseDashboardFragment, linkTo } from './dashboard-address.ts';
import { limits } from '#shared/limits.ts';
import { backoffMs } from '#src/features/admin/use-dashboard.ts';

let words: AdminWords;
beforeEach(async () => {
  const context = editionOf(site, 'en', 'live');
  ({ words } = (await page.load(context, {})).props);
});

/** As browsers give it to a page, with a body. */
const emptyAnswer = () =>
  Object.defineProperty(new Response(null, { status: 204 }), 'body', { value: new ReadableStream() });

/** A backend over a server that answers a request by its first line, and anything else with 204. */
function dashboardOver(answers: Readonly<Record<string, () => Response>>) {
  const asked: { line: string; body: unknown }[] = [];
  const backend = createLiveBackend('/api', {
    async fetch(address, { method, body }) {
      const line = `${method} ${address}`;
      asked.push({ line, body: typeof body === 'string' ? JSON.parse(body) : undefined });
      return answers[line]?.() ?? emptyAnswer();
    },
  });
  return { backend, asked };
}

const isIn = () => Response.json({ isLoggedIn: true, login: 'password', csrfToken: 't1' });
const refusal = (status: number, headers = {}) => new Response('{}', { status, headers });

describe('the session over HTTP', () => {
  it('distinguishes a wrong password, too many attempts and a failing server', async () => {
    const logIn = (answer: Response) =>
      dashboardOver({ 'POST /api/session': () => answer }).backend.logIn('typed');
    expect(await logIn(refusal(401))).toEqual({ ok: false, reason: 'invalid' });
    const throttled = { ok: false, reason: 'throttled', waitSeconds: 120 };
    expect(await logIn(refusal(429, { 'retry-after': '120' }))).toEqual(throttled);
    expect(await logIn(refusal(503))).toEqual({ ok: false, reason: 'unavailable' });
  });

  it('ends when any response says so', async () => {
    const { backend } = dashboardOver({
      'GET /api/session': isIn,
      'GET /api/admin/log?page=1': () => refusal(401),
    });
    const heard = vi.fn<(change: SessionChange) => void>();
    backend.onSession(heard);
    await backend.logIn('right');
    await expect(backend.log(1)).rejects.toEqual(new DashboardFailure('loggedOut'));
    expect(heard.mock.calls).toEqual([['loggedIn'], ['ended']]);
  });
});

it('keeps search terms out of URLs, also for the CSV file', async () => {
  const { backend, asked } = dashboardOver({});
  const search = { text: 'Mira', folder: 'inbox', job: '', page: 2 } as const;
  await backend.subscribers(search).catch(() => {});
  await backend.csv('enquiries', search, words.dashboard);
  await backend.csv('log', { text: '' }, words.dashboard);
  expect(asked.map(({ line, body }) => [line, body])).toEqual([
    ['POST /api/admin/subscribers?folder=inbox&page=2', { q: 'Mira' }],
    ['POST /api/admin/enquiries.csv?folder=inbox&language=en', { q: 'Mira' }],
    ['GET /api/admin/log.csv?language=en', undefined],
  ]);
});

it.each([
  [404, 'gone'],
  [422, 'refused'],
  [429, 'unavailable'],
  [507, 'unavailable'],
] as const)('takes %i for %s', async (status, reason) => {
  const { backend } = dashboardOver({ 'GET /api/admin/enquiries/e1': () => refusal(status) });
  await expect(backend.enquiry('e1')).rejects.toEqual(new DashboardFailure(reason));
});

describe('an address of the dashboard', () => {
  it.each([
    ['', { view: '', record: null }],
    ['#enquiries', { view: 'enquiries', record: null }],
    ['#enquiries/', { view: 'enquiries', record: null }],
    ['#enquiries/9f-3a', { view: 'enquiries', record: '9f-3a' }],
  ])('%s names a view and perhaps a record', (fragment, expected) => {
    expect(parseDashboardFragment(fragment)).toEqual(expected);
  });

  it.each([
    ['mails', null],
    ['applications', '9f-3a'],
  ])('is parsed back to what it was written from: %s, %s', (view, record) => {
    expect(parseDashboardFragment(linkTo(view, record))).toEqual({ view, record });
  });
});

/** SPEC section 9, "Data cache": the figures are written out on purpose. */

it('caches responses for five minutes (R287)', () => {
  expect(limits.query.garbageCollectionMs).toBe(300_000);
});

it('doubles the wait with every failure and never waits longer than 30 seconds (R287)', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 60].map(backoffMs)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
  ]);
});

describe('a long export', () => {
  /** A file of which a piece arrives after each of these times. */
  const arriving = (pausesMs: number[], pieces: string[] = []) => {
    const body = new ReadableStream({
      async pull(controller) {
        const pauseMs = pausesMs.shift();
        if (pauseMs === undefined) return controller.close();
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        controller.enqueue(new TextEncoder().encode(pieces.shift() ?? 'row\n'));
      },
    });
    return createLiveBackend('/api', {
      async fetch(_address, { signal }) {
        const answer = new Response(body.pipeThrough(new TransformStream(), signal ? { signal } : {}));
        return answer;
      },
    });
  };
  const exported = async (pausesMs: number[]) => {
    vi.useFakeTimers();
    const csv = arriving(pausesMs).csv('log', { text: '' }, words.dashboard);
    const outcome = csv.then(
      (file) => (file instanceof Blob ? file.size : null),
      (error: unknown) => error,
    );
    await vi.advanceTimersByTimeAsync(300_000);
    vi.useRealTimers();
    return outcome;
  };

  it('may take minutes while it makes progress', async () => {
    expect(await exported([20_000, 29_000, 29_000, 29_000, 29_000, 1])).toBe(24);
  });

  it('of a person may take minutes too', async () => {
    vi.useFakeTimers();
    const person = arriving([29_000, 29_000, 29_000], ['{"a', '":', '1}']).person('ada@x.example');
    await vi.advanceTimersByTimeAsync(300_000);
    vi.useRealTimers();
    expect(await person).toEqual({ a: 1 });
  });

  it('fails when nothing arrives any more', async () => {
    expect(await exported([1, 29_000, 31_000, 1])).toEqual(new DashboardFailure('unavailable'));
  });

  it.each([
    ['fil-PH', 'fil'],
    ['en-GB', 'en'],
    ['gsw', 'gsw'],
  ])('asks for the language of %s as %s', async (locale, language) => {
    const { backend, asked } = dashboardOver({});
    await backend.csv('log', { text: '' }, { ...words.dashboard, locale });
    expect(asked[0]?.line).toBe(`GET /api/admin/log.csv?language=${language}`);
    expect(backend.companyLogIn(locale)).toBe(`/api/session/oidc?language=${language}`);
  });
});
