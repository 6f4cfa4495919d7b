import { randomUUID } from 'node:crypto';
import { createLog } from '../server/live/operations/log.ts';
import { newSigningSecret } from '../server/live/webhooks/sign.ts';
import { startWebhookOutbox } from '../server/live/webhooks/outbox.ts';
import { createWebhookTransport } from '../server/live/webhooks/transport.ts';
import type { Store } from '../server/live/store/store.ts';
import { startReceiver } from '../test-support/webhook-receiver.ts';

/** What a receiver of webhooks saw. */
interface Told {
  /** Of the records it heard of. */
  emails: ReadonlySet<string>;
  received: number;
  /** Received again, because the server was killed before it had recorded the delivery. */
  copies: number;
  /** Received although the store had recorded before that they were sent: must be none. */
  sentAgain: number;
}

const claimMs = 6 * 60_000;

/**
 * A receiver of webhooks on this machine that compares what it receives with what the store has recorded.
 * @param open opens the store, between two servers
 */
export async function followWebhook(open: () => Promise<Store>) {
  const counts = new Map<string, number>();
  const emails = new Set<string>();
  const confirmed = new Set<string>();
  let sentAgain = 0;
  const receiver = await startReceiver(({ headers, body }, response) => {
    const id = String(headers['webhook-id']);
    counts.set(id, (counts.get(id) ?? 0) + 1);
    if (confirmed.has(id)) sentAgain += 1;
    emails.add(String(JSON.parse(body).data.email));
    response.writeHead(204).end();
  });

  async function withStore<Value>(work: (store: Store) => Promise<Value>): Promise<Value> {
    const store = await open();
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }

  const noteConfirmed = () =>
    withStore(async (store) => {
      const { items } = await store.deliveries({ state: 'sent', offset: 0, limit: 1_000_000 });
      for (const { id } of items) confirmed.add(id);
    });

  return {
    add: () =>
      withStore((store) =>
        store.addWebhook({
          id: randomUUID(),
          url: receiver.url,
          format: 'standard',
          secret: newSigningSecret(),
          createdAt: new Date().toISOString(),
        }),
      ),
    noteConfirmed,
    /** Sends what still waits, as a server would when the claims of the killed ones have ended. */
    finish: () =>
      withStore(async (store): Promise<Told> => {
        const now = () => new Date(Date.now() + claimMs);
        const webhookTransport = createWebhookTransport({ allowed: 'any' });
        const options = { publicOrigin: 'http://localhost' };
        const outbox = startWebhookOutbox({
          store,
          webhookTransport,
          options,
          log: createLog(() => {}, now),
          now,
        });
        outbox.wake();
        await outbox.idle();
        await outbox.stop();
        const received = [...counts.values()].reduce((sum, count) => sum + count, 0);
        return { emails, received, copies: received - counts.size, sentAgain };
      }),
    stop: () => receiver.stop(),
  };
}
