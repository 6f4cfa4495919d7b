import { createRunner, createSender, keepAwake, type Outbox, type Runner } from '../outbox-worker.ts';
import type { LiveOptions, LiveParts } from '../parts.ts';
import type { StartTimer } from '../start-timer.ts';
import type { StoredDelivery, StoredWebhook } from '../store/webhook-store.ts';
import { postOf } from './formats.ts';

/**
 * Starts the worker that tells webhooks what happens. Each webhook is told by itself, so that one that does
 * not answer delays no other.
 * @param startTimer replaced in tests, so that they do not wait
 */
export function startWebhookOutbox(
  {
    store,
    webhookTransport,
    options,
    log,
    now,
  }: Pick<LiveParts, 'store' | 'webhookTransport' | 'log' | 'now'> & {
    options: Pick<LiveOptions, 'publicOrigin'>;
  },
  startTimer?: StartTimer,
): Outbox {
  const stopping = new AbortController();
  /** Who is told, as last read (a key may be renewed while its sender lives), and what tells it. */
  const told = new Map<string, { webhook: StoredWebhook; sender: Runner }>();

  function senderTo(webhook: StoredWebhook): Runner {
    const known = told.get(webhook.id);
    if (known) {
      known.webhook = webhook;
      return known.sender;
    }
    const sendDue = createSender<StoredDelivery>(
      {
        name: 'delivery',
        claim: (...range) => store.claimDeliveries(webhook.id, ...range),
        markSent: (...marks) => store.markDeliveriesSent(...marks),
        markFailed: (...failure) => store.markDeliveryFailed(...failure),
        async send(delivery) {
          await webhookTransport.post(postOf({ webhook: made.webhook, delivery, at: now(), options }));
          return true;
        },
      },
      { log, now },
      stopping.signal,
    );
    const made = { webhook, sender: createRunner(sendDue, { log }, stopping.signal) };
    told.set(webhook.id, made);
    return made.sender;
  }

  const looking = createRunner(
    async () => {
      for (const webhook of await store.webhooksDue(now().toISOString())) senderTo(webhook).wake();
    },
    { log },
    stopping.signal,
  );
  const all: Runner = {
    wake: looking.wake,
    async idle() {
      await looking.idle();
      await Promise.all([...told.values()].map(({ sender }) => sender.idle()));
    },
  };
  return keepAwake(all, stopping, startTimer);
}
