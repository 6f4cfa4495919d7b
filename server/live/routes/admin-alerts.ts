import { Hono } from 'hono';
import { visitorMailsAnHour } from '../mail/outbox.ts';
import type { LiveParts } from '../parts.ts';
import type { AdminEnvironment } from './require-session.ts';

const dayMs = 86_400_000;

/** What the team should know: mails to visitors held today, and resumes that wait for a decision. */
export function adminAlertRoutes({ store, now }: LiveParts): Hono<AdminEnvironment> {
  const app = new Hono<AdminEnvironment>();
  app.get('/admin/alerts', async (context) => {
    const heldAt = await store.siteFact('mails-held-at');
    const isRecent = heldAt !== null && Math.abs(now().getTime() - Date.parse(heldAt)) < dayMs;
    const resumesHeld = Number((await store.siteFact('resumes-held')) ?? 0);
    return context.json({ mailsHeldOver: isRecent ? visitorMailsAnHour : null, resumesHeld });
  });
  return app;
}
