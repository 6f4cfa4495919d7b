import { sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import type { Database, Dialect } from './database.ts';
import { tellDeleted } from './events.ts';
import { forgetKeysOf } from './idempotency.ts';
import { deleteWorkOn, notesOn } from './notes.ts';
import { announceLeftResumes } from './resume-records.ts';
import { applicationOf, enquiryOf, mailOf, subscriberOf } from './rows.ts';
import { emailKeyOf } from './search-text.ts';
import type { AdminStore, Folder } from './store.ts';
import type { Tables } from './tables.ts';
import { deliveryOf } from './webhooks.ts';

/**
 * Deletes the keys of deleted rows, tells webhooks, announces their files, and returns the number of rows,
 * the files and the mails.
 */
async function clearUpAfter(
  db: Kysely<Tables>,
  dialect: Dialect,
  deleted: {
    enquiries: readonly { id: string; folder: Folder }[];
    applications: readonly { id: string; folder: Folder; resume_key: string }[];
    subscribers: readonly { id: string; folder: Folder; confirmed_at: string | null }[];
    mails: readonly unknown[];
    keys?: readonly unknown[];
    log?: readonly unknown[];
  },
  at: string,
): Promise<{ rows: number; resumeKeys: string[]; mailIds: string[] }> {
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  await forgetKeysOf(db, 'enquiry', idsOf(deleted.enquiries));
  await forgetKeysOf(db, 'application', idsOf(deleted.applications));
  await forgetKeysOf(db, 'newsletter', idsOf(deleted.subscribers));
  const worked = [...idsOf(deleted.enquiries), ...idsOf(deleted.applications)];
  for (const endpoint of ['reply', 'note'] as const) await forgetKeysOf(db, endpoint, worked);
  const mailIds = await deleteWorkOn(db, worked);
  await tellDeleted(db, dialect, 'enquiry', deleted.enquiries, at);
  await tellDeleted(db, dialect, 'application', deleted.applications, at);
  await tellDeleted(db, dialect, 'subscriber', deleted.subscribers, at);
  const resumeKeys = deleted.applications.map((row) => row.resume_key);
  await announceLeftResumes(db, resumeKeys, at);
  return { rows: Object.values(deleted).reduce((sum, rows) => sum + rows.length, 0), resumeKeys, mailIds };
}

/** Condition: the row is older than the limit for its folder. */
function isOlder(before: Record<Folder, string>): Expression<SqlBool> {
  const inFolder = (folder: Folder) => sql`(folder = ${folder} and received_at < ${before[folder]})`;
  return sql<SqlBool>`(${inFolder('inbox')} or ${inFolder('spam')})`;
}

/** Export and erasure of a person, and the end of retention periods. */
export function createPeople({
  dialect,
  read,
  write,
}: Database): Pick<AdminStore, 'person' | 'erasePerson' | 'deleteOlderThan'> {
  return {
    person: (email) =>
      read(async (db) => {
        const key = emailKeyOf(email);
        const [enquiries, applications, subscriptions, mails, deliveries] = [
          await db
            .selectFrom('enquiries')
            .selectAll()
            .where('email_key', '=', key)
            .orderBy('received_at')
            .orderBy('id')
            .execute(),
          await db
            .selectFrom('applications')
            .selectAll()
            .where('email_key', '=', key)
            .orderBy('received_at')
            .orderBy('id')
            .execute(),
          await db.selectFrom('subscribers').selectAll().where('email_key', '=', key).execute(),
          await db
            .selectFrom('mails')
            .selectAll()
            .where('person_key', '=', key)
            .orderBy('created_at')
            .orderBy('id')
            .execute(),
          await db
            .selectFrom('deliveries')
            .selectAll()
            .where('person_key', '=', key)
            .orderBy('created_at')
            .orderBy('id')
            .execute(),
        ];
        const notes = await notesOn(
          db,
          [...applications, ...enquiries].map(({ id }) => id),
        );
        return {
          enquiries: enquiries.map((row) => ({ ...enquiryOf(row), notes: notes.get(row.id) ?? [] })),
          applications: applications.map((row) => applicationOf(row, notes.get(row.id))),
          subscriptions: subscriptions.map(subscriberOf),
          mails: mails.map(mailOf),
          deliveries: deliveries.map(deliveryOf),
        };
      }),

    erasePerson: (email, at) =>
      write(async (db) => {
        const key = emailKeyOf(email);
        const deleted = {
          enquiries: await db
            .deleteFrom('enquiries')
            .where('email_key', '=', key)
            .returning(['id', 'folder'])
            .execute(),
          applications: await db
            .deleteFrom('applications')
            .where('email_key', '=', key)
            .returning(['id', 'folder', 'resume_key'])
            .execute(),
          subscribers: await db
            .deleteFrom('subscribers')
            .where('email_key', '=', key)
            .returning(['id', 'folder', 'confirmed_at'])
            .execute(),
          mails: await db.deleteFrom('mails').where('person_key', '=', key).returning('id').execute(),
        };
        await db.deleteFrom('deliveries').where('person_key', '=', key).execute();
        const { mailIds, ...cleared } = await clearUpAfter(db, dialect, deleted, at);
        const { mails, ...records } = deleted;
        return {
          ...cleared,
          mailIds: [...mails.map(({ id }) => id), ...mailIds],
          recordIds: Object.values(records).flatMap((rows) => rows.map(({ id }) => id)),
        };
      }),

    deleteOlderThan: (before, at) =>
      write(async (db) => {
        // Earlier than every date, so a kind without a limit is kept.
        const never = '';
        const { applications = never, enquiries = never, spam = never } = before;
        const deleted = {
          enquiries: await db
            .deleteFrom('enquiries')
            .where(isOlder({ inbox: enquiries, spam }))
            .returning(['id', 'folder'])
            .execute(),
          applications: await db
            .deleteFrom('applications')
            .where(isOlder({ inbox: applications, spam }))
            .returning(['id', 'folder', 'resume_key'])
            .execute(),
          subscribers: await db
            .deleteFrom('subscribers')
            .where('confirmed_at', 'is', null)
            .where('received_at', '<', before.unconfirmed ?? never)
            .returning(['id', 'folder', 'confirmed_at'])
            .execute(),
          // Waiting mails are kept, because they still have to be sent.
          mails: await db
            .deleteFrom('mails')
            .where('state', '!=', 'waiting')
            .where('created_at', '<', before.mails ?? never)
            // Replies belong to their record.
            .where('reply_record', 'is', null)
            .returning('id')
            .execute(),
          log: await db
            .deleteFrom('audit_entries')
            .where('at', '<', before.log ?? never)
            .returning('id')
            .execute(),
          keys: await db
            .deleteFrom('idempotency_keys')
            .where('created_at', '<', before.keys ?? never)
            .returning('key')
            .execute(),
        };
        await db
          .deleteFrom('deliveries')
          .where('state', '!=', 'waiting')
          .where('created_at', '<', before.mails ?? never)
          .execute();
        // On their way when their webhook was deleted.
        await db
          .deleteFrom('deliveries')
          .where('webhook_id', 'not in', (eb) => eb.selectFrom('webhooks').select('id'))
          .execute();
        // Counts of rate limits that have ended; their keys may be made of addresses.
        await db.deleteFrom('event_counts').where('resets_at', '<=', at).execute();
        await db.deleteFrom('subscriber_tokens').where('expires_at', '<=', at).execute();
        await db.deleteFrom('account_tokens').where('expires_at', '<=', at).execute();
        return clearUpAfter(db, dialect, deleted, at);
      }),
  };
}
