import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { loginSchema } from '../../../shared/contracts/session-schema.ts';
import { adminAccount } from '../admin-account.ts';
import type { LiveParts } from '../parts.ts';
import { clientAddress } from '../security/client-address.ts';
import { csrfTokenOf, isFromOurPages } from '../security/csrf.ts';
import { deviceCookie, deviceCookieOf, knownDevice } from '../security/known-device.ts';
import { takeLoginCode } from '../security/login-code.ts';
import { createLoginThrottle, type Login } from '../security/login-throttle.ts';
import { PasswordsBusy, type Passwords } from '../security/passwords.ts';
import { createSessions, endedSessionCookie, sessionCookieOf } from '../security/sessions.ts';
import { incomingOf, type LiveBindings, type LiveContext } from './live-context.ts';
import { answerRefusal, Refusal, refusalOf } from './answers.ts';
import { parseFields } from './parse-fields.ts';
import { mediaTypeOf, readFields } from './read-body.ts';
import { sessionTokenOf } from './require-session.ts';

/** How long to wait when too many logins are being checked. */
const busyRetryS = 5;

/**
 * Login and logout of the dashboard (SPEC sections 2 and 6). POST /session `{ account?, password }` answers
 * 204 with the cookie; 401 with the same text and after the same time for a wrong account or a wrong
 * password; 429 after too many (login-throttle.ts). A code of `npm run login-code` counts as the password.
 * GET returns the CSRF token, DELETE logs out.
 * @param passwords one per process, because it limits how many are checked at once
 */
export function sessionRoutes(parts: LiveParts, passwords: Passwords): Hono<{ Bindings: LiveBindings }> {
  const { store, options, log, now } = parts;
  const sessions = createSessions(parts);
  const throttle = createLoginThrottle(parts);
  const app = new Hono<{ Bindings: LiveBindings }>();

  app.onError((error, context) => answerRefusal(context, refusalOf(error)));

  const addressOf = (context: LiveContext) =>
    clientAddress(
      {
        socketAddress: incomingOf(context)?.socket.remoteAddress,
        forwardedFor: context.req.header('x-forwarded-for'),
      },
      options.trustedProxies,
    );

  function refuseOtherSites(context: LiveContext): void {
    if (!isFromOurPages(context.req.raw.headers, options.publicOrigin)) throw new Refusal(403, 'cross-site');
  }

  /** @throws Refusal 401 for a wrong password, 429 after too many tries, 503 when too many are being checked */
  async function checkPassword(login: Login, password: string): Promise<void> {
    const { account } = login;
    const retryAfterS = await throttle.admit(login);
    if (retryAfterS !== null) {
      log.info('login throttled');
      throw new Refusal(429, 'rate', { retryAfterS });
    }
    const encoded = await store.passwordHash(account);
    const { isRight, isOutdated } = await passwords.verify(password, encoded).catch(busyAsRefusal);
    if (!isRight) {
      log.info('login refused');
      throw new Refusal(401, 'password');
    }
    await throttle.forget(login);
    if (isOutdated) await store.setPasswordHash(account, await passwords.hash(password).catch(busyAsRefusal));
  }

  app.get('/session', async (context) => {
    context.header('Cache-Control', 'no-store');
    const token = sessionTokenOf(context);
    if (!(await sessions.find(token))) throw new Refusal(401, 'session');
    return context.json({ csrfToken: csrfTokenOf(token) });
  });

  app.post('/session', async (context) => {
    refuseOtherSites(context);
    // A form of another site cannot send this type without a CORS preflight.
    if (mediaTypeOf(context) !== 'application/json') throw new Refusal(415, 'type');
    const login = parseFields(loginSchema, await readFields(context));
    const { account, password } = { ...login, account: login.account || adminAccount };
    const device = await knownDevice(store, account, getCookie(context, deviceCookie));
    if (account !== adminAccount || !(await takeLoginCode(store, password, now())))
      await checkPassword({ account, address: addressOf(context), device }, password);
    // Ends a session that an attacker may have set in this browser (session fixation).
    await sessions.end(sessionTokenOf(context));
    context.header('Set-Cookie', sessionCookieOf(await sessions.begin(account)));
    context.header('Set-Cookie', await deviceCookieOf(store, account, device), { append: true });
    context.header('Cache-Control', 'no-store');
    log.info('login');
    return context.body(null, 204);
  });

  app.delete('/session', async (context) => {
    refuseOtherSites(context);
    await sessions.end(sessionTokenOf(context));
    context.header('Set-Cookie', endedSessionCookie);
    context.header('Cache-Control', 'no-store');
    return context.body(null, 204);
  });

  return app;
}

function busyAsRefusal(error: unknown): never {
  if (error instanceof PasswordsBusy) throw new Refusal(503, 'unavailable', { retryAfterS: busyRetryS });
  throw error;
}
