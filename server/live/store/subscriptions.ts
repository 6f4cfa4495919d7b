import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { forgetDeliveriesOf, subscriberEvent, tell } from './events.ts';
import { changeKeyRecord, forgetKeysOf, takeKey } from './idempotency.ts';
import { withinDailyLimits } from './mail-limits.ts';
import { addMails } from './outbox.ts';
import { subscriberOf, subscriberRowOf } from './rows.ts';
import { emailKeyOf } from './search-text.ts';
import type { IntakeStore, StoredSubscriber } from './store.ts';
import type { SubscriberRow, Tables } from './tables.ts';

/** Stores a new address or replaces an unconfirmed request; null when the address is already confirmed. */
async function upsertUnconfirmed(
  db: Kysely<Tables>,
  subscriber: StoredSubscriber,
): Promise<SubscriberRow | null> {
  const row = subscriberRowOf(subscriber);
  // Values of the first request stay.
  const { id: _id, email_key: _key, confirmed_at: _at, folder, ...others } = row;
  // What looks like spam does not hide a request that does not.
  const changes = folder === 'spam' ? others : { ...others, folder };
  const stored = await db
    .insertInto('subscribers')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('email_key').doUpdateSet(changes).where('subscribers.confirmed_at', 'is', null),
    )
    .returningAll()
    .executeTakeFirst();
  return stored ?? null;
}

/** Stores the token of a link that confirms. */
export async function addToken(
  db: Kysely<Tables>,
  subscriberId: string,
  { hash, expiresAt }: { hash: string; expiresAt: string },
): Promise<void> {
  await db
    .insertInto('subscriber_tokens')
    .values({ hash, subscriber_id: subscriberId, purpose: 'confirm', expires_at: expiresAt })
    .execute();
}

/** Stores subscriptions of visitors. */
export function createSubscriptions({
  dialect,
  now,
  write,
}: Database): Pick<IntakeStore, 'addSubscriber' | 'confirmSubscriber' | 'removeSubscriberByToken'> {
  return {
    addSubscriber: (subscriber, token, key, mails) =>
      write(async (db) => {
        const first = await takeKey(db, key, subscriber.id, subscriber.receivedAt);
        if (first !== null) {
          const row = await db
            .selectFrom('subscribers')
            .selectAll()
            .where('id', '=', first)
            .executeTakeFirstOrThrow();
          return { value: subscriberOf(row), isRepeat: true };
        }
        const unconfirmed = await upsertUnconfirmed(db, subscriber);
        const stored =
          unconfirmed ??
          (await db
            .selectFrom('subscribers')
            .selectAll()
            .where('email_key', '=', emailKeyOf(subscriber.email))
            .executeTakeFirstOrThrow());
        if (stored.id !== subscriber.id) await changeKeyRecord(db, key, stored.id);
        if (unconfirmed) {
          await addToken(db, stored.id, token);
          const at = subscriber.receivedAt;
          await addMails(db, await withinDailyLimits(db, mails, at), at);
        }
        return { value: subscriberOf(stored), isRepeat: false };
      }),

    confirmSubscriber: (tokenHash, at) =>
      write(async (db) => {
        const leaveOnly = { purpose: 'leave', expires_at: null } as const;
        const token = await db
          .updateTable('subscriber_tokens')
          .set(leaveOnly)
          .where('hash', '=', tokenHash)
          .where('purpose', '=', 'confirm')
          .where('expires_at', '>', at)
          .returning('subscriber_id')
          .executeTakeFirst();
        if (!token) return null;
        const row = await db
          .updateTable('subscribers')
          .set({ confirmed_at: at })
          .where('id', '=', token.subscriber_id)
          .returningAll()
          .executeTakeFirstOrThrow();
        // Links of earlier mails can no longer confirm, but they can still unsubscribe.
        await db
          .updateTable('subscriber_tokens')
          .set(leaveOnly)
          .where('subscriber_id', '=', row.id)
          .execute();
        await tell(db, dialect, [subscriberEvent('confirmed', subscriberOf(row))], now().toISOString());
        return subscriberOf(row);
      }),

    removeSubscriberByToken: (tokenHash) =>
      write(async (db) => {
        const row = await db
          .deleteFrom('subscribers')
          .where('id', 'in', (query) =>
            query.selectFrom('subscriber_tokens').select('subscriber_id').where('hash', '=', tokenHash),
          )
          .returningAll()
          .executeTakeFirst();
        if (!row) return null;
        await forgetKeysOf(db, 'newsletter', [row.id]);
        await forgetDeliveriesOf(db, [row.id]);
        if (row.confirmed_at !== null)
          await tell(db, dialect, [subscriberEvent('left', subscriberOf(row))], now().toISOString());
        // The link proved whose address it is: subscribing again today gets a mail.
        await db
          .deleteFrom('mails')
          .where('person_key', '=', row.email_key)
          .where('leave_url', 'is not', null)
          .execute();
        return subscriberOf(row);
      }),
  };
}
