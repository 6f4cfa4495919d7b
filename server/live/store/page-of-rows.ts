import { sql, type RawBuilder, type SelectQueryBuilder, type Simplify } from 'kysely';
import type { Page, Search } from './store.ts';

/**
 * One page of the matching rows, newest first, and the total.
 * @param found the query with its conditions, without columns
 * @param rows the same with the columns for `itemOf`, from a table with `id`
 * @param date column to sort by
 * @param order what to sort by before the date
 */
export async function pageOfRows<Tables, Table extends keyof Tables, Nothing, Row, Item>(
  found: SelectQueryBuilder<Tables, Table, Nothing>,
  rows: SelectQueryBuilder<Tables, Table, Row>,
  { offset, limit }: Pick<Search, 'offset' | 'limit'>,
  itemOf: (row: Simplify<Row>) => Item,
  date: 'received_at' | 'created_at' = 'received_at',
  order: RawBuilder<unknown>[] = [],
): Promise<Page<Item>> {
  const { total } = await found
    .select(({ fn }) => fn.countAll().as('total'))
    .$castTo<{ total: string | number | bigint }>()
    .executeTakeFirstOrThrow();
  const shown = await order
    .reduce((sorted, by) => sorted.orderBy(by), rows)
    .orderBy(sql.ref(date), 'desc')
    .orderBy(sql.ref('id'), 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { items: shown.map(itemOf), total: Number(total) };
}
