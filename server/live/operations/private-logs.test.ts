import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { createSiteFixture, type SiteFixture } from '../../test-support/site-fixture.ts';
import { createLiveApi } from '../live-api.ts';
import { RecipientRefused } from '../mail/transport.ts';
import type { LiveParts } from '../parts.ts';
import { applyRetention, startRetention } from '../privacy/retention.ts';
import { removeResumes } from '../privacy/remove-resumes.ts';
import { createPasswords } from '../security/passwords.ts';
import { StoreUnavailable } from '../store/store.ts';
import { createAdminFixture } from '../test-support/admin-fixture.ts';
import { createLiveFixture, sampleApplication, type LiveFixture } from '../test-support/live-fixture.ts';
import { startWorker, takeIn } from '../test-support/outbox-fixture.ts';
import { createMetrics } from './metrics.ts';

/** Nothing that a person typed is in a log, whatever fails on the way. */

const mark = 'Qx7Zv';
const email = `${mark}@${mark}.example`;
/** As databases and parsers write it. */
const quoting = () =>
  Object.assign(new Error(`Key (email)=(${email}) exists\n    at ${mark} (${mark})`), {
    detail: email,
    code: `${mark} ${mark}`,
  });

let live: LiveFixture;
let site: SiteFixture;
let printed: string[];
beforeEach(async () => {
  live = await createLiveFixture();
  site = createSiteFixture();
  printed = [];
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      printed.push(parts.map((part) => (part instanceof Error ? part.stack : String(part))).join(' '));
    });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await live.close();
  site.remove();
});

/** All methods reject, except the given ones. */
function failing<Part extends object>(part: Part, error: () => Error, except: ReadonlySet<string>): Part {
  return new Proxy(part, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value !== 'function' || except.has(String(name))) return value;
      return () => Promise.reject(error());
    },
  });
}

/** The names of the methods that a check of the session needs. */
async function neededBySessions(admin: Awaited<ReturnType<typeof createAdminFixture>>, cookie: string) {
  const used = new Set<string>();
  for (const name of Object.keys(live.store)) {
    const method: unknown = Reflect.get(live.store, name);
    if (typeof method !== 'function') continue;
    Reflect.set(live.store, name, (...given: unknown[]): unknown => {
      used.add(name);
      return Reflect.apply(method, live.store, given);
    });
  }
  expect((await admin.send('/api/session', { headers: { Cookie: cookie } })).status).toBe(200);
  return used;
}

const fields = {
  name: mark,
  firstName: mark,
  lastName: mark,
  email,
  phone: mark,
  company: mark,
  serviceInterest: 'other',
  message: mark,
  linkedIn: `https://${mark}.example`,
  portfolio: mark,
  coverLetter: mark,
  jobId: 'cloud-engineer',
  page: `/${mark}`,
  q: mark,
  notes: mark,
  password: mark,
  account: mark,
};

function multipart(): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('resume', new File(['%PDF-1.7\n%%EOF'], `${mark}.pdf`));
  return form;
}

const json = { 'Content-Type': 'application/json', Accept: 'application/json' };

/** What is sent to every route: as scripts and as browsers send it, right and broken. */
const bodies: readonly (() => RequestInit)[] = [
  () => ({ headers: json, body: JSON.stringify(fields) }),
  () => ({ headers: json, body: `{"email": "${email}", ` }),
  () => ({ headers: json, body: JSON.stringify({ ...fields, message: mark.repeat(60_000) }) }),
  () => ({ body: new URLSearchParams(fields) }),
  () => ({ body: multipart() }),
  () => ({ headers: { Accept: 'application/json' }, body: multipart() }),
];

/** Sends everything to every route; returns the answers with status 500. */
async function askEverything(parts: LiveParts, headers: Record<string, string>): Promise<number> {
  const api = createLiveApi(parts, {
    passwords: createPasswords({ memoryKib: 8, passes: 1, lanes: 1 }),
    metrics: createMetrics(() => 0),
    metricsToken: null,
  });
  const app = createApp({ distFolder: site.folder, api });
  const routes = new Set(
    api.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`),
  );
  expect(routes.size).toBeGreaterThan(25);
  let failures = 0;
  for (const route of routes) {
    const [method = '', path = ''] = route.split(' ');
    // The first answers for ever, the other one ends the session.
    if (path.endsWith('/events') || route === 'DELETE /api/session') continue;
    const ids = [mark, 'app-1795255200000'];
    for (const id of path.includes(':') ? ids : ids.slice(1)) {
      for (const bodyOf of method === 'GET' ? [() => ({})] : bodies) {
        const init: RequestInit = bodyOf();
        const address = `${path.replace(/:\w+/, id)}?token=${mark}&language=en&email=${email}`;
        for (const query of [address, address.split('?')[0] ?? '']) {
          const answer = await app.request(query, {
            ...init,
            method,
            headers: {
              ...headers,
              Referer: `https://site.example/${mark}`,
              'User-Agent': mark,
              'Idempotency-Key': mark.repeat(4),
              ...(init.headers as Record<string, string> | undefined),
            },
          });
          if (answer.status === 500) failures += 1;
          await answer.body?.cancel();
        }
      }
    }
  }
  return failures;
}

const expectSilence = () => {
  const said = [...live.logged, ...printed].join('\n');
  expect(said).not.toBe('');
  expect(said.toLowerCase()).not.toContain(mark.toLowerCase());
};

it.each([
  ['nothing fails', null],
  ['the store is away', () => new StoreUnavailable(quoting().message, { cause: quoting() })],
  ['the store refuses the values', quoting],
])('no route writes anything of a person into a log: %s', async (_, error) => {
  const admin = await createAdminFixture(live);
  const { cookie, headers } = await admin.openDashboard();
  const needed = await neededBySessions(admin, cookie);
  await live.store.announceResume(sampleApplication.resume.key, live.now().toISOString());
  await live.store.addApplication({ ...sampleApplication, email }, { endpoint: 'application', key: '1' }, []);
  const parts: LiveParts = error
    ? {
        ...live.parts,
        store: failing(live.store, error, needed),
        resumeFiles: failing(live.parts.resumeFiles, error, new Set(['keys'])),
      }
    : live.parts;
  const failures = await askEverything(parts, headers);
  expect(failures > 20).toBe(error === quoting);
  expectSilence();
});

it.each([
  ['is not taken', quoting],
  ['has a receiver that is refused', () => new RecipientRefused(quoting().message, { cause: quoting() })],
])('neither a mail nor its store writes anything of a person into a log: it %s', async (_, error) => {
  await takeIn(live, 3, { to: email, subject: mark, text: mark, personEmail: email });
  const refusing = failing(live.parts.transport, error, new Set(['close']));
  await startWorker(live, refusing).tick();
  await startWorker(live, refusing, failing(live.store, error, new Set())).tick();
  expect(live.logged.join('\n')).toMatch(/mail (not sent|given up)/);
  expectSilence();
});

it('neither the daily job nor a deletion writes anything of a person into a log', async () => {
  const parts = {
    ...live.parts,
    resumeFiles: failing(live.parts.resumeFiles, quoting, new Set(['keys'])),
    store: { ...live.store, resumesLeft: () => Promise.reject(quoting()) },
  };
  expect(await removeResumes(parts, [sampleApplication.resume.key])).toBe(0);
  await expect(applyRetention(parts)).rejects.toThrow();
  let run = () => {};
  const retention = startRetention(parts, (first) => {
    run = first;
    return () => {};
  });
  run();
  await retention.idle();
  expect(live.logged.join('\n')).toContain('retention failed');
  expectSilence();
});
