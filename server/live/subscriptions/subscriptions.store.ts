import type { Kysely } from 'kysely';
import { shownIn } from '#shared/forms/define-form.ts';
import { newsletterForm } from '#shared/forms/newsletter.ts';
import type { Database, StoredSubscriber, Tables } from '#server/live/database.ts';
import { addOutgoing, type Outgoing } from '#server/live/outbox/outbox.store.ts';
import {
  allWordsOccur,
  changeKeyRecord,
  deleteWithRecords,
  idsInOrder,
  pageOfRows,
  rowsById,
  repeatedRecord,
  type IdempotencyKey,
  type Page,
  type Stored,
} from '#server/live/records.store.ts';
import { emailKeyOf, searchTextOf } from '#server/live/compared-text.ts';

/** A record without its derived columns. */
export function subscriberOf(row: Tables['subscribers']): StoredSubscriber {
  const { emailKey: _key, searchText: _text, ...subscriber } = row;
  return subscriber;
}

/** Adds the token in a mail's links. Its time begins when the mail is sent (`markSent` in outbox.store.ts). */
async function addToken(db: Kysely<Tables>, subscriberId: string, hash: string): Promise<void> {
  await db
    .insertInto('subscriberTokens')
    .values({ hash, subscriberId, purpose: 'confirm', expiresAt: null })
    .execute();
}

/**
 * Stores a new or unconfirmed address with a token and the mail. A confirmed address is not changed and gets
 * no mail; nobody outside can see the difference.
 * @param count called before anything is stored; may throw a Refusal
 */
export function addSubscriber(
  { write }: Database,
  subscriber: StoredSubscriber,
  tokenHash: string,
  key: IdempotencyKey,
  outgoing: readonly Outgoing[],
  count: () => void = () => {},
): Promise<Stored<StoredSubscriber>> {
  const emailKey = emailKeyOf(subscriber.email);
  const searchText = searchTextOf(shownIn(newsletterForm, 'search').map(({ name }) => subscriber[name]));
  return write(async (db) => {
    const first = await repeatedRecord(db, 'subscribers', key, subscriber);
    if (first) return { value: subscriberOf(first), isRepeat: true };
    count();
    const row = { ...subscriber, emailKey, searchText };
    const { id: _id, emailKey: _key, confirmedAt: _at, folder, ...others } = row;
    // A post that looks like spam must not move an earlier, genuine one to spam.
    const changes = folder === 'spam' ? others : { ...others, folder };
    const unconfirmed = await db
      .insertInto('subscribers')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('emailKey').doUpdateSet(changes).where('subscribers.confirmedAt', 'is', null),
      )
      .returningAll()
      .executeTakeFirst();
    const stored =
      unconfirmed ??
      (await db
        .selectFrom('subscribers')
        .selectAll()
        .where('emailKey', '=', emailKey)
        .executeTakeFirstOrThrow());
    if (stored.id !== subscriber.id) await changeKeyRecord(db, key, stored.id);
    if (unconfirmed) {
      await addToken(db, stored.id, tokenHash);
      await addOutgoing(db, stored, outgoing, subscriber.receivedAt);
    }
    return { value: subscriberOf(stored), isRepeat: false };
  });
}

/**
 * Confirms with a token, which is then used up.
 * @param outgoingOf makes the events for the webhook
 * @returns null when the token is unknown, used or expired
 */
