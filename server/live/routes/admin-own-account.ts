import { randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { getCookie } from 'hono/cookie';
import {
  accountChangeSchema,
  confirmedByPasswordSchema,
  newPasskeySchema,
  passwordChangeSchema,
} from '../../../shared/contracts/users-schema.ts';
import type { LiveParts } from '../parts.ts';
import { deviceCookie, knownDevice } from '../security/known-device.ts';
import { createLoginThrottle } from '../security/login-throttle.ts';
import { challengeOf, checkNewPasskey, passkeyPlaceOf } from '../security/passkey-answers.ts';
import type { Passwords } from '../security/passwords.ts';
import { tokenHashOf } from '../security/tokens.ts';
import { addressOf } from './address-of.ts';
import { foundOr404, readChange, readId } from './admin-request.ts';
import { Refusal } from './answers.ts';
import { newChallenge } from './passkey-challenge.ts';
import { busyAsRefusal } from './read-login.ts';
import type { AdminEnvironment } from './require-session.ts';
import { ownAccount } from './user-items.ts';

/** The account of the user who is logged in: name, address, password, passkeys, sessions. */
export function adminOwnAccountRoutes(parts: LiveParts, passwords: Passwords): Hono<AdminEnvironment> {
  const { store, options, now } = parts;
  const throttle = createLoginThrottle(parts);
  const app = new Hono<AdminEnvironment>();

  /**
   * Asks for the password again, because somebody may sit at an open dashboard. Counts as a login.
   * @throws Refusal 403 for a wrong one, 429 after too many, 503
   */
  async function confirm(context: Context<AdminEnvironment>, password: string): Promise<void> {
    const user = context.get('user');
    const device = await knownDevice(store, user.id, getCookie(context, deviceCookie));
    const login = { account: user.id, address: addressOf(context, parts), device };
    const retryAfterS = await throttle.admit(login);
    if (retryAfterS !== null) throw new Refusal(429, 'rate', { retryAfterS });
    const encoded = await store.passwordHash(user.id);
    const { isRight } = await passwords.verify(password, encoded).catch(busyAsRefusal);
    if (!isRight) throw new Refusal(403, 'password');
    await throttle.forget(login);
  }

  app.get('/admin/account', async (context) => {
    const user = context.get('user');
    const current = tokenHashOf(context.get('sessionToken'));
    const sessions = await store.sessions(user.id);
    const passkeys = await store.passkeys(user.id);
    return context.json({
      user: ownAccount(user),
      sessions: sessions.map(({ tokenHash, device, createdAt, lastSeenAt }) => ({
        // A hash of 256 random bits opens nothing.
        id: tokenHash,
        device,
        createdAt,
        lastSeenAt,
        isCurrent: tokenHash === current,
      })),
      passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsedAt })),
    });
  });

  app.patch('/admin/account', async (context) => {
    const user = context.get('user');
    const { password, name, language, email, loginRule } = await readChange(context, accountChangeSchema);
    if (email !== undefined || loginRule !== undefined) await confirm(context, password);
    if (loginRule !== undefined && loginRule !== 'password' && (await store.passkeys(user.id)).length === 0)
      throw new Refusal(409, 'passkey');
    const change = {
      ...(name !== undefined && { name }),
      ...(language !== undefined && { language }),
      ...(email !== undefined && { email }),
      ...(loginRule !== undefined && { loginRule }),
    };
    const changed = await store.changeUser(user.id, change);
    if (typeof changed === 'string') throw new Refusal(409, changed);
    context.set('auditRecords', [user.id]);
    return context.json(ownAccount(foundOr404(changed)));
  });

  app.post('/admin/account/password', async (context) => {
    const user = context.get('user');
    const { current, next } = await readChange(context, passwordChangeSchema);
    await confirm(context, current);
    const hash = await passwords.hash(next).catch(busyAsRefusal);
    await store.setPasswordHash(user.id, hash, tokenHashOf(context.get('sessionToken')));
    context.set('auditRecords', [user.id]);
    return context.body(null, 204);
  });

  app.post('/admin/account/sessions/end-others', async (context) => {
    await store.endOtherSessions(context.get('user').id, tokenHashOf(context.get('sessionToken')));
    return context.body(null, 204);
  });

  app.delete('/admin/account/sessions/:id', async (context) => {
    const isEnded = await store.endSession(context.get('user').id, readId(context));
    foundOr404(isEnded ? true : null);
    // A session's id is no record of the company.
    context.set('auditRecords', []);
    return context.body(null, 204);
  });

  app.post('/admin/account/passkeys/challenge', async (context) => {
    const user = context.get('user');
    const { password } = await readChange(context, confirmedByPasswordSchema);
    await confirm(context, password);
    const known = await store.passkeys(user.id);
    return context.json({
      ...(await newChallenge(parts, 'new-passkey', user.id)),
      userHandle: Buffer.from(user.id).toString('base64url'),
      known: known.map(({ credentialId }) => credentialId),
    });
  });

  app.post('/admin/account/passkeys', async (context) => {
    const user = context.get('user');
    const { name, ...answer } = await readChange(context, newPasskeySchema);
    const at = now().toISOString();
    const challenge = await store.takeChallenge(tokenHashOf(challengeOf(answer)), at);
    const isAsked = challenge?.purpose === 'new-passkey' && challenge.account === user.id;
    const checked = isAsked ? checkNewPasskey(answer, passkeyPlaceOf(options.publicOrigin)) : null;
    if (!checked) throw new Refusal(422, 'passkey');
    const passkey = {
      id: randomUUID(),
      account: user.id,
      credentialId: answer.id,
      publicKey: answer.publicKey,
      counter: checked.counter,
      name,
      createdAt: at,
      lastUsedAt: null,
    };
    if (!(await store.addPasskey(passkey))) throw new Refusal(409, 'taken');
    return context.json({ id: passkey.id }, 201);
  });

  app.delete('/admin/account/passkeys/:id', async (context) => {
    const outcome = await store.deletePasskey(context.get('user').id, readId(context));
    if (outcome === 'needed') throw new Refusal(409, 'passkey');
    foundOr404(outcome === 'deleted' ? true : null);
    return context.body(null, 204);
  });

  return app;
}
