import { messageIdOf } from '../mail/message-id.ts';
import type { LiveParts } from '../parts.ts';

/**
 * After a deletion: removes mails that are files, and what the deleted rows have left in the store's files.
 * What cannot be removed now is logged; the daily job empties the store's log again.
 */
export async function removeTraces(
  { store, transport, log }: Pick<LiveParts, 'store' | 'transport' | 'log'>,
  mailIds: readonly string[],
): Promise<void> {
  for (const id of mailIds) {
    await transport.kept
      ?.remove(messageIdOf({ id }))
      .catch(() => log.error('file of a deleted mail not removed', { mail: id }));
  }
  const isDone = await store.purge().catch(() => false);
  if (!isDone) log.error('deleted rows are still in the log of the store, next try with the daily job');
}
