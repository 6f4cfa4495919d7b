import type { Database } from './database.ts';
import { addedEvent, insertDeliveries } from './events.ts';
import { sql } from 'kysely';
import { pageOfRows } from './page-of-rows.ts';
import { createQueue, isDue } from './queue.ts';
import type { DeliveryRow, Tables } from './tables.ts';
import type { StoredDelivery, StoredWebhook, WebhookStore } from './webhook-store.ts';

const webhookOf = ({
  created_at: createdAt,
  former_secret: formerSecret,
  former_until: formerUntil,
  ...webhook
}: Tables['webhooks']): StoredWebhook => ({ ...webhook, formerSecret, formerUntil, createdAt });

/** The delivery of a row. */
export const deliveryOf = (row: DeliveryRow): StoredDelivery => ({
  id: row.id,
  webhookId: row.webhook_id,
  type: row.type,
  body: row.body,
  state: row.state,
  attempts: row.attempts,
  createdAt: row.created_at,
  dueAt: row.due_at,
  lastError: row.last_error,
});

/** Webhooks, and what is on its way to them. */
export function createWebhooks(database: Database): WebhookStore {
  const { dialect, read, write } = database;
  const queue = createQueue(database, 'deliveries', { body: '', person_key: '' });
  return {
    addWebhook: ({ createdAt, ...webhook }) =>
      write(async (db) => {
        await db
          .insertInto('webhooks')
          .values({ ...webhook, former_secret: '', former_until: '', created_at: createdAt })
          .execute();
        const onlyThis = sql`and webhooks.id = ${webhook.id}`;
        await insertDeliveries(dialect, [addedEvent(webhook.id)], createdAt, onlyThis).execute(db);
      }),

    webhooks: () =>
      read(async (db) => {
        const rows = await db
          .selectFrom('webhooks')
          .selectAll()
          .orderBy('created_at')
          .orderBy('id')
          .execute();
        return rows.map(webhookOf);
      }),

    deleteWebhook: (id) =>
      write(async (db) => {
        const { numDeletedRows } = await db.deleteFrom('webhooks').where('id', '=', id).executeTakeFirst();
        await db.deleteFrom('deliveries').where('webhook_id', '=', id).execute();
        return numDeletedRows > 0n;
      }),

    changeWebhookSecret: (id, secret, formerUntil) =>
      write(async (db) => {
        const { numUpdatedRows } = await db
          .updateTable('webhooks')
          .set((eb) => ({ former_secret: eb.ref('secret'), former_until: formerUntil, secret }))
          .where('id', '=', id)
          .executeTakeFirst();
        return numUpdatedRows > 0n;
      }),

    webhooksDue: (now) =>
      read(async (db) => {
        const rows = await db
          .selectFrom('webhooks')
          .selectAll()
          .where('id', 'in', (eb) => eb.selectFrom('deliveries').select('webhook_id').where(isDue(now)))
          .execute();
        return rows.map(webhookOf);
      }),

    claimDeliveries: async (webhookId, now, claimedUntil, limit) => {
      const rows = await queue.claim(now, claimedUntil, limit, sql`webhook_id = ${webhookId}`);
      return rows.map(deliveryOf);
    },
    markDeliveriesSent: queue.markSent,
    markDeliveryFailed: queue.markFailed,
    deliveries: ({ state, ...range }) =>
      read(async (db) => {
        const found = db.selectFrom('deliveries').where('state', '=', state);
        return pageOfRows(found, found.selectAll(), range, deliveryOf, 'created_at');
      }),
    retryDelivery: queue.retry,
    deliveryCounts: queue.counts,
  };
}
