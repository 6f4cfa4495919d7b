import { beginSession } from '#server/live/sessions/sessions.store.ts';
import type { Fixture } from './fixture.ts';
import { csrfTokenOf } from '#server/live/sessions/sessions.route.ts';

/** A session of the dashboard for tests, without a login. @param user who */
export async function logInAs({ deps, request }: Fixture, user = 'password') {
  const token = await beginSession(deps.database, user, deps.now());
  const cookie = `__Host-session=${token}`;
  return {
    cookie,
    /** Reads, `path` below `/api/`. */
    get: (path: string, headers: Record<string, string> = {}) =>
      request(path, { headers: { cookie, ...headers } }),
    /** Changes something as the dashboard does. */
    send: (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      request(path, {
        method,
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        headers: {
          cookie,
          'sec-fetch-site': 'same-origin',
          'x-csrf-token': csrfTokenOf(token),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
      }),
  };
}

export type LoggedIn = Awaited<ReturnType<typeof logInAs>>;
