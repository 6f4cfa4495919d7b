import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from 'kysely';
import type { Database } from './database.ts';
import type { MailState } from './store.ts';
import type { Queued, Tables } from './tables.ts';

/** No item waits for longer (retryDelayMs in outbox-worker.ts): a later time was set while the clock was wrong. */
const longestWaitMs = 61 * 60_000;

/** An item that is due sooner may be being sent (claimMs in outbox-worker.ts); it needs no push. */
const longestClaimMs = 5 * 60_000;

/** Both tables of outboxes have the columns of `Queued`; the compiler is shown one of them. */
type QueueTables = { queue: Queued };

/** Needed because a statement that changes rows returns them in any order. */
const longestWaitingFirst = (one: Queued, other: Queued): number =>
  one.created_at === other.created_at ? 0 : one.created_at < other.created_at ? -1 : 1;

/** Condition: an item is due; also when its time was set while the clock was ahead. */
export function isDue(now: string): Expression<SqlBool> {
  const tooLate = new Date(Date.parse(now) + longestWaitMs).toISOString();
  return sql<SqlBool>`(state = 'waiting' and (due_at <= ${now} or due_at > ${tooLate}))`;
}

/**
 * The items of an outbox: mails, or deliveries to webhooks.
 * @param forgotten columns that are emptied when an item was sent
 */
export function createQueue<Name extends 'mails' | 'deliveries'>(
  { dialect, read, write, writeAtOnce }: Database,
  name: Name,
  forgotten: {
    [Column in keyof Tables[Name]]?: Tables[Name][Column] | Expression<Tables[Name][Column]>;
  } = {},
) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const table = name as unknown as 'queue';
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const queueIn = (db: Kysely<Tables>) => db as unknown as Kysely<QueueTables>;

  return {
    /** Takes due items and reserves them until `claimedUntil`. */
    claim: (now: string, claimedUntil: string, limit: number, among: Expression<SqlBool> = sql`1 = 1`) =>
      writeAtOnce(async (db) => {
        let due = queueIn(db)
          .selectFrom(table)
          .select('id')
          .where(isDue(now))
          .where(among)
          .orderBy('due_at')
          .orderBy('id')
          .limit(limit);
        // Two workers take different items and do not wait for each other.
        if (dialect === 'postgres') due = due.forUpdate().skipLocked();
        const rows = await queueIn(db)
          .with('due', () => due)
          .updateTable(table)
          .set({ due_at: claimedUntil })
          .where('id', 'in', (eb) => eb.selectFrom('due').select('id'))
          .returningAll()
          .execute();
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        return rows.toSorted(longestWaitingFirst) as unknown as Tables[Name][];
      }),

    /** @returns those that exist: others were erased while they were being sent */
    markSent: (ids: readonly string[], at: string) =>
      writeAtOnce(async (db) => {
        if (ids.length === 0) return [];
        const rows = await queueIn(db)
          .updateTable(table)
          .set({ state: 'sent', sent_at: at, last_error: null, ...forgotten })
          .where('id', 'in', [...ids])
          .returning('id')
          .execute();
        return rows.map(({ id }) => id);
      }),

    markFailed: (
      id: string,
      { error, attempts, dueAt }: { error: string; attempts: number; dueAt: string | null },
    ) =>
      writeAtOnce(async (db) => {
        await queueIn(db)
          .updateTable(table)
          .set({
            last_error: error,
            attempts,
            ...(dueAt === null ? { state: 'dead' } : { state: 'waiting', due_at: dueAt }),
          })
          .where('id', '=', id)
          // A worker whose claim has expired must not change an item that another one has sent.
          .where('state', '!=', 'sent')
          .execute();
      }),

    /** Makes an item that failed or waits due at once. @returns false when it is sent or unknown */
    retry: (id: string, at: string) =>
      write(async (db) => {
        const claimed = new Date(Date.parse(at) + longestClaimMs).toISOString();
        const isPostponed = (eb: ExpressionBuilder<QueueTables, 'queue'>) =>
          eb.and([eb('state', '=', 'waiting'), eb('due_at', '>', claimed)]);
        const { numUpdatedRows } = await queueIn(db)
          .updateTable(table)
          .set({ state: 'waiting', due_at: at, attempts: 0 })
          .where('id', '=', id)
          .where((eb) => eb.or([eb('state', '=', 'dead'), isPostponed(eb)]))
          .executeTakeFirst();
        if (numUpdatedRows > 0n) return true;
        const soon = await queueIn(db)
          .selectFrom(table)
          .select('id')
          .where('id', '=', id)
          .where('state', '=', 'waiting')
          .executeTakeFirst();
        return soon !== undefined;
      }),

    counts: () =>
      read(async (db) => {
        const rows = await queueIn(db)
          .selectFrom(table)
          .select(({ fn }) => ['state', fn.countAll().as('count')])
          .groupBy('state')
          .execute();
        const counts: Record<MailState, number> = { waiting: 0, sent: 0, dead: 0 };
        for (const { state, count } of rows) counts[state] = Number(count);
        return counts;
      }),
  };
}
