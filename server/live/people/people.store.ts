import { sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import { applicationOf } from '#server/live/applications/applications.store.ts';
import {
  type Database,
  type OutboxRow,
  type RecordTable,
  type StoredApplication,
  type StoredEnquiry,
  type StoredSubscriber,
  type Tables,
} from '#server/live/database.ts';
import { recordLists, type Folder, type WorkKind } from '#shared/contracts/dashboard.ts';
import { enquiryOf } from '#server/live/enquiries/enquiries.store.ts';
import { addOutgoing, leftEvent, type Outgoing } from '#server/live/outbox/outbox.store.ts';
import { deleteWithRecords } from '#server/live/records.store.ts';
import { emailKeyOf } from '#server/live/compared-text.ts';
import { subscriberOf } from '#server/live/subscriptions/subscriptions.store.ts';

/** All stored data of one person, by email address (in any case). */
export interface PersonRecord extends Record<WorkKind, object[]> {
  enquiries: StoredEnquiry[];
  applications: StoredApplication[];
  subscriptions: StoredSubscriber[];
  mails: OutboxRow[];
}

/** Reads all data of a person, oldest first. */
export function readPerson({ read }: Database, email: string): Promise<PersonRecord> {
  const key = emailKeyOf(email);
  return read(async (db) => {
    const enquiries = await db
      .selectFrom('enquiries')
      .selectAll()
      .where('emailKey', '=', key)
      .orderBy('receivedAt')
      .execute();
    const applications = await db
      .selectFrom('applications')
      .selectAll()
      .where('emailKey', '=', key)
      .orderBy('receivedAt')
      .execute();
    const subscriptions = await db
      .selectFrom('subscribers')
      .selectAll()
      .where('emailKey', '=', key)
      .execute();
    const mails = await db
      .selectFrom('outbox')
      .selectAll()
      .where('emailKey', '=', key)
      .orderBy('createdAt')
      .execute();
    return {
      enquiries: enquiries.map(enquiryOf),
      applications: applications.map(applicationOf),
      subscriptions: subscriptions.map(subscriberOf),
      mails,
    };
  });
}

/** Makes the event that a confirmed subscriber has left, for the tool that sends the newsletter. */
export type LeftEvents = (subscriber: StoredSubscriber) => readonly Outgoing[];

/** Deletes the rows of all tables of records that a condition names, with their emails. */
async function deleteRecords(
  db: Kysely<Tables>,
  isMeant: (table: RecordTable) => Expression<SqlBool>,
): Promise<{ ids: string[]; subscribers: StoredSubscriber[] }> {
  const ids: string[] = [];
  for (const table of recordLists) {
    if (table === 'subscribers') continue;
    const rows = await db.deleteFrom(table).where(isMeant(table)).returning('id').execute();
    ids.push(...rows.map(({ id }) => id));
  }
  const rows = await db.deleteFrom('subscribers').where(isMeant('subscribers')).returningAll().execute();
  ids.push(...rows.map(({ id }) => id));
  await deleteWithRecords(db, ids);
  return { ids, subscribers: rows.map(subscriberOf) };
}

async function addLeft(
  db: Kysely<Tables>,
  subscribers: readonly StoredSubscriber[],
  leftEvents: LeftEvents,
  at: Date,
): Promise<void> {
  for (const subscriber of subscribers)
    if (subscriber.confirmedAt !== null)
      await addOutgoing(db, subscriber, leftEvents(subscriber), at.toISOString());
}

/**
 * Deletes all data of a person, but for the unsent event that they have left the newsletter: without it, the tool that
 * sends the newsletter would go on writing to them.
 * @returns the ids of the records
 */
export function deletePerson(
  { write }: Database,
  email: string,
  leftEvents: LeftEvents,
  at: Date,
): Promise<string[]> {
  const key = emailKeyOf(email);
  return write(async (db) => {
    const { ids, subscribers } = await deleteRecords(db, () => sql<SqlBool>`email_key = ${key}`);
    await db
      .deleteFrom('outbox')
      .where('emailKey', '=', key)
      .where((eb) => eb.not(eb.and([eb('subject', '=', leftEvent), eb('state', '!=', 'sent')])))
      .execute();
    await addLeft(db, subscribers, leftEvents, at);
    return ids;
  });
}

/** Deletes records by their ids, when erasures are replayed after a restore. */
export function deleteByIds(
  { write }: Database,
  ids: readonly string[],
  leftEvents: LeftEvents,
  at: Date,
): Promise<void> {
  return write(async (db) => {
    const wanted = sql.join(ids.length > 0 ? ids : ['']);
    const { subscribers } = await deleteRecords(db, () => sql<SqlBool>`id in (${wanted})`);
    await addLeft(db, subscribers, leftEvents, at);
  });
}

/** The ids, addresses and times of all records, for replaying erasures after a restore. */
export function listAddresses({
  read,
}: Database): Promise<{ id: string; emailKey: string; receivedAt: string }[]> {
  return read(async (db) => {
    const found = [];
    for (const table of recordLists)
      found.push(...(await db.selectFrom(table).select(['id', 'emailKey', 'receivedAt']).execute()));
    return found;
  });
}

/** Times (ISO 8601) before which each kind is deleted. */
export type Limits = Record<WorkKind | 'spam' | 'unconfirmed' | 'mails' | 'keys' | 'log', string>;

/**
 * Deletes what is older than its retention period.
 * @param sessions times before which sessions are over
 * @returns how many records were deleted
 */
export function deleteOlderThan(
  { write }: Database,
  before: Limits,
  sessions: { createdAt: string; lastSeenAt: string },
  now: string,
): Promise<number> {
  const isOlder = (inbox: string): Expression<SqlBool> => {
    const inFolder = (folder: Folder, time: string) => sql`(folder = ${folder} and received_at < ${time})`;
    return sql<SqlBool>`(${inFolder('inbox', inbox)} or ${inFolder('spam', before.spam)})`;
  };
  return write(async (db) => {
    const { ids } = await deleteRecords(db, (table) =>
      table === 'subscribers'
        ? sql<SqlBool>`(confirmed_at is null and received_at < ${before.unconfirmed})`
        : isOlder(before[table]),
    );
    // Waiting emails are kept, because they still have to be sent.
    await db
      .deleteFrom('outbox')
      .where('state', '!=', 'waiting')
      .where('createdAt', '<', before.mails)
      .execute();
    await db.deleteFrom('logEntries').where('at', '<', before.log).execute();
    await db.deleteFrom('idempotencyKeys').where('createdAt', '<', before.keys).execute();
    // Ended counts of rate limits too, because their keys are hashes of addresses.
    await db.deleteFrom('eventCounts').where('resetsAt', '<=', now).execute();
    await db.deleteFrom('subscriberTokens').where('expiresAt', '<=', now).execute();
    await db.deleteFrom('oidcLogins').where('expiresAt', '<=', now).execute();
    await db
      .deleteFrom('sessions')
      .where((eb) =>
        eb.or([eb('createdAt', '<', sessions.createdAt), eb('lastSeenAt', '<', sessions.lastSeenAt)]),
      )
      .execute();
    return ids.length;
  });
}
