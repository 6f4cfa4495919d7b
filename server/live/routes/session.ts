import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { loginSchema } from '../../../shared/contracts/users-schema.ts';
import type { LiveParts } from '../parts.ts';
import { csrfTokenOf } from '../security/csrf.ts';
import { deviceCookie, knownDevice } from '../security/known-device.ts';
import { takeLoginCode } from '../security/login-code.ts';
import { createLoginThrottle } from '../security/login-throttle.ts';
import type { Passwords } from '../security/passwords.ts';
import { createSessions, endedSessionCookie } from '../security/sessions.ts';
import { emailKeyOf } from '../store/search-text.ts';
import type { StoredUser } from '../store/user-store.ts';
import { addressOf } from './address-of.ts';
import type { LiveBindings, LiveContext } from './live-context.ts';
import { answerRefusal, Refusal, refusalOf } from './answers.ts';
import { beginSession, recordLogin } from './begin-session.ts';
import { newChallenge } from './passkey-challenge.ts';
import { busyAsRefusal, readLogin, refuseOtherSites } from './read-login.ts';
import { sessionTokenOf } from './require-session.ts';
import { currentUser, ownAccount } from './user-items.ts';

/**
 * Login and logout of the dashboard (SPEC sections 2 and 6). POST /session `{ email?, password }` answers
 * 204 with the cookie, or 200 `{ passkey }` for a user who needs both; 401 with the same text and after the same
 * time for a wrong address or a wrong password; 429 after too many (login-throttle.ts). Without an address it is
 * the login of the only user. A code of `npm run login-code` counts as the password.
 * GET returns the CSRF token and the user, DELETE logs out.
 * @param passwords one per process, because it limits how many are checked at once
 */
export function sessionRoutes(parts: LiveParts, passwords: Passwords): Hono<{ Bindings: LiveBindings }> {
  const { store, log, now } = parts;
  const sessions = createSessions(parts);
  const throttle = createLoginThrottle(parts);
  const app = new Hono<{ Bindings: LiveBindings }>();

  app.onError((error, context) => answerRefusal(context, refusalOf(error)));

  async function findUser(email: string): Promise<StoredUser | null> {
    if (email !== '') return store.userByEmail(email);
    const [only, ...others] = await store.users();
    return only !== undefined && others.length === 0 ? only : null;
  }

  /** @throws Refusal 401 for a wrong password, 429 after too many tries, 503 when too many are being checked */
  async function checkPassword(
    context: LiveContext,
    user: StoredUser | null,
    { email, password }: { email: string; password: string },
  ): Promise<StoredUser> {
    const account = user?.id ?? `unknown ${emailKeyOf(email)}`;
    const device = await knownDevice(store, account, getCookie(context, deviceCookie));
    const login = { account, address: addressOf(context, parts), device };
    const retryAfterS = await throttle.admit(login);
    if (retryAfterS !== null) {
      log.info('login throttled');
      throw new Refusal(429, 'rate', { retryAfterS });
    }
    const encoded = user && (await store.passwordHash(user.id));
    const { isRight, isOutdated } = await passwords.verify(password, encoded).catch(busyAsRefusal);
    if (!user || !isRight || user.loginRule === 'passkey') {
      log.info('login refused');
      await recordLogin(parts, user, 'refused');
      throw new Refusal(401, 'password');
    }
    await throttle.forget(login);
    if (isOutdated) await store.setPasswordHash(user.id, await passwords.hash(password).catch(busyAsRefusal));
    return user;
  }

  app.get('/session', async (context) => {
    context.header('Cache-Control', 'no-store');
    const token = sessionTokenOf(context);
    const user = await currentUser(store, sessions, token);
    if (!user) throw new Refusal(401, 'session');
    return context.json({ csrfToken: csrfTokenOf(token), user: ownAccount(user) });
  });

  app.post('/session', async (context) => {
    const login = await readLogin(context, parts, loginSchema, null);
    const user = await findUser(login.email);
    const typed = login.email === '' ? null : (user?.id ?? '');
    const rescued = await takeLoginCode(store, login.password, typed, now());
    const byCode = rescued === null ? null : await store.user(rescued);
    const known = byCode ?? (await checkPassword(context, user, login));
    if (!byCode && known.loginRule === 'both') {
      const passkeys = await store.passkeys(known.id);
      const challenge = await newChallenge(parts, 'second-factor', known.id);
      return context.json({ passkey: { ...challenge, allowed: passkeys.map((one) => one.credentialId) } });
    }
    await beginSession(context, parts, known);
    return context.body(null, 204);
  });

  app.delete('/session', async (context) => {
    refuseOtherSites(context, parts);
    await sessions.end(sessionTokenOf(context));
    context.header('Set-Cookie', endedSessionCookie);
    context.header('Cache-Control', 'no-store');
    return context.body(null, 204);
  });

  return app;
}
