import { randomUUID } from 'node:crypto';
import { getCookie } from 'hono/cookie';
import type { LiveParts } from '../parts.ts';
import { deviceName } from '../security/device-name.ts';
import { deviceCookie, deviceCookieOf, knownDevice } from '../security/known-device.ts';
import { createSessions, sessionCookieOf } from '../security/sessions.ts';
import type { StoredUser } from '../store/user-store.ts';
import type { LiveContext } from './live-context.ts';
import { sessionTokenOf } from './require-session.ts';

/** Logs a user in: a new session, its cookies, and an entry in the log. */
export async function beginSession(
  context: LiveContext,
  { store, log, now }: LiveParts,
  user: StoredUser,
): Promise<void> {
  const sessions = createSessions({ store, now });
  const device = await knownDevice(store, user.id, getCookie(context, deviceCookie));
  await recordLogin({ store, now }, user, 'login');
  // Ends a session that an attacker may have set in this browser (session fixation).
  await sessions.end(sessionTokenOf(context));
  const token = await sessions.begin(user.id, deviceName(context.req.header('user-agent')));
  context.header('Set-Cookie', sessionCookieOf(token));
  context.header('Set-Cookie', await deviceCookieOf(store, user.id, device), { append: true });
  context.header('Cache-Control', 'no-store');
  log.info('login');
}

/**
 * Records a login, or a refused one.
 * @param user null for nobody we know: what was typed may be a password
 */
export async function recordLogin(
  { store, now }: Pick<LiveParts, 'store' | 'now'>,
  user: StoredUser | null,
  action: 'login' | 'refused',
): Promise<void> {
  await store.addAuditEntry({
    id: randomUUID(),
    at: now().toISOString(),
    account: user?.id ?? null,
    accountName: user?.name ?? '',
    action,
    subject: 'session',
    records: '',
  });
}
