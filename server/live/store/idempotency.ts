import type { Kysely } from 'kysely';
import type { IdempotencyKey } from './store.ts';
import type { Tables } from './tables.ts';

/**
 * Takes a key for a record, or says which record it was used for. Two requests with the same key at the same time wait for each other here: the
 * second sees what the first one stored.
 * @param createdAt ISO 8601, for the retention of keys
 * @returns null when the key is taken now, else the id of the record it belongs to
 */
export async function takeKey(
  db: Kysely<Tables>,
  { endpoint, key }: IdempotencyKey,
  recordId: string,
  createdAt: string,
): Promise<string | null> {
  const taken = await db
    .insertInto('idempotency_keys')
    .values({ endpoint, key, record_id: recordId, created_at: createdAt })
    .onConflict((conflict) => conflict.columns(['endpoint', 'key']).doNothing())
    .returning('record_id')
    .executeTakeFirst();
  if (taken) return null;
  const first = await db
    .selectFrom('idempotency_keys')
    .select('record_id')
    .where('endpoint', '=', endpoint)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return first.record_id;
}

/** For a record that got another id than the one its key was taken with. */
export async function changeKeyRecord(
  db: Kysely<Tables>,
  { endpoint, key }: IdempotencyKey,
  recordId: string,
): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ record_id: recordId })
    .where('endpoint', '=', endpoint)
    .where('key', '=', key)
    .execute();
}

/** Keys go with their records, so that a key never leads to something deleted. */
export async function forgetKeysOf(
  db: Kysely<Tables>,
  endpoint: IdempotencyKey['endpoint'],
  recordIds: readonly string[],
): Promise<void> {
  if (recordIds.length === 0) return;
  await db
    .deleteFrom('idempotency_keys')
    .where('endpoint', '=', endpoint)
    .where('record_id', 'in', [...recordIds])
    .execute();
}
