import { dayMs, hourMs, minuteMs } from '#shared/durations.ts';
import { randomUUID } from 'node:crypto';
import { sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import type { UnsentCounts, UnsentState } from '#shared/contracts/dashboard.ts';
import type { Database, MailPurpose, OutboxRow, StoredEnquiry, Tables } from '#server/live/database.ts';
import { pageOfRows, type Page } from '#server/live/records.store.ts';
import { emailKeyOf } from '#server/live/compared-text.ts';
import { confirmationHours } from '#server/live/tokens.ts';

/** Sends one kind of item of the outbox. */
export interface Transport {
  /**
   * Rejects when it was not accepted, with RefusedForGood when it never will be.
   * @param signal ends it; then it may have arrived or not
   */
  send: (item: OutboxRow, signal?: AbortSignal) => Promise<void>;
  close: () => Promise<void>;
}

/** The receiver of a mail or an event will never accept it: do not try again. */
export class RefusedForGood extends Error {}

/** A mail to be sent, stored in the transaction of the record that causes it. */
export interface OutgoingMail {
  kind: 'mail';
  purpose: MailPurpose;
  to: string;
  subject: string;
  text: string;
  /** Receiver of answers; the mail's sender is always the site. */
  replyTo?: string;
  /** Unsubscribe link; only in newsletter emails. */
  leaveUrl?: string;
  /** Hash of the token in its links, which expire some time after it was sent. */
  tokenHash?: string;
}

/** The events for the operator's webhook; docs/how-to/go-live.md describes each. */
export const webhookEvents = [
  'enquiry.received',
  'application.received',
  'subscriber.confirmed',
  'subscriber.left',
  'site.alert',
  'site.check',
] as const;

type WebhookEvent = (typeof webhookEvents)[number];

/** The event that somebody has left the newsletter: all that is left of them until it is sent. */
export const leftEvent = 'subscriber.left' satisfies WebhookEvent;

/** An event for the operator's webhook, stored like an email. */
interface OutgoingEvent {
  kind: 'webhook';
  type: WebhookEvent;
  /** ISO 8601 */
  timestamp: string;
  data: object;
}

export type Outgoing = OutgoingMail | OutgoingEvent;

/**
 * Emails to one visitor's address in 24 hours, by purpose: anybody can type anybody's address into a form.
 * Confirmations have a limit of their own, because somebody waits for them.
 */
const mailsADay = { confirmation: 3, acknowledgement: 3 } as const;

/** False for a mail over the visitor's daily limit for its purpose. */
async function isWithinDay(
  db: Kysely<Tables>,
  { purpose, emailKey }: OutboxRow,
  at: string,
): Promise<boolean> {
  if (purpose === null || purpose === 'notice') return true;
  const { count } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('emailKey', '=', emailKey)
    .where('purpose', '=', purpose)
    .where('createdAt', '>', new Date(Date.parse(at) - dayMs).toISOString())
    // Without emails stored while the clock was ahead.
    .where('createdAt', '<', new Date(Date.parse(at) + hourMs).toISOString())
    .executeTakeFirstOrThrow();
  return Number(count) < mailsADay[purpose];
}

/** The record that causes emails and events, and whom it is about: they are erased with it. */
type Cause = Pick<StoredEnquiry, 'id' | 'email'>;

/** An item that has not been sent. @param at ISO 8601 */
export function rowOf(outgoing: Outgoing, { id: recordId, email }: Cause, at: string): OutboxRow {
  const waiting = {
    state: 'waiting',
    attempts: 0,
    createdAt: at,
    dueAt: at,
    sentAt: null,
    lastError: null,
  } as const;
  const row = { ...waiting, id: randomUUID(), recordId, emailKey: emailKeyOf(email) };
  if (outgoing.kind === 'mail') {
    const { purpose, to, subject, text, replyTo = null, leaveUrl = null, tokenHash = null } = outgoing;
    return { ...row, kind: 'mail', purpose, to, subject, text, replyTo, leaveUrl, tokenHash };
  }
  const { type, timestamp, data } = outgoing;
  const text = JSON.stringify({ type, timestamp, data });
  return {
    ...row,
    kind: 'webhook',
    purpose: null,
    to: 'webhook',
    subject: type,
    text,
    replyTo: null,
    leaveUrl: null,
    tokenHash: null,
  };
}

/** Adds what a record causes to the outbox, in the record's transaction. @param at ISO 8601 */
export async function addOutgoing(
  db: Kysely<Tables>,
  cause: Cause,
  outgoing: readonly Outgoing[],
  at: string,
): Promise<void> {
  for (const one of outgoing) {
    const row = rowOf(one, cause, at);
    if (await isWithinDay(db, row, at)) await db.insertInto('outbox').values(row).execute();
  }
}

/** Adds what a record caused when it was spam, unless it has emails or events already. */
export async function addReleased(
  db: Kysely<Tables>,
  cause: Cause,
  outgoing: readonly Outgoing[],
  at: string,
): Promise<void> {
  const before = await db
    .selectFrom('outbox')
    .select('id')
    .where('recordId', '=', cause.id)
    .executeTakeFirst();
  if (!before) await addOutgoing(db, cause, outgoing, at);
}

/** The longest delay (retryDelayMs in outbox.worker.ts); a later time was set while the clock was wrong. */
const longestWaitMs = 61 * minuteMs;
/** Condition: an item is due; also when its time was set while the clock was ahead. */
function isDue(now: string): Expression<SqlBool> {
  const tooLate = new Date(Date.parse(now) + longestWaitMs).toISOString();
  return sql<SqlBool>`(state = 'waiting' and (due_at <= ${now} or due_at > ${tooLate}))`;
}

/**
 * Takes due items of a kind and reserves them until a time, so that of several workers one sends each. A reserved item
 * has no error, one that waits for its next try has.
 */
export function claimOutgoing(
  { dialect, writeRelaxed }: Database,
  { kind, at, until, limit }: { kind: OutboxRow['kind']; at: string; until: string; limit: number },
): Promise<OutboxRow[]> {
  return writeRelaxed(async (db) => {
    let due = db
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', kind)
      .where(isDue(at))
      .orderBy('dueAt')
      .orderBy('id')
      .limit(limit);
    // Two workers take different items and do not wait for each other.
    if (dialect === 'postgres') due = due.forUpdate().skipLocked();
    const rows = await db
      .with('due', () => due)
      .updateTable('outbox')
      .set({ dueAt: until, lastError: null })
      .where('id', 'in', (eb) => eb.selectFrom('due').select('id'))
      .returningAll()
      .execute();
    // A statement that changes rows returns them in any order.
    return rows.toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
  });
}

/**
 * Marks items as sent, and empties those of the webhook, which hold a copy of the record: of somebody who has left also
 * the key, because there is no record that an erasure would find. From now on, the links in
 * sent confirmations expire: counted from the sign-up, they would while a mail is held.
 * @returns those that exist: others were erased while they were being sent
 */
export function markSent({ write }: Database, ids: readonly string[], at: string): Promise<string[]> {
  return write(async (db) => {
    if (ids.length === 0) return [];
    const rows = await db
      .updateTable('outbox')
      .set({
        state: 'sent',
        sentAt: at,
        lastError: null,
        text: sql<string>`case when kind = 'webhook' then '' else text end`,
        emailKey: sql<string>`case when subject = ${leftEvent} and kind = 'webhook' then '' else email_key end`,
      })
      .where('id', 'in', [...ids])
      .returning(['id', 'tokenHash'])
      .execute();
    const expiresAt = new Date(Date.parse(at) + confirmationHours * hourMs).toISOString();
    const hashes = rows.flatMap(({ tokenHash }) => tokenHash ?? []);
    if (hashes.length > 0)
      await db
        .updateTable('subscriberTokens')
        .set({ expiresAt })
        .where('hash', 'in', hashes)
        .where('purpose', '=', 'confirm')
        .execute();
    return rows.map(({ id }) => id);
  });
}

/** Notes a failure. @param failure.dueAt time of the next try; null gives the item up */
export function markFailed(
  { write }: Database,
  id: string,
  { error, attempts, dueAt }: { error: string; attempts: number; dueAt: string | null },
): Promise<void> {
  return write(async (db) => {
    await db
      .updateTable('outbox')
      .set({
        lastError: error,
        attempts,
        ...(dueAt === null ? { state: 'dead' as const } : { state: 'waiting' as const, dueAt }),
      })
      .where('id', '=', id)
      // A worker whose claim has expired must not change an item that another one has sent.
      .where('state', '!=', 'sent')
      .execute();
  });
}

/**
 * Makes an item that has failed due at once. One that a worker is sending stays unchanged, or it would be sent twice.
 * @returns false when it is sent or unknown
 */
export function retryOutgoing({ write }: Database, id: string, at: string): Promise<boolean> {
  return write(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('outbox')
      .set({ state: 'waiting', dueAt: at, attempts: 0 })
      .where('id', '=', id)
      .where((eb) =>
        eb.or([
          eb('state', '=', 'dead'),
          eb.and([eb('state', '=', 'waiting'), eb('lastError', 'is not', null)]),
        ]),
      )
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return true;
    const isBeingSent = await db
      .selectFrom('outbox')
      .select('id')
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    return isBeingSent !== undefined;
  });
}

