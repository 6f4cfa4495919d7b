import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { deliverySearchSchema } from '../../../shared/contracts/admin-schema.ts';
import { newWebhookSchema } from '../../../shared/contracts/webhook-schema.ts';
import type { LiveParts } from '../parts.ts';
import { removeTraces } from '../privacy/remove-traces.ts';
import { newSigningSecret } from '../webhooks/sign.ts';
import { deliveryItem, webhookItem } from './admin-items.ts';
import { foundOr404, readChange, readId, readQuery, searchOf } from './admin-request.ts';
import { Refusal } from './answers.ts';
import type { AdminEnvironment } from './require-session.ts';

/** More would make every record slower to store. */
const webhooksAtMost = 10;

/** So long a key signs as well after another one was made: time to enter the new one in the receiver. */
const formerKeyMs = 24 * 60 * 60_000;

/** Webhooks, and what is on its way to them; what failed can be sent again. */
export function adminWebhookRoutes(parts: LiveParts): Hono<AdminEnvironment> {
  const { store, webhookTransport, wakeOutbox, log, now } = parts;
  const app = new Hono<AdminEnvironment>();

  app.get('/admin/webhooks', async (context) =>
    context.json({ items: (await store.webhooks()).map(webhookItem) }),
  );

  app.post('/admin/webhooks', async (context) => {
    const { url, format, token } = await readChange(context, newWebhookSchema);
    if (format === 'hubspot' && token === '')
      throw new Refusal(422, 'fields', { fields: { token: 'required' } });
    const problem = await webhookTransport.problemOf(url);
    if (problem) throw new Refusal(422, 'fields', { fields: { url: problem } });
    if ((await store.webhooks()).length >= webhooksAtMost) throw new Refusal(409, 'full');
    const secret = format === 'standard' ? newSigningSecret() : '';
    const webhook = {
      id: randomUUID(),
      url,
      format,
      secret: format === 'hubspot' ? token : secret,
      createdAt: now().toISOString(),
    };
    await store.addWebhook(webhook);
    wakeOutbox();
    log.info('webhook added', { webhook: webhook.id, format });
    // The only time that the key of the signatures is shown.
    return context.json({ ...webhookItem(webhook), secret }, 201);
  });

  app.post('/admin/webhooks/:id/key', async (context) => {
    const id = readId(context);
    const known = (await store.webhooks()).find((one) => one.id === id && one.format === 'standard');
    const webhook = foundOr404(known ?? null);
    const secret = newSigningSecret();
    const formerUntil = new Date(now().getTime() + formerKeyMs).toISOString();
    foundOr404((await store.changeWebhookSecret(id, secret, formerUntil)) || null);
    log.info('webhook has another key', { webhook: id });
    return context.json({ ...webhookItem(webhook), secret });
  });

  app.delete('/admin/webhooks/:id', async (context) => {
    const id = readId(context);
    if (!(await store.deleteWebhook(id))) throw new Refusal(404, 'missing');
    await removeTraces(parts, []);
    log.info('webhook deleted', { webhook: id });
    return context.body(null, 204);
  });

  app.get('/admin/deliveries', async (context) => {
    const { state, page } = readQuery(context, deliverySearchSchema);
    const { text: _, ...range } = searchOf({ q: '', page });
    const { items, total } = await store.deliveries({ state, ...range });
    return context.json({ items: items.map(deliveryItem), total, counts: await store.deliveryCounts() });
  });

  app.post('/admin/deliveries/:id/retry', async (context) => {
    const id = readId(context);
    if (!(await store.retryDelivery(id, now().toISOString()))) throw new Refusal(404, 'missing');
    wakeOutbox();
    log.info('delivery to be tried again', { delivery: id });
    return context.body(null, 204);
  });

  return app;
}
