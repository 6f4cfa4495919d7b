import {
  sql,
  type Expression,
  type Kysely,
  type SelectQueryBuilder,
  type Simplify,
  type SqlBool,
} from 'kysely';
import type { FormName } from '#shared/form-endpoints.ts';
import {
  mapRecordLists,
  recordLists,
  type RecordList,
  type SpamCounts,
  type WorkKind,
} from '#shared/contracts/dashboard.ts';
import type { Database, RecordTable, Tables } from './database.ts';
import { foldCase } from './compared-text.ts';

/** What all kinds of records share: search, pages and idempotency keys. */

/** What logs and commands call one of a list. */
export const recordNouns: Readonly<Record<RecordList, string>> = {
  applications: 'application',
  enquiries: 'enquiry',
  subscribers: 'subscriber',
};

/** A longer search uses only its first words. */
const wordLimit = 32;

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

/** The order of a list: by a column if one is given, and newest first among equal ones. */
export interface RowOrder {
  date: 'receivedAt' | 'createdAt' | 'at';
  sort?: string | undefined;
  isDescending?: boolean;
}

/**
 * The ids of the matching rows in their order. Only ids and sort columns are sorted, in memory: sorting whole rows
 * would hold all messages of the table.
 * @param found the query with its conditions, without columns
 * @param range all rows if omitted
 */
export async function idsInOrder<Table extends keyof Tables, Nothing>(
  found: SelectQueryBuilder<Tables, Table, Nothing>,
  { date, sort, isDescending = false }: RowOrder,
  range?: { offset: number; limit: number },
): Promise<string[]> {
  let ids = found.select(sql.ref<string>('id').as('id'));
  if (sort !== undefined) ids = ids.orderBy(sql.ref(sort), isDescending ? 'desc' : 'asc');
  ids = ids.orderBy(sql.ref(date), 'desc').orderBy(sql.ref('id'), 'desc');
  if (range) ids = ids.offset(range.offset).limit(range.limit);
  const rows = await ids.$castTo<{ id: string }>().execute();
  return rows.map(({ id }) => id);
}

/** Rows by their ids, in the order of the ids; deleted ones are left out. */
export async function rowsById<Table extends keyof Tables, Row extends { id: string }>(
  all: SelectQueryBuilder<Tables, Table, Row>,
  ids: readonly string[],
): Promise<Simplify<Row>[]> {
  if (ids.length === 0) return [];
  const rows = await all.where(sql.ref('id'), 'in', [...ids]).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * One page of the matching rows, and the number of all.
 * @param found the query with its conditions, without columns
 * @param all all columns of the table
 */
export async function pageOfRows<Table extends keyof Tables, Nothing, Row extends { id: string }>(
  found: SelectQueryBuilder<Tables, Table, Nothing>,
  all: SelectQueryBuilder<Tables, Table, Row>,
  range: { offset: number; limit: number },
  order: RowOrder = { date: 'receivedAt' },
): Promise<Page<Simplify<Row>>> {
  const { total } = await found
    .select(({ fn }) => fn.countAll().as('total'))
    .$castTo<{ total: string | number | bigint }>()
    .executeTakeFirstOrThrow();
  const items = await rowsById(all, await idsInOrder(found, order, range));
  return { items, total: Number(total) };
}

/** The SPEC's three counters (section 2, Admin dashboard), of the inbox. */
export function countInbox(
  { read }: Database,
  table: WorkKind,
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

/** How many records are in the spam folder of each list. */
export function countSpam({ read }: Database): Promise<SpamCounts> {
  return read(async (db) => {
    const counts = mapRecordLists(() => 0);
    for (const table of recordLists) {
      const { count } = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('count'))
        .where('folder', '=', 'spam')
        .executeTakeFirstOrThrow();
      counts[table] = Number(count);
    }
    return counts;
  });
}

/** Identifies a request that must be stored only once: the key chosen by its sender, and the endpoint. */
export interface IdempotencyKey {
  endpoint: FormName;
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
export async function repeatedRecord<Table extends RecordTable>(
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
  const table: RecordTable = name;
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