/** Makes all items due at once that have failed or wait for their next try. @returns their ids */
export function retryAllOutgoing({ write }: Database, state: UnsentState, at: string): Promise<string[]> {
  return write(async (db) => {
    const rows = await db
      .updateTable('outbox')
      .set({ state: 'waiting', dueAt: at, attempts: 0 })
      .where('state', '=', state)
      // A worker is sending those without an error.
      .where((eb) => (state === 'dead' ? eb.lit(true) : eb('lastError', 'is not', null)))
      .returning('id')
      .execute();
    return rows.map(({ id }) => id);
  });
}

/** Begins the error of a mail that waits because too many were sent, and not because of a failure. */
export const heldMark = 'held:';

/**
 * Counts emails and events that were given up within a day, and those that have waited for more than an hour after an
 * error. A visitor's address that refuses its mail is not a fault of the site.
 */
export function countOverdue({ read }: Database, now: Date): Promise<number> {
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs).toISOString();
  return read(async (db) => {
    const { count } = await db
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll().as('count'))
      .where((eb) =>
        eb.or([
          // What is given up keeps the time of its last claim.
          eb.and([
            eb('state', '=', 'dead'),
            eb('dueAt', '>', ago(24)),
            eb.or([eb('purpose', 'is', null), eb('purpose', '=', 'notice')]),
          ]),
          eb.and([
            eb('state', '=', 'waiting'),
            eb('createdAt', '<', ago(1)),
            eb('lastError', 'is not', null),
            eb('lastError', 'not like', `${heldMark}%`),
          ]),
        ]),
      )
      .executeTakeFirstOrThrow();
    return Number(count);
  });
}

