import { Hono } from 'hono';
import * as v from 'valibot';
import { passkeyLoginSchema } from '../../../shared/contracts/users-schema.ts';
import type { LiveParts } from '../parts.ts';
import { challengeOf, checkPasskeyLogin, passkeyPlaceOf } from '../security/passkey-answers.ts';
import { tokenHashOf } from '../security/tokens.ts';
import { answerRefusal, Refusal, refusalOf } from './answers.ts';
import { beginSession, recordLogin } from './begin-session.ts';
import type { LiveBindings } from './live-context.ts';
import { newChallenge } from './passkey-challenge.ts';
import { readLogin } from './read-login.ts';

/**
 * The login with a passkey. POST /session/passkey/challenge answers 200 `{ challenge, rpId }`; POST
 * /session/passkey with the browser's answer gives 204 and the cookies, or 401. For a user who needs password and
 * passkey the challenge comes with the right password, from POST /session.
 */
export function sessionPasskeyRoutes(parts: LiveParts): Hono<{ Bindings: LiveBindings }> {
  const { store, options, log, now } = parts;
  const app = new Hono<{ Bindings: LiveBindings }>();
  app.onError((error, context) => answerRefusal(context, refusalOf(error)));

  app.post('/session/passkey/challenge', async (context) => {
    await readLogin(context, parts, v.object({}), 'passkey');
    return context.json(await newChallenge(parts, 'login', null));
  });

  app.post('/session/passkey', async (context) => {
    const answer = await readLogin(context, parts, passkeyLoginSchema, 'passkey');
    const at = now().toISOString();
    const challenge = await store.takeChallenge(tokenHashOf(challengeOf(answer)), at);
    const passkey = await store.passkeyByCredential(answer.id);
    const user = passkey && (await store.user(passkey.account));
    const isAsked =
      challenge?.purpose === 'second-factor'
        ? challenge.account === user?.id
        : challenge?.purpose === 'login' && user?.loginRule !== 'both';
    const checked =
      passkey && isAsked ? checkPasskeyLogin(answer, passkey, passkeyPlaceOf(options.publicOrigin)) : null;
    if (!user || !passkey || !checked) {
      log.info('login refused');
      await recordLogin(parts, user, 'refused');
      throw new Refusal(401, 'passkey');
    }
    await store.touchPasskey(passkey.id, checked.counter, at);
    await beginSession(context, parts, user);
    return context.body(null, 204);
  });

  return app;
}
