import { Hono } from 'hono';
import type { DashboardMail, DashboardPage } from '../../../shared/contracts/dashboard.ts';
import { listOutgoing, retryOutgoing } from '../outbox/outbox.store.ts';
import { readId, Refusal } from '../requests.ts';
import type { Services } from '../services.ts';
import type { AdminEnvironment } from '../sessions/sessions.route.ts';
import { asks, logs, mailSearchSchema, rangeOf } from './admin-requests.ts';

/** The dashboard's outbox: waiting, sent and failed mails and events; failed ones can be tried again. */
export function mailRoutes(services: Services) {
  const { database, wakeOutbox, log, now } = services;
  return new Hono<AdminEnvironment>()
    .get('/admin/mails', logs(services, 'view', 'mails'), asks(mailSearchSchema), async (context) => {
      const { state, page } = context.req.valid('query');
      const { items, total } = await listOutgoing(database, { state, ...rangeOf(page) });
      context.set(
        'records',
        items.map(({ id }) => id),
      );
      // Without its text and links, which are only for its receiver.
      const mails = items.map(
        ({ id, toAddress: to, subject, attempts, createdAt, lastError }): DashboardMail => {
          return { id, to, subject, attempts, createdAt, lastError };
        },
      );
      const answer: DashboardPage<DashboardMail> = { items: mails, total };
      return context.json(answer);
    })
    .post('/admin/mails/:id/retry', logs(services, 'change', 'mails'), async (context) => {
      const id = readId(context);
      if (!(await retryOutgoing(database, id, now().toISOString()))) throw new Refusal(404, 'missing');
      wakeOutbox();
      log.info('mail to be tried again', { mail: id });
      return context.body(null, 204);
    });
}
