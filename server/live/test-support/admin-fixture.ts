import type { LiveFixture } from './live-fixture.ts';
import { createLiveApi } from '../live-api.ts';
import { checkDescribed } from './described-answers.ts';
import { createMetrics } from '../operations/metrics.ts';
import { createPasswords } from '../security/passwords.ts';

/** The password of the account that `createAdminFixture` makes. */
export const samplePassword = 'correct horse battery';

/** Cheap, to keep tests fast; passwords.test.ts checks the real cost. */
const passwords = createPasswords({ memoryKib: 8, passes: 1, lanes: 1 });

const sameOrigin = { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://site.example' };

/** The dashboard's API with one account, and functions that send requests to it. */
export async function createAdminFixture({ parts, store }: LiveFixture) {
  await store.setPasswordHash('admin', await passwords.hash(samplePassword));
  // All live routes, so that a test of "every route" really covers every route.
  const app = createLiveApi(parts, { passwords, metrics: createMetrics(() => 0), metricsToken: null });

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const answer = await app.request(path, init);
    await checkDescribed(init.method ?? 'GET', path, answer);
    return answer;
  }

  function logIn(body: object = { password: samplePassword }, headers: Record<string, string> = {}) {
    return send('/api/session', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...sameOrigin, ...headers },
      body: JSON.stringify(body),
    });
  }

  /** Logs in: requests carry the cookie and the CSRF token. */
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

/** The cookie of an answer, in the form a browser sends back. */
export function cookieOf(response: Response): string {
  return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}
