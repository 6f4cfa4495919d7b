import { Hono } from 'hono';
import { subscriberSearchSchema } from '../../../shared/contracts/admin-schema.ts';
import type { LiveParts } from '../parts.ts';
import { readId, readQuery, searchOf } from './admin-request.ts';
import { Refusal } from './answers.ts';
import type { AdminEnvironment } from './require-session.ts';

/** The dashboard's newsletter list, with unconfirmed addresses. */
export function adminSubscriberRoutes({ store, log }: LiveParts): Hono<AdminEnvironment> {
  const app = new Hono<AdminEnvironment>();

  app.get('/admin/subscribers', async (context) =>
    context.json(await store.subscribers(searchOf(readQuery(context, subscriberSearchSchema)))),
  );

  app.delete('/admin/subscribers/:id', async (context) => {
    const id = readId(context);
    if (!(await store.deleteSubscriber(id))) throw new Refusal(404, 'missing');
    log.info('subscriber deleted', { reference: id });
    return context.body(null, 204);
  });

  return app;
}
