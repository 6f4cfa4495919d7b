import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Database } from './database.ts';
import { pageOfRows } from './page-of-rows.ts';
import { mailOf, mailRowOf } from './rows.ts';
import { allWordsOccur } from './search-text.ts';
import type { OutgoingMail } from './outgoing-mail.ts';
import type { OutboxStore, StoredMail } from './store.ts';
import type { Tables } from './tables.ts';

/** No mail waits for longer (retryDelayMs in mail/outbox.ts): a later time was set while the clock was wrong. */
const longestWaitMs = 61 * 60_000;

/** A mail that is due sooner may be being sent (claimMs in mail/outbox.ts); it needs no push. */
const longestClaimMs = 5 * 60_000;

/** Needed because a statement that changes rows returns them in any order. */
const longestWaitingFirst = (one: StoredMail, other: StoredMail): number =>
  one.createdAt === other.createdAt ? 0 : one.createdAt < other.createdAt ? -1 : 1;

/** Adds the mails of a record to the outbox, in the same transaction. */
export async function addMails(
  db: Kysely<Tables>,
  mails: readonly OutgoingMail[],
  createdAt: string,
): Promise<void> {
  if (mails.length === 0) return;
  await db
    .insertInto('mails')
    .values(mails.map((mail) => mailRowOf(mail, randomUUID(), createdAt)))
    .execute();
}

/**
 * Deletes the mails of a record that is deleted. They were stored with it, at the same moment.
 * @returns their ids, for the files that mails may also be
 */
export async function deleteMailsOf(
  db: Kysely<Tables>,
  { email_key: key, received_at: at }: { email_key: string; received_at: string },
): Promise<string[]> {
  const rows = await db
    .deleteFrom('mails')
    .where('person_key', '=', key)
    .where('created_at', '=', at)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Adds the mails of a record that leaves the spam folder, unless it has some from before. They get the time of
 * the record, so that they are deleted with it.
 */
export async function addHeldMails(
  db: Kysely<Tables>,
  { email_key: key, received_at: at }: { email_key: string; received_at: string },
  mails: readonly OutgoingMail[],
): Promise<void> {
  const sent = await db
    .selectFrom('mails')
    .select('id')
    .where('person_key', '=', key)
    .where('created_at', '=', at)
    .executeTakeFirst();
  if (!sent) await addMails(db, mails, at);
}

/** The waiting, sent and failed mails. */
export function createOutbox({ dialect, read, write, writeAtOnce }: Database): OutboxStore {
  return {
    claimMails: (now, claimedUntil, limit) =>
      writeAtOnce(async (db) => {
        const tooLate = new Date(Date.parse(now) + longestWaitMs).toISOString();
        let due = db
          .selectFrom('mails')
          .select('id')
          .where('state', '=', 'waiting')
          .where((eb) => eb.or([eb('due_at', '<=', now), eb('due_at', '>', tooLate)]))
          .orderBy('due_at')
          .orderBy('id')
          .limit(limit);
        // Two workers take different mails and do not wait for each other.
        if (dialect === 'postgres') due = due.forUpdate().skipLocked();
        const rows = await db
          .with('due', () => due)
          .updateTable('mails')
          .set({ due_at: claimedUntil })
          .where('id', 'in', (eb) => eb.selectFrom('due').select('id'))
          .returningAll()
          .execute();
        return rows.map(mailOf).toSorted(longestWaitingFirst);
      }),

    markMailsSent: (ids, at) =>
      writeAtOnce(async (db) => {
        if (ids.length === 0) return [];
        const rows = await db
          .updateTable('mails')
          .set((eb) => ({
            state: 'sent',
            sent_at: at,
            last_error: null,
            text: eb.case().when('is_secret', '=', 1).then('').else(eb.ref('text')).end(),
          }))
          .where('id', 'in', [...ids])
          .returning('id')
          .execute();
        return rows.map(({ id }) => id);
      }),

    markMailFailed: (id, { error, attempts, dueAt }) =>
      writeAtOnce(async (db) => {
        await db
          .updateTable('mails')
          .set({
            last_error: error,
            attempts,
            ...(dueAt === null ? { state: 'dead' } : { state: 'waiting', due_at: dueAt }),
          })
          .where('id', '=', id)
          // A worker whose claim has expired must not change a mail that another one has sent.
          .where('state', '!=', 'sent')
          .execute();
      }),

    mails: ({ state, text, ...range }) =>
      read(async (db) => {
        const found = db.selectFrom('mails').where('state', '=', state).where(allWordsOccur(dialect, text));
        return pageOfRows(found, found.selectAll(), range, mailOf, 'created_at');
      }),

    retryMail: (id, at) =>
      write(async (db) => {
        const claimed = new Date(Date.parse(at) + longestClaimMs).toISOString();
        const isPostponed = (eb: ExpressionBuilder<Tables, 'mails'>) =>
          eb.and([eb('state', '=', 'waiting'), eb('due_at', '>', claimed)]);
        const { numUpdatedRows } = await db
          .updateTable('mails')
          .set({ state: 'waiting', due_at: at, attempts: 0 })
          .where('id', '=', id)
          .where((eb) => eb.or([eb('state', '=', 'dead'), isPostponed(eb)]))
          .executeTakeFirst();
        if (numUpdatedRows > 0n) return true;
        const soon = await db
          .selectFrom('mails')
          .select('id')
          .where('id', '=', id)
          .where('state', '=', 'waiting')
          .executeTakeFirst();
        return soon !== undefined;
      }),

    mailCounts: () =>
      read(async (db) => {
        const rows = await db
          .selectFrom('mails')
          .select(({ fn }) => ['state', fn.countAll().as('count')])
          .groupBy('state')
          .execute();
        const counts = { waiting: 0, sent: 0, dead: 0 };
        for (const { state, count } of rows) counts[state] = Number(count);
        return counts;
      }),
  };
}
