import type { LiveAdminPorts } from '../admin-desk.ts';
import { createAdminCalls } from './admin-call.ts';
import { createAdminDesk, type ArrivalSource } from './admin-desk.ts';
import { createHttpAdminSession, createSessionNews } from './admin-session.ts';
import type { Credentials } from './passkeys.ts';
import type { Fetch } from '../../sending/live-submit.ts';
import { createTeamDesk } from './team-desk.ts';

/** The ports of the admin page over HTTP: the session and the API behind the login. */
export function createHttpAdminPorts({
  fetch = (...request) => globalThis.fetch(...request),
  openEvents,
  credentials = () => navigator.credentials,
}: {
  fetch?: Fetch;
  openEvents?: (address: string) => ArrivalSource;
  credentials?: () => Credentials;
} = {}): LiveAdminPorts {
  const news = createSessionNews();
  const calls = createAdminCalls({ fetch, onLoggedOut: () => news.set(false) });
  return {
    session: createHttpAdminSession({ fetch, calls, news, credentials }),
    desk: createAdminDesk(calls, createTeamDesk(calls, credentials), openEvents),
  };
}
