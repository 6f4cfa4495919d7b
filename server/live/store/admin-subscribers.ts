import type { Database } from './database.ts';
import { tellDeleted } from './events.ts';
import { forgetKeysOf } from './idempotency.ts';
import { addMails } from './outbox.ts';
import { pageOfRows } from './page-of-rows.ts';
import { subscriberOf } from './rows.ts';
import { allWordsOccur } from './search-text.ts';
import type { AdminStore } from './store.ts';
import { addToken } from './subscriptions.ts';

/** Subscribers for the dashboard. */
export function createAdminSubscribers({
  dialect,
  now,
  read,
  write,
}: Database): Pick<AdminStore, 'subscribers' | 'releaseSubscriber' | 'deleteSubscriber'> {
  return {
    subscribers: ({ text, isConfirmed, ...range }) =>
      read(async (db) => {
        let found = db.selectFrom('subscribers').where(allWordsOccur(dialect, text));
        if (isConfirmed) found = found.where('confirmed_at', 'is not', null);
        return pageOfRows(found, found.selectAll(), range, subscriberOf);
      }),

    releaseSubscriber: (id, token, mailsOf, at) =>
      write(async (db) => {
        const row = await db
          .updateTable('subscribers')
          .set({ folder: 'inbox' })
          .where('id', '=', id)
          .where('folder', '=', 'spam')
          .returningAll()
          .executeTakeFirst();
        if (!row) return null;
        const subscriber = subscriberOf(row);
        await addToken(db, id, token);
        await addMails(db, mailsOf(subscriber), at);
        return subscriber;
      }),

    deleteSubscriber: (id) =>
      write(async (db) => {
        const row = await db
          .deleteFrom('subscribers')
          .where('id', '=', id)
          .returning(['email_key', 'folder', 'confirmed_at'])
          .executeTakeFirst();
        if (!row) return null;
        await forgetKeysOf(db, 'newsletter', [id]);
        await tellDeleted(db, dialect, 'subscriber', [{ ...row, id }], now().toISOString());
        // Only mails of the newsletter have an unsubscribe link.
        const mails = await db
          .deleteFrom('mails')
          .where('person_key', '=', row.email_key)
          .where('leave_url', 'is not', null)
          .returning('id')
          .execute();
        return { mailIds: mails.map((mail) => mail.id) };
      }),
  };
}
