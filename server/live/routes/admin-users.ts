import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { invitationSchema, userChangeSchema } from '../../../shared/contracts/users-schema.ts';
import { newLink } from '../mail/account-links.ts';
import { invitationMails } from '../mail/account-texts.ts';
import type { LiveParts } from '../parts.ts';
import type { StoredUser, UserProblem } from '../store/user-store.ts';
import { foundOr404, readChange, readId } from './admin-request.ts';
import { Refusal } from './answers.ts';
import type { AdminEnvironment } from './require-session.ts';
import { userItem } from './user-items.ts';

/** @throws Refusal 409 when the store says why not, 404 when there is no such user */
function doneOr409(outcome: StoredUser | UserProblem | null): StoredUser {
  if (typeof outcome === 'string') throw new Refusal(409, outcome);
  return foundOr404(outcome);
}

/** The users of the dashboard, for owners; and their names, for everybody who assigns work. */
export function adminUserRoutes(parts: LiveParts): Hono<AdminEnvironment> {
  const { store, options, log, now } = parts;
  const app = new Hono<AdminEnvironment>();

  async function invite(user: StoredUser, inviter: StoredUser): Promise<StoredUser> {
    const { token, stored } = newLink('invitation', now());
    const mails = invitationMails(user, inviter, token, options);
    const invited = await store.inviteUser(user, stored, mails, now().toISOString());
    if (invited === 'taken') throw new Refusal(409, 'taken');
    parts.wakeOutbox();
    log.info('user invited');
    return invited;
  }

  app.get('/admin/colleagues', async (context) => {
    const joined = (await store.users()).filter(({ joinedAt }) => joinedAt !== null);
    return context.json({ items: joined.map(({ id, name }) => ({ id, name })) });
  });

  app.get('/admin/users', async (context) => context.json({ items: (await store.users()).map(userItem) }));

  app.post('/admin/users', async (context) => {
    const inviter = context.get('user');
    const typed = await readChange(context, invitationSchema);
    // With a second user nobody can log in without an address any more.
    if (inviter.email === '') throw new Refusal(409, 'email');
    const user: StoredUser = {
      ...typed,
      id: randomUUID(),
      loginRule: 'password',
      createdAt: now().toISOString(),
      joinedAt: null,
    };
    return context.json(userItem(await invite(user, inviter)), 201);
  });

  app.post('/admin/users/:id/invitation', async (context) => {
    const user = foundOr404(await store.user(readId(context)));
    await invite(user, context.get('user'));
    return context.body(null, 204);
  });

  app.patch('/admin/users/:id', async (context) => {
    const { role, loginRule } = await readChange(context, userChangeSchema);
    const change = { ...(role && { role }), ...(loginRule && { loginRule }) };
    return context.json(userItem(doneOr409(await store.changeUser(readId(context), change))));
  });

  app.delete('/admin/users/:id', async (context) => {
    doneOr409(await store.removeUser(readId(context)));
    log.info('user removed');
    return context.body(null, 204);
  });

  return app;
}
