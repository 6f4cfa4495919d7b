import type { Kysely } from 'kysely';
import type { IdempotencyKey } from './store.ts';
import type { Tables } from './tables.ts';

/**
 * Stores a key for a record, or returns the record it was used for. Of two simultaneous requests with the
 * same key, the second waits and sees what the first one stored.
 * @param createdAt ISO 8601, for the retention of keys
 * @returns null when the key is new, else the id of its record
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

/** Needed when a record gets another id than the one its key was stored with. */
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

/** Deletes keys with their records, so that a key never leads to a deleted record. */
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
