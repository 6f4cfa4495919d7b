import { describe, expect, it } from 'vitest';
import { live, admin, adminForEachTest } from '../test-support/each-test.ts';

adminForEachTest();

describe('every route of the dashboard', () => {
  /** Read from the application itself, so that new routes are included. */
  const routes = () => {
    const own = admin.app.routes.filter(
      ({ path, method }) => path.startsWith('/api/admin') && method !== 'ALL',
    );
    const requests = own.map(({ method, path }) => `${method} ${path.replace(':id', 'some-id')}`);
    return [...new Set(requests)].map((request) => {
      const [method = '', path = ''] = request.split(' ');
      return { method, path };
    });
  };

  it('are all there', () => {
    expect(routes().length).toBeGreaterThanOrEqual(17);
    expect(routes().filter(({ method }) => method !== 'GET').length).toBeGreaterThanOrEqual(7);
  });

  it('answers 401 without a session, in JSON and kept by nobody', async () => {
    for (const { method, path } of routes()) {
      for (const cookie of ['', '__Host-session=', `__Host-session=${'B'.repeat(43)}`]) {
        const response = await admin.send(path, { method, headers: { Cookie: cookie } });
        expect([method, path, response.status, await response.text()]).toEqual([
          method,
          path,
          401,
          '{"error":"session"}',
        ]);
        expect(response.headers.get('cache-control')).toBe('no-store');
      }
    }
  });

  it('answers 403 to a change without the token, with a wrong one, one of another session, or from elsewhere', async () => {
    const other = await admin.openDashboard();
    const { cookie, headers } = await admin.openDashboard();
    const token = headers['X-CSRF-Token'];
    const own = { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin', Origin: 'https://site.example' };
    const refused: Record<string, string>[] = [
      own,
      { ...own, 'X-CSRF-Token': '' },
      { ...own, 'X-CSRF-Token': `${token}A` },
      { ...own, 'X-CSRF-Token': other.headers['X-CSRF-Token'] },
      { ...own, 'X-CSRF-Token': token, 'Sec-Fetch-Site': 'cross-site' },
      { ...own, 'X-CSRF-Token': token, 'Sec-Fetch-Site': 'none' },
      { Cookie: cookie, 'X-CSRF-Token': token, Origin: 'https://evil.example' },
      { Cookie: cookie, 'X-CSRF-Token': token, Origin: 'null' },
      { Cookie: cookie, 'X-CSRF-Token': token },
    ];
    const changes = routes().filter(({ method }) => method !== 'GET');
    for (const { method, path } of changes) {
      for (const [index, given] of refused.entries()) {
        const response = await admin.send(path, { method, headers: given });
        expect([method, path, index, response.status]).toEqual([method, path, index, 403]);
      }
      const taken = [headers, { Cookie: cookie, 'X-CSRF-Token': token, Origin: 'https://site.example' }];
      for (const given of taken) {
        const response = await admin.send(path, { method, headers: given });
        expect(response.status).not.toBe(403);
        expect(response.status).toBeLessThan(500);
      }
    }
  });

  it('lets nothing it answers be kept', async () => {
    const { get } = await admin.openDashboard();
    for (const { method, path } of routes()) {
      if (method !== 'GET') continue;
      const response = await get(path);
      expect([path, response.headers.get('cache-control')]).toEqual([path, 'no-store']);
      await response.body?.cancel();
    }
  });

  it('answers 503 with Retry-After while the store is away', async () => {
    const { get } = await admin.openDashboard();
    await live.store.close();
    const response = await get('/api/admin/applications');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
  });
});
