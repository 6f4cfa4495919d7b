import type { Database } from './database.ts';
import { forgetKeysOf } from './idempotency.ts';
import { pageOfRows } from './page-of-rows.ts';
import { subscriberOf } from './rows.ts';
import { allWordsOccur } from './search-text.ts';
import type { AdminStore } from './store.ts';

/** Subscribers for the dashboard. */
export function createAdminSubscribers({
  dialect,
  read,
  write,
}: Database): Pick<AdminStore, 'subscribers' | 'deleteSubscriber'> {
  return {
    subscribers: ({ text, ...range }) =>
      read(async (db) => {
        const found = db.selectFrom('subscribers').where(allWordsOccur(dialect, text));
        return pageOfRows(found, found.selectAll(), range, subscriberOf);
      }),

    deleteSubscriber: (id) =>
      write(async (db) => {
        const { numDeletedRows } = await db.deleteFrom('subscribers').where('id', '=', id).executeTakeFirst();
        await forgetKeysOf(db, 'newsletter', [id]);
        return numDeletedRows > 0n;
      }),
  };
}
