import type { LiveFixture } from './live-fixture.ts';
import { createLiveApi } from '../live-api.ts';
import { createMetrics } from '../operations/metrics.ts';
import { createPasswords } from '../security/passwords.ts';

/** The password of the account that `createAdminFixture` makes. */
export const samplePassword = 'correct horse battery';

/** Cheap enough for tests; the price that counts is checked in passwords.test.ts. */
const passwords = createPasswords({ memoryKib: 8, passes: 1, lanes: 1 });

const sameOrigin = { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://site.example' };

/** The API of the dashboard with one account, and a browser to ask it with. */
export async function createAdminFixture({ parts, store }: LiveFixture) {
  await store.setPasswordHash('admin', await passwords.hash(samplePassword));
  // All of live mode's routes, so that what is said of every route is.
  const app = createLiveApi(parts, { passwords, metrics: createMetrics(() => 0), metricsToken: null });

  const send = (path: string, init: RequestInit = {}) => Promise.resolve(app.request(path, init));

  function logIn(body: object = { password: samplePassword }, headers: Record<string, string> = {}) {
    return send('/api/session', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...sameOrigin, ...headers },
      body: JSON.stringify(body),
    });
  }

  /** Logged in: requests carry the cookie and the token. */
  async function openDashboard() {
    const cookie = cookieOf(await logIn());
    const session = await send('/api/session', { headers: { Cookie: cookie } });
    const { csrfToken } = await session.json();
    const headers = { Cookie: cookie, 'X-CSRF-Token': String(csrfToken), ...sameOrigin };
    return {
      cookie,
      headers,
      get: (path: string) => send(path, { headers }),
      change: (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
        send(path, {
          method,
          headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
          ...(body && { body: JSON.stringify(body) }),
        }),
    };
  }

  return { app, send, logIn, openDashboard };
}

/** The cookie of an answer, as a browser sends it back. */
export function cookieOf(response: Response): string {
  return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}