const newlyDeadDays = 7;

export function countUnsent({ read }: Database, now: Date): Promise<UnsentCounts> {
  const newly = new Date(now.getTime() - newlyDeadDays * dayMs).toISOString();
  return read(async (db) => {
    const rows = await db
      .selectFrom('outbox')
      .select(({ fn }) => ['state', fn.countAll().as('count'), fn.min('createdAt').as('oldest')])
      .where('state', 'in', ['waiting', 'dead'])
      .groupBy('state')
      .execute();
    const { newlyDead } = await db
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll().as('newlyDead'))
      .where('state', '=', 'dead')
      .where('createdAt', '>', newly)
      .executeTakeFirstOrThrow();
    const of = (state: OutboxRow['state']) => rows.find((row) => row.state === state);
    const oldest = Date.parse(of('waiting')?.oldest ?? now.toISOString());
    return {
      waiting: Number(of('waiting')?.count ?? 0),
      dead: Number(of('dead')?.count ?? 0),
      newlyDead: Number(newlyDead),
      oldestWaitingS: Math.max(0, Math.round((now.getTime() - oldest) / 1000)),
    };
  });
}

/** Emails and webhook events in a state, newest first. */
export function listOutgoing(
  { read }: Database,
  { state, ...range }: { state: OutboxRow['state']; offset: number; limit: number },
): Promise<Page<OutboxRow>> {
  return read(async (db) => {
    const found = db.selectFrom('outbox').where('state', '=', state);
    return pageOfRows(found, found.selectAll(), range, { date: 'createdAt' });
  });
}

/** Which of these items exist, for files of emails whose rows are gone. */
export function knownOutgoing({ read }: Database, ids: readonly string[]): Promise<string[]> {
  return read(async (db) => {
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom('outbox')
      .select('id')
      .where('id', 'in', [...ids])
      .execute();
    return rows.map(({ id }) => id);
  });
}