export function confirmSubscriber(
  { write }: Database,
  tokenHash: string,
  at: string,
  outgoingOf: (subscriber: StoredSubscriber) => readonly Outgoing[],
): Promise<StoredSubscriber | null> {
  return write(async (db) => {
    const leaveOnly = { purpose: 'leave', expiresAt: null } as const;
    const token = await db
      .updateTable('subscriberTokens')
      .set(leaveOnly)
      .where('hash', '=', tokenHash)
      .where('purpose', '=', 'confirm')
      .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', at)]))
      .returning('subscriberId')
      .executeTakeFirst();
    if (!token) return null;
    const row = await db
      .updateTable('subscribers')
      .set({ confirmedAt: at, folder: 'inbox' })
      .where('id', '=', token.subscriberId)
      .returningAll()
      .executeTakeFirstOrThrow();
    // Links of earlier emails can no longer confirm, but they can still unsubscribe.
    await db.updateTable('subscriberTokens').set(leaveOnly).where('subscriberId', '=', row.id).execute();
    await addOutgoing(db, row, outgoingOf(subscriberOf(row)), at);
    return subscriberOf(row);
  });
}

/** The subscriber whose emails have this token; null when it is unknown. */
export function subscriberOfToken({ read }: Database, tokenHash: string): Promise<string | null> {
  return read(async (db) => {
    const row = await db
      .selectFrom('subscriberTokens')
      .select('subscriberId')
      .where('hash', '=', tokenHash)
      .executeTakeFirst();
    return row?.subscriberId ?? null;
  });
}

/**
 * Deletes a subscriber with the emails to them: the link proved whose address it is, so subscribing again today gets a
 * mail.
 * @param outgoingOf makes the events for the webhook; called for confirmed subscribers only
 * @returns false when there is none
 */
export function deleteSubscriber(
  { write }: Database,
  id: string,
  at: string,
  outgoingOf: (subscriber: StoredSubscriber) => readonly Outgoing[],
): Promise<boolean> {
  return write(async (db) => {
    const row = await db.deleteFrom('subscribers').where('id', '=', id).returningAll().executeTakeFirst();
    if (!row) return false;
    await deleteWithRecords(db, [id]);
    if (row.confirmedAt !== null) await addOutgoing(db, row, outgoingOf(subscriberOf(row)), at);
    return true;
  });
}

export function listSubscribers(
  database: Database,
  { text, ...range }: { text: string; offset: number; limit: number },
): Promise<Page<StoredSubscriber>> {
  return database.read(async (db) => {
    const found = db.selectFrom('subscribers').where(allWordsOccur(database, text));
    const { items, total } = await pageOfRows(found, found.selectAll(), range);
    return { items: items.map(subscriberOf), total };
  });
}

/** The ids of all confirmed subscribers that a search finds, newest first, for an export. */
export const confirmedSubscriberIds = (database: Database, text: string): Promise<string[]> =>
  database.read((db) => {
    const found = db.selectFrom('subscribers').where(allWordsOccur(database, text));
    return idsInOrder(found.where('confirmedAt', 'is not', null), { date: 'receivedAt' });
  });

/** Subscribers by their ids, in that order, without deleted ones. */
export const readSubscribers = ({ read }: Database, ids: readonly string[]): Promise<StoredSubscriber[]> =>
  read(async (db) => (await rowsById(db.selectFrom('subscribers').selectAll(), ids)).map(subscriberOf));

export function readSubscriber({ read }: Database, id: string): Promise<StoredSubscriber | null> {
  return read(async (db) => {
    const row = await db.selectFrom('subscribers').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? subscriberOf(row) : null;
  });
}

/** Takes a subscriber out of spam, with the mail that asks to confirm. Null when none is there. */
export function releaseSubscriber(
  { write }: Database,
  id: string,
  tokenHash: string,
  mailsOf: (subscriber: StoredSubscriber) => readonly Outgoing[],
  at: string,
): Promise<StoredSubscriber | null> {
  return write(async (db) => {
    const row = await db
      .updateTable('subscribers')
      .set({ folder: 'inbox' })
      .where('id', '=', id)
      .where('folder', '=', 'spam')
      .returningAll()
      .executeTakeFirst();
    if (!row) return null;
    await addToken(db, id, tokenHash);
    await addOutgoing(db, row, mailsOf(subscriberOf(row)), at);
    return subscriberOf(row);
  });
}
