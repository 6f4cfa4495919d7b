import type { Role } from '../../../shared/contracts/roles.ts';
import { firstOwnerId } from '../admin-account.ts';
import type { StoredUser } from '../store/user-store.ts';
import type { LiveFixture } from './live-fixture.ts';
import { createLiveApi } from '../live-api.ts';
import { checkDescribed } from './described-answers.ts';
import { createMetrics } from '../operations/metrics.ts';
import { createPasswords } from '../security/passwords.ts';

/** The password of the account that `createAdminFixture` makes. */
export const samplePassword = 'correct horse battery';
/** The address of the owner once there are several users. */
export const ownerEmail = 'owner@site.example';

/** Cheap, to keep tests fast; passwords.test.ts checks the real cost. */
const passwords = createPasswords({ memoryKib: 8, passes: 1, lanes: 1 });

const sameOrigin = { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://site.example' };

/** An owner without an address, as the first start makes one; a test changes what it needs. */
export function sampleUser(changes: Partial<StoredUser> = {}): StoredUser {
  return {
    id: firstOwnerId,
    email: '',
    name: 'admin',
    language: '',
    role: 'owner',
    loginRule: 'password',
    createdAt: '2026-11-20T10:00:00.000Z',
    joinedAt: '2026-11-20T10:00:00.000Z',
    ...changes,
  };
}

/** The dashboard's API with one owner, and functions that send requests to it. */
export async function createAdminFixture({ parts, store }: LiveFixture) {
  const hash = await passwords.hash(samplePassword);
  const owner = sampleUser();
  await store.addUser(owner, hash);
  // All live routes, so that a test of "every route" really covers every route.
  const app = createLiveApi(parts, { passwords, metrics: createMetrics(() => 0), metricsToken: null });

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const answer = await app.request(path, init);
    await checkDescribed(init.method ?? 'GET', path, answer);
    return answer;
  }

  /** Sends JSON from a page of the site, without a session. */
  function post(path: string, body: object, headers: Record<string, string> = {}) {
    return send(`/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...sameOrigin, ...headers },
      body: JSON.stringify(body),
    });
  }

  const logIn = (body: object = { password: samplePassword }, headers?: Record<string, string>) =>
    post('/session', body, headers);

  /** Adds a user; from then on the owner is `owner@site.example`, because a login needs an address. */
  async function addUser(role: Role, name: string = role): Promise<StoredUser> {
    await store.changeUser(owner.id, { email: ownerEmail });
    const user = sampleUser({ id: name, name, role, email: `${name}@site.example` });
    await store.addUser(user, hash);
    return user;
  }

  /** Logs in: requests carry the cookie and the CSRF token. */
  async function openDashboard(email = '') {
    return dashboardOf(cookieOf(await logIn({ email, password: samplePassword })));
  }

  /** The dashboard of a session. */
  async function dashboardOf(cookie: string) {
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

  return { app, send, post, logIn, addUser, openDashboard, dashboardOf };
}

/** The cookie of an answer, in the form a browser sends back. */
export function cookieOf(response: Response): string {
  return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}
