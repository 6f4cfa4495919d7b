import { Hono } from 'hono';
import { subscriberSearchSchema } from '../../../shared/contracts/admin-schema.ts';
import type { LiveParts } from '../parts.ts';
import { removeTraces } from '../privacy/remove-traces.ts';
import { foundOr404, readId, readQuery, searchOf } from './admin-request.ts';
import type { AdminEnvironment } from './require-session.ts';

/** The dashboard's newsletter list, with unconfirmed addresses. */
export function adminSubscriberRoutes(parts: LiveParts): Hono<AdminEnvironment> {
  const { store, log } = parts;
  const app = new Hono<AdminEnvironment>();

  app.get('/admin/subscribers', async (context) =>
    context.json(await store.subscribers(searchOf(readQuery(context, subscriberSearchSchema)))),
  );

  app.delete('/admin/subscribers/:id', async (context) => {
    const id = readId(context);
    const { mailIds } = foundOr404(await store.deleteSubscriber(id));
    await removeTraces(parts, mailIds);
    log.info('subscriber deleted', { reference: id });
    return context.body(null, 204);
  });

  return app;
}
