import { describe, expect, it } from 'vitest';
import { adminAccess } from '../../../shared/contracts/admin-access.ts';
import { roles, type Role } from '../../../shared/contracts/roles.ts';
import { ownerEmail } from '../test-support/admin-fixture.ts';
import { sampleApplication, sampleEnquiry } from '../test-support/live-fixture.ts';
import { StoreUnavailable } from '../store/store.ts';
import { refuseUnlistedRoutes, sameViewMs } from './audit-requests.ts';
import { live, admin, adminForEachTest } from '../test-support/each-test.ts';

adminForEachTest();

/** Read from the application itself, so that new routes are included. */
const routes = () => {
  const own = admin.app.routes.filter(
    ({ path, method }) => path.startsWith('/api/admin') && method !== 'ALL',
  );
  return [...new Set(own.map(({ method, path }) => `${method} ${path.replace('/api', '')}`))];
};

const entries = async () =>
  (await live.store.auditEntries({ account: '', record: '', offset: 0, limit: 500 })).items;

it('lists every route of the dashboard, and none that is not there', () => {
  expect(routes().toSorted()).toEqual(Object.keys(adminAccess).toSorted());
});

it('stops the start of a server with a route that is not listed', () => {
  const unlisted = [
    { method: 'ALL', path: '/admin/*' },
    { method: 'GET', path: '/admin/alerts' },
    { method: 'DELETE', path: '/admin/alerts' },
  ];
  expect(() => refuseUnlistedRoutes(unlisted)).toThrow(/these routes: DELETE \/admin\/alerts$/);
});

describe('roles', () => {
  it('may use what is listed for them and for lesser ones, and nothing else', async () => {
    await live.apply();
    await live.enquire();
    for (const role of roles.toReversed()) {
      await admin.addUser(role, `a ${role}`);
      for (const route of routes()) {
        // A session of its own for each, because some routes end it.
        const dashboard = await admin.openDashboard(`a ${role}@site.example`);
        const [method = '', path = ''] = route.split(' ');
        const response = await admin.send(`/api${path.replace(':id', 'some-id')}`, {
          method,
          headers: dashboard.headers,
        });
        const isAllowed = roles.indexOf(role) <= roles.indexOf(adminAccess[route]?.least ?? 'owner');
        const body = response.status === 403 ? await response.text() : '';
        await response.body?.cancel().catch(() => {});
        expect([role, route, body === '{"error":"role"}']).toEqual([role, route, !isAllowed]);
      }
    }
  }, 60_000);

  it('let a reader see everything of a record, change nothing, and export nothing', async () => {
    await live.apply();
    await live.enquire();
    await admin.addUser('reader');
    const { get, change } = await admin.openDashboard('reader@site.example');
    const id = sampleApplication.id;
    expect((await get('/api/admin/applications')).status).toBe(200);
    expect((await get(`/api/admin/applications/${id}/resume`)).status).toBe(200);
    expect((await change('PATCH', `/api/admin/applications/${id}`, { status: 'reviewed' })).status).toBe(403);
    expect((await change('DELETE', `/api/admin/applications/${id}`)).status).toBe(403);
    expect((await get('/api/admin/applications.csv')).status).toBe(403);
    expect((await live.store.application(id))?.status).toBe('new');
  });

  it('count from the moment they change', async () => {
    const user = await admin.addUser('owner', 'second');
    const dashboard = await admin.openDashboard('second@site.example');
    expect((await dashboard.get('/api/admin/users')).status).toBe(200);
    await live.store.changeUser(user.id, { role: 'reader' });
    expect((await dashboard.get('/api/admin/users')).status).toBe(403);
  });
});

