import { Webhook } from 'standardwebhooks';
import { brandName } from '../../../shared/brand.ts';
import { RefusedForGood, type Transport } from './outbox.store.ts';

/** For a whole delivery, connection included. */
const deliveryMs = 15_000;

/**
 * Posts events to the operator's address, signed as the Standard Webhooks specification says. Redirects are
 * not followed, and answers are not read.
 * @param options.secret `whsec_` and base64
 * @param options.now the time of the signature, at each try anew
 */
export function createWebhookTransport(
  { url, secret }: { url: string; secret: string },
  now: () => Date,
): Transport {
  const signer = new Webhook(secret);
  return {
    async send({ id, text }) {
      const at = now();
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.timeout(deliveryMs),
        headers: {
          'content-type': 'application/json',
          'user-agent': `${brandName.replace(/[^\x20-\x7E]/g, '')} site`,
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
          'webhook-signature': signer.sign(id, at, text),
        },
        body: text,
      });
      await answer.body?.cancel();
      // 410 Gone: the receiver will never take this event.
      if (answer.status === 410) throw new RefusedForGood('answered 410');
      if (!answer.ok) throw new Error(`answered ${answer.status}`);
    },
    close: () => Promise.resolve(),
  };
}
