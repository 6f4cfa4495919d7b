import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { describeAdminSessionContract } from '../contracts/admin-session-contract.ts';
import { describeApplicationsContract } from '../contracts/applications-contract.ts';
import type { DeskApplication } from '../admin-desk.ts';
import { createHttpAdminServices } from './admin-services.ts';
import type { Fetch } from './post-json.ts';

const password = 'correct horse battery';

function applicationOf(number: number): DeskApplication {
  return {
    id: `app-${number}`,
    receivedAt: new Date(Date.UTC(2026, 10, 21, 20, number)).toISOString(),
    language: 'en',
    firstName: 'Ada',
    lastName: `Lovelace ${number}`,
    email: 'ada@example.com',
    phone: '+44 20 7946 0000',
    linkedIn: '',
    portfolio: '',
    coverLetter: '',
    jobId: 'cloud-engineer',
    jobTitle: 'Senior Cloud Engineer',
    resume: { name: 'ada.pdf', sizeBytes: 8, type: 'application/pdf' },
    folder: 'inbox',
    status: 'new',
    notes: '',
  };
}

/** The API behind the login, as far as the adapters see it. */
function createFakeApi() {
  const state = { isLoggedIn: false, isThrottled: false, isBroken: false };
  const applications = [applicationOf(1), applicationOf(2)];
  const requests: string[] = [];
  const events = new EventTarget();
  const app = new Hono();
  app.onError((_error, { json }) => json({ error: 'failed' }, 500));
  app.use(async ({ req, json }, next) => {
    const { pathname, search } = new URL(req.url);
    requests.push(`${req.method} ${pathname}${search}`);
    if (state.isBroken) return json({ error: 'unavailable' }, 503);
    const isLogin = pathname === '/api/session' && req.method === 'POST';
    if (!isLogin && !state.isLoggedIn) return json({ error: 'logged-out' }, 401);
    const isChange = !isLogin && req.method !== 'GET';
    if (isChange && req.header('x-csrf-token') !== 'token') return json({ error: 'csrf' }, 403);
    await next();
  });
  app.post('/api/session', async ({ req, json, body }) => {
    if (state.isThrottled) return json({ error: 'throttled' }, 429, { 'retry-after': '840' });
    const given: unknown = await req.json();
    if (JSON.stringify(given) !== JSON.stringify({ password })) return json({ error: 'invalid' }, 401);
    state.isLoggedIn = true;
    return body(null, 204);
  });
  app.get('/api/session', ({ json }) => json({ csrfToken: 'token' }));
  app.delete('/api/session', ({ body }) => {
    state.isLoggedIn = false;
    return body(null, 204);
  });
  app.get('/api/admin/applications', ({ json }) =>
    json({
      items: applications,
      total: applications.length,
      counts: { total: applications.length, new: applications.length, reviewed: 0 },
    }),
  );
  app.patch('/api/admin/applications/:id', ({ json }) => json({}));
  app.get('/api/admin/statistics', ({ json }) => json({ nothing: 'like it' }));
  app.get('/api/admin/people', ({ json }) =>
    json({ enquiries: [{ id: 'e' }], applications: [], subscriptions: [{ id: 's' }], mails: [] }),
  );
  const fetch: Fetch = async (address, init) => app.request(address, init);
  const openEvents = () => Object.assign(events, { close() {} });
  function arrive(): void {
    const application = applicationOf(applications.length + 1);
    applications.push(application);
    events.dispatchEvent(new MessageEvent('application', { data: JSON.stringify(application) }));
  }
  return { fetch, openEvents, arrive, state, requests };
}

function createServices() {
  const api = createFakeApi();
  return { api, services: createHttpAdminServices(api) };
}

async function createLoggedIn() {
  const { api, services } = createServices();
  await services.session.logIn(password);
  api.requests.length = 0;
  return { api, services };
}

describeAdminSessionContract('http', () => ({ session: createServices().services.session, password }));

describeApplicationsContract('http', () => {
  const { api, services } = createServices();
  api.state.isLoggedIn = true;
  return {
    port: {
      list: () => services.applications.list(),
      subscribe(onArrival) {
        let isHere = true;
        const stop = services.applications.subscribe((application) => isHere && onArrival(application));
        return () => {
          isHere = false;
          stop();
        };
      },
    },
    nextArrives: async () => api.arrive(),
  };
});

describe('the session over HTTP', () => {
  it('says how long to wait after too many tries', async () => {
    const { api, services } = createServices();
    api.state.isThrottled = true;
    expect(await services.session.logIn(password)).toEqual({
      ok: false,
      reason: 'unavailable',
      waitSeconds: 840,
    });
  });

  it('is told to be over as soon as a call meets the end of it', async () => {
    const { api, services } = await createLoggedIn();
    const heard: boolean[] = [];
    services.session.subscribe((isLoggedIn) => heard.push(isLoggedIn));
    api.state.isLoggedIn = false;
    await expect(services.desk.subscribers({ text: '', page: 1 })).rejects.toMatchObject({
      reason: 'loggedOut',
    });
    expect(heard).toEqual([false]);
  });
});

describe('the desk over HTTP', () => {
  it('sends the token with every change, and asks for it once', async () => {
    const { api, services } = await createLoggedIn();
    await services.desk.changeApplication('app-1', { status: 'reviewed' });
    await services.desk.changeApplication('app-1', { status: 'new' });
    expect(api.requests).toEqual([
      'GET /api/session',
      'PATCH /api/admin/applications/app-1',
      'PATCH /api/admin/applications/app-1',
    ]);
  });

  it('asks for what is looked for, and for nothing that is not', async () => {
    const { api, services } = await createLoggedIn();
    await services.desk.applications({ text: 'ada & co', status: 'new', folder: 'spam', page: 2 });
    await services.desk.applications({ text: '', status: 'all', folder: 'inbox', page: 1 });
    expect(api.requests).toEqual([
      'GET /api/admin/applications?q=ada+%26+co&status=new&folder=spam&page=2',
      'GET /api/admin/applications?folder=inbox&page=1',
    ]);
  });

  it('takes an answer of another shape, and one that it cannot give now, for a failure', async () => {
    const { api, services } = await createLoggedIn();
    await expect(services.desk.statistics(30)).rejects.toMatchObject({ reason: 'unavailable' });
    api.state.isBroken = true;
    const search = { text: '', status: 'all', folder: 'inbox', page: 1 } as const;
    await expect(services.desk.applications(search)).rejects.toMatchObject({ reason: 'unavailable' });
  });

  it('counts and writes out what is stored of a person', async () => {
    const { services } = await createLoggedIn();
    const { counts, text } = await services.desk.person('ada@example.com');
    expect(counts).toEqual({ applications: 0, enquiries: 1, subscribers: 1, mails: 0 });
    expect(text).toContain('"id": "s"');
  });
});
