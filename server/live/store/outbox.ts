import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from './database.ts';
import { withinDailyLimits } from './mail-limits.ts';
import { pageOfRows } from './page-of-rows.ts';
import { createQueue } from './queue.ts';
import { mailOf, mailRowOf } from './rows.ts';
import { allWordsOccur } from './search-text.ts';
import type { OutgoingMail } from './outgoing-mail.ts';
import type { OutboxStore } from './store.ts';
import type { Tables } from './tables.ts';

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
  if (!sent) await addMails(db, await withinDailyLimits(db, mails, at), at);
}

/** The waiting, sent and failed mails. */
export function createOutbox(database: Database): OutboxStore {
  const { dialect, read } = database;
  // A secret is only for its receiver.
  const queue = createQueue(database, 'mails', {
    text: sql<string>`case when is_secret = 1 then '' else text end`,
  });
  return {
    claimMails: async (now, claimedUntil, limit) => (await queue.claim(now, claimedUntil, limit)).map(mailOf),
    markMailsSent: queue.markSent,
    markMailFailed: queue.markFailed,
    mails: ({ state, text, ...range }) =>
      read(async (db) => {
        const found = db.selectFrom('mails').where('state', '=', state).where(allWordsOccur(dialect, text));
        return pageOfRows(found, found.selectAll(), range, mailOf, 'created_at');
      }),
    retryMail: queue.retry,
    mailCounts: queue.counts,
  };
}
