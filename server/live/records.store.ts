import {
  sql,
  type Expression,
  type Kysely,
  type SelectQueryBuilder,
  type Simplify,
  type SqlBool,
} from 'kysely';
import { withAsciiDomain } from '#shared/contracts/text-schema.ts';
import type { Database, Tables } from './database.ts';

/** What all kinds of records share: search, pages and idempotency keys. */

/** A longer search uses only its first words. */
const wordLimit = 32;

/**
 * Case-insensitive form of a text. Made here, because databases differ for letters beyond ASCII. Upper case
 * first unites letters with several lower cases (`ß` and `ss`, both lower sigmas).
 */
function foldCase(text: string): string {
  return text.normalize('NFC').toUpperCase().toLowerCase().replaceAll('ς', 'σ');
}

/** The search text of a row; the separator keeps words of two fields apart. */
export function searchTextOf(fields: readonly string[]): string {
  return foldCase(fields.filter((field) => field !== '').join('\n'));
}

/** A name in the form used for sorting: accents and case make no difference. */
export function sortNameOf(name: string): string {
  return foldCase(name.normalize('NFD').replaceAll(/\p{M}/gu, '').trim());
}

/** An email address in the form used for comparing. */
export function emailKeyOf(email: string): string {
  return foldCase(withAsciiDomain(email.trim()));
}

/** Condition: all searched words are in a row's search text. Without LIKE, whose wildcards and limits differ. */
export function allWordsOccur({ dialect }: Pick<Database, 'dialect'>, searched: string): Expression<SqlBool> {
  const words = [...new Set(foldCase(searched).split(/\s+/v))]
    .filter((word) => word !== '')
    .slice(0, wordLimit);
  if (words.length === 0) return sql<SqlBool>`1 = 1`;
  const position = sql.raw(dialect === 'postgres' ? 'strpos' : 'instr');
  const conditions = words.map((word) => sql`${position}(search_text, ${word}) > 0`);
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/** A page of a list, and the number of all matches. */
export interface Page<Item> {
  items: Item[];
  total: number;
}

/**
 * One page of the matching rows, newest first, and the total.
 * @param found the query with its conditions, without columns
 * @param rows the same with columns, sorted by what comes before the date
 * @param date column to sort by
 */
export async function pageOfRows<Table extends keyof Tables, Nothing, Row>(
  found: SelectQueryBuilder<Tables, Table, Nothing>,
  rows: SelectQueryBuilder<Tables, Table, Row>,
  { offset, limit }: { offset: number; limit: number },
  date: 'receivedAt' | 'createdAt' | 'at' = 'receivedAt',
): Promise<Page<Simplify<Row>>> {
  const { total } = await found
    .select(({ fn }) => fn.countAll().as('total'))
    .$castTo<{ total: string | number | bigint }>()
    .executeTakeFirstOrThrow();
  const items = await rows
    .orderBy(sql.ref(date), 'desc')
    .orderBy(sql.ref('id'), 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { items, total: Number(total) };
}

/** The SPEC's three counters (section 2, Admin dashboard), of the inbox. */
export function countInbox(
  { read }: Database,
  table: 'applications' | 'enquiries',
): Promise<{ total: number; new: number; reviewed: number }> {
  return read(async (db) => {
    const rows = await db
      .selectFrom(table)
      .select(({ fn }) => ['status', fn.countAll().as('count')])
      .where('folder', '=', 'inbox')
      .groupBy('status')
      .execute();
    const counts = { new: 0, reviewed: 0 };
    for (const { status, count } of rows) counts[status] = Number(count);
    return { total: counts.new + counts.reviewed, ...counts };
  });
}

/** Identifies a request that must be stored only once: the key chosen by its sender, and the endpoint. */
export interface IdempotencyKey {
  endpoint: 'enquiry' | 'newsletter' | 'application';
  key: string;
}

/** `isRepeat`: the key was used before. Then `value` is what was stored then, and nothing was stored now. */
export interface Stored<Value> {
  value: Value;
  isRepeat: boolean;
}

/**
 * Stores a key for a record, unless it was used before. Of two simultaneous requests with the same key, the second
 * waits and sees what the first one stored.
 * @returns null when the key is new, else the record that it was used for
 */
export async function repeatedRecord<Table extends 'enquiries' | 'applications' | 'subscribers'>(
  db: Kysely<Tables>,
  name: Table,
  { endpoint, key }: IdempotencyKey,
  { id, receivedAt }: { id: string; receivedAt: string },
): Promise<Tables[Table] | null> {
  const taken = await db
    .insertInto('idempotencyKeys')
    .values({ endpoint, key, recordId: id, createdAt: receivedAt })
    .onConflict((conflict) => conflict.columns(['endpoint', 'key']).doNothing())
    .returning('recordId')
    .executeTakeFirst();
  if (taken) return null;
  const table: 'enquiries' | 'applications' | 'subscribers' = name;
  return db
    .selectFrom(table)
    .selectAll()
    .where('id', '=', (eb) =>
      eb
        .selectFrom('idempotencyKeys')
        .select('recordId')
        .where('endpoint', '=', endpoint)
        .where('key', '=', key),
    )
    .executeTakeFirstOrThrow();
}

/** Needed when a record gets another id than the one its key was stored with. */
export async function changeKeyRecord(
  db: Kysely<Tables>,
  { endpoint, key }: IdempotencyKey,
  recordId: string,
): Promise<void> {
  await db
    .updateTable('idempotencyKeys')
    .set({ recordId })
    .where('endpoint', '=', endpoint)
    .where('key', '=', key)
    .execute();
}

/** Deletes emails and idempotency keys of deleted records; a key must not refer to a missing record. */
export async function deleteWithRecords(db: Kysely<Tables>, recordIds: readonly string[]): Promise<void> {
  if (recordIds.length === 0) return;
  await db
    .deleteFrom('idempotencyKeys')
    .where('recordId', 'in', [...recordIds])
    .execute();
  await db
    .deleteFrom('outbox')
    .where('recordId', 'in', [...recordIds])
    .execute();
}
