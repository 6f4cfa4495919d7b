import type { Database } from './database.ts';
import { forgetKeysOf } from './idempotency.ts';
import { subscriberOf } from './rows.ts';
import { allWordsOccur } from './search-text.ts';
import type { AdminStore } from './store.ts';

/** The subscribers, as the dashboard reads them. */
export function createAdminSubscribers({
  dialect,
  read,
  write,
}: Database): Pick<AdminStore, 'subscribers' | 'deleteSubscriber'> {
  return {
    subscribers: ({ text, offset, limit }) =>
      read(async (db) => {
        const found = db.selectFrom('subscribers').where(allWordsOccur(dialect, text));
        const { total } = await found.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
        const rows = await found
          .selectAll()
          .orderBy('received_at', 'desc')
          .orderBy('id', 'desc')
          .offset(offset)
          .limit(limit)
          .execute();
        return { items: rows.map(subscriberOf), total: Number(total) };
      }),

    deleteSubscriber: (id) =>
      write(async (db) => {
        const { numDeletedRows } = await db.deleteFrom('subscribers').where('id', '=', id).executeTakeFirst();
        await forgetKeysOf(db, 'newsletter', [id]);
        return numDeletedRows > 0n;
      }),
  };
}
