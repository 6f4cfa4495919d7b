import { Hono } from 'hono';
import {
  acceptSchema,
  linkSchema,
  resetRequestSchema,
  resetSchema,
} from '../../../shared/contracts/users-schema.ts';
import { newLink } from '../mail/account-links.ts';
import { resetMails } from '../mail/account-texts.ts';
import type { LiveParts } from '../parts.ts';
import type { Passwords } from '../security/passwords.ts';
import { tokenHashOf } from '../security/tokens.ts';
import { recordAction } from './audit-requests.ts';
import { answerRefusal, Refusal, refusalOf } from './answers.ts';
import { beginSession } from './begin-session.ts';
import type { LiveBindings } from './live-context.ts';
import { busyAsRefusal, readLogin } from './read-login.ts';
import { ownAccount } from './user-items.ts';

/**
 * What works without a session, by links in mails: POST /account/invitation `{ token }` says whose it is, POST
 * /account/accept `{ token, name, password }` uses it and logs in; POST /account/reset-request `{ email }` answers
 * 202 for known and unknown addresses, POST /account/reset `{ token, password }` 204. A link that was used, is late
 * or unknown gets 410 `{ error: 'link' }`, and nothing is stored. Tokens are in bodies alone, never in an address.
 */
export function accountLinkRoutes(parts: LiveParts, passwords: Passwords): Hono<{ Bindings: LiveBindings }> {
  const { store, options, now } = parts;
  const app = new Hono<{ Bindings: LiveBindings }>();
  app.onError((error, context) => answerRefusal(context, refusalOf(error)));

  function validOr410<Found>(found: Found | null): Found {
    if (found === null) throw new Refusal(410, 'link');
    return found;
  }

  app.post('/account/invitation', async (context) => {
    const { token } = await readLogin(context, parts, linkSchema, 'accountLink');
    const user = validOr410(await store.invited(tokenHashOf(token), now().toISOString()));
    return context.json(ownAccount(user));
  });

  app.post('/account/accept', async (context) => {
    const { token, name, password } = await readLogin(context, parts, acceptSchema, 'accountLink');
    const hash = tokenHashOf(token);
    // Before the hashing of a password, which costs more.
    validOr410(await store.invited(hash, now().toISOString()));
    const passwordHash = await passwords.hash(password).catch(busyAsRefusal);
    const joining = { name, passwordHash };
    const user = validOr410(await store.acceptInvitation(hash, joining, now().toISOString()));
    await recordAction(parts, user, 'change', 'account', user.id);
    await beginSession(context, parts, user);
    return context.body(null, 204);
  });

  app.post('/account/reset-request', async (context) => {
    const { email } = await readLogin(context, parts, resetRequestSchema, 'passwordReset');
    const { token, stored } = newLink('reset', now());
    await store.requestReset(email, stored, (user) => resetMails(user, token, options), now().toISOString());
    parts.wakeOutbox();
    return context.json({}, 202);
  });

  app.post('/account/reset', async (context) => {
    const { token, password } = await readLogin(context, parts, resetSchema, 'accountLink');
    const passwordHash = await passwords.hash(password).catch(busyAsRefusal);
    const at = now().toISOString();
    const user = validOr410(await store.resetPassword(tokenHashOf(token), passwordHash, at));
    await recordAction(parts, user, 'change', 'account', user.id);
    parts.log.info('password reset');
    return context.body(null, 204);
  });

  return app;
}
