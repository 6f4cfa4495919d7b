import { createHash, randomUUID } from 'node:crypto';
import type { IdempotencyKey } from '#server/live/records.store.ts';
import type { FormName } from './posted-forms.ts';

/**
 * The key under which a post is stored once. It includes the content: two senders that choose the same key by chance
 * must both be stored, and neither may see the other's answer.
 * @param chosenKey of the sender; without one, every post gets a new key
 * @param content what the sender sent, as it is stored
 */
export function idempotencyKeyOf(
  endpoint: FormName,
  chosenKey: string | undefined,
  content: object,
): IdempotencyKey {
  if (chosenKey === undefined) return { endpoint, key: randomUUID() };
  const key = createHash('sha256')
    .update(JSON.stringify([chosenKey, content]))
    .digest('hex');
  return { endpoint, key };
}
