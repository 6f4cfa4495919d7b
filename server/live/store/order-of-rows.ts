import { sql, type RawBuilder } from 'kysely';
import type { RecordOrder } from './work-store.ts';

const orderColumns = {
  date: 'received_at',
  name: 'sort_name',
  email: 'email_key',
  job: 'job_id',
  service: 'service_interest',
  status: 'status',
} as const;

/** What to sort records by; with a list of ids, by their places in it. */
export function orderOfRows(order: RecordOrder<'job' | 'service'> | undefined): RawBuilder<unknown>[] {
  if (!order) return [];
  const { by, isDescending, ids } = order;
  const column = sql.ref(orderColumns[by]);
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  if (!ids || ids.length === 0) return [sql`${column} ${direction}`];
  const places = ids.map((id, place) => sql`when ${id} then ${sql.lit(place)}`);
  const place = sql`case ${column} ${sql.join(places, sql` `)} else ${sql.lit(ids.length)} end`;
  return [sql`${place} ${direction}`, sql`${column} ${direction}`];
}
