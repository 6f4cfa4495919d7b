import { Hono } from 'hono';
import { mailSearchSchema } from '../../../shared/contracts/admin-schema.ts';
import type { LiveParts } from '../parts.ts';
import { mailItem } from './admin-items.ts';
import { readId, readQuery, searchOf } from './admin-request.ts';
import { Refusal } from './answers.ts';
import type { AdminEnvironment } from './require-session.ts';

/** The dashboard's outbox: waiting, sent and failed mails; failed ones can be tried again. */
export function adminMailRoutes({ store, wakeOutbox, log, now }: LiveParts): Hono<AdminEnvironment> {
  const app = new Hono<AdminEnvironment>();

  app.get('/admin/mails', async (context) => {
    const { state, ...search } = readQuery(context, mailSearchSchema);
    const { items, total } = await store.mails({ ...searchOf(search), state });
    return context.json({ items: items.map(mailItem), total, counts: await store.mailCounts() });
  });

  app.post('/admin/mails/:id/retry', async (context) => {
    const id = readId(context);
    if (!(await store.retryMail(id, now().toISOString()))) throw new Refusal(404, 'missing');
    wakeOutbox();
    log.info('mail to be tried again', { mail: id });
    return context.body(null, 204);
  });

  return app;
}