describe('the log', () => {
  it('has an entry for every route that is not named as one that shows nobody', async () => {
    await live.apply();
    await live.enquire();
    await admin.addUser('owner', 'second');
    const untouched = routes().filter((route) => adminAccess[route]?.audit === null);
    for (const route of untouched)
      expect(route).toMatch(/alerts|statistics|colleagues|account|challenge|webhooks|deliveries/);

    const id = sampleApplication.id;
    const requests: [string, string, object?][] = [
      ['GET', '/admin/applications'],
      ['GET', `/admin/applications/${id}`],
      ['GET', `/admin/applications/${id}/resume`],
      ['PATCH', `/admin/applications/${id}`, { status: 'reviewed' }],
      ['GET', '/admin/applications.csv'],
      ['POST', '/admin/enquiries', { q: 'ada' }],
      ['DELETE', `/admin/applications/${id}`],
      ['POST', '/admin/people', { email: 'ada@sender.example' }],
      ['POST', '/admin/people/erase', { email: 'ada@sender.example' }],
      ['GET', '/admin/log'],
    ];
    const dashboard = await admin.openDashboard('second@site.example');
    for (const [method, path, body] of requests) {
      live.pass(1000);
      const init = { method, headers: { ...dashboard.headers, 'Content-Type': 'application/json' } };
      const response = await admin.send(`/api${path}`, body ? { ...init, body: JSON.stringify(body) } : init);
      expect([path, response.status < 300]).toEqual([path, true]);
      await response.body?.cancel().catch(() => {});
    }
    const enquiry = sampleEnquiry.id;
    const log = (await entries()).toReversed();
    expect(log.map(({ action, subject, records }) => [action, subject, records])).toEqual([
      ['login', 'session', ''],
      ['view', 'applications', id],
      ['change', 'applications', id],
      ['export', 'applications', ''],
      ['view', 'enquiries', enquiry],
      ['delete', 'applications', id],
      ['export', 'person', enquiry],
      ['delete', 'person', enquiry],
      ['view', 'log', ''],
    ]);
    expect(log.every(({ account, accountName }) => account === 'second' && accountName === 'second')).toBe(
      true,
    );
    expect(JSON.stringify(log)).not.toMatch(/sender\.example|Byron/);
  });

  it('has a look that is repeated within a quarter of an hour once', async () => {
    await live.apply();
    await live.enquire();
    const { get } = await admin.openDashboard();
    const seen = async () => (await entries()).filter(({ action }) => action === 'view').length;
    for (let minute = 0; minute < 10; minute += 1) {
      await get('/api/admin/applications');
      live.pass(60_000);
    }
    expect(await seen()).toBe(1);
    live.pass(sameViewMs);
    const { get: getLater } = await admin.openDashboard();
    await getLater('/api/admin/applications');
    expect(await seen()).toBe(2);
  });

  it('does not say what was refused or not there, only that a login was', async () => {
    const { get, change } = await admin.openDashboard();
    await get('/api/admin/applications/nothing');
    await change('PATCH', '/api/admin/applications/nothing', { status: 'reviewed' });
    await change('POST', '/api/admin/people', { email: '' });
    await get('/api/admin/nowhere');
    await admin.logIn({ password: 'wrong' });
    await admin.logIn({ email: 'my password by mistake', password: 'wrong' });
    const log = await entries();
    expect(log.map(({ action, account }) => [action, account])).toEqual(
      expect.arrayContaining([
        ['refused', null],
        ['refused', 'admin'],
        ['login', 'admin'],
      ]),
    );
    expect(log).toHaveLength(3);
    expect(JSON.stringify(log)).not.toContain('mistake');
  });

  it('has its entry before the answer leaves: without it there is no answer', async () => {
    await live.apply();
    await live.enquire();
    const { get } = await admin.openDashboard();
    live.parts.store.addAuditEntry = () => Promise.reject(new StoreUnavailable('full'));
    const response = await get('/api/admin/applications');
    expect([response.status, await response.text()]).toEqual([503, '{"error":"unavailable"}']);
  });

  it('is read by page and exported by owners, of one user and about one record', async () => {
    await live.apply();
    await live.enquire();
    await admin.addUser('editor');
    const editor = await admin.openDashboard('editor@site.example');
    await editor.get('/api/admin/applications');
    const { get } = await admin.openDashboard(ownerEmail);
    const about = await get(`/api/admin/log?record=${sampleApplication.id}`);
    expect(await about.json()).toMatchObject({ total: 1, items: [{ account: 'editor', action: 'view' }] });
    const own = await get('/api/admin/log?user=admin&page=1');
    expect((await own.json()).total).toBe(2);
    const csv = await (await get('/api/admin/log.csv?user=editor&language=en')).text();
    expect(csv).toContain(`"editor","Seen","Applications","${sampleApplication.id}"`);
    expect(csv.split('\r\n')).toHaveLength(4);
    expect((await get('/api/admin/log?page=0')).status).toBe(422);
  });
});

it.each(['owner', 'editor', 'reader'] satisfies Role[])('knows its own user: %s', async (role) => {
  await admin.addUser(role, 'somebody');
  const { get } = await admin.openDashboard('somebody@site.example');
  expect((await (await get('/api/session')).json()).user).toMatchObject({ name: 'somebody', role });
});
