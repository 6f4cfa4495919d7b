import { sql, type SelectQueryBuilder, type Simplify } from 'kysely';
import type { Page, Search } from './store.ts';

/**
 * A page of what was found, the newest first, and how much was found in all.
 * @param found the query with its conditions and nothing selected yet
 * @param rows the same with the columns that `itemOf` needs, of a table with `id`
 * @param date the column that says how new a row is
 */
export async function pageOfRows<Tables, Table extends keyof Tables, Nothing, Row, Item>(
  found: SelectQueryBuilder<Tables, Table, Nothing>,
  rows: SelectQueryBuilder<Tables, Table, Row>,
  { offset, limit }: Pick<Search, 'offset' | 'limit'>,
  itemOf: (row: Simplify<Row>) => Item,
  date: 'received_at' | 'created_at' = 'received_at',
): Promise<Page<Item>> {
  const { total } = await found
    .select(({ fn }) => fn.countAll().as('total'))
    .$castTo<{ total: string | number | bigint }>()
    .executeTakeFirstOrThrow();
  const shown = await rows
    .orderBy(sql.ref(date), 'desc')
    .orderBy(sql.ref('id'), 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { items: shown.map(itemOf), total: Number(total) };
}
