import { minuteMs } from '#shared/durations.ts';
import { randomUUID } from 'node:crypto';
import type { DashboardLogEntry, LogAction, LogSubject } from '#shared/contracts/dashboard.ts';
import type { Database, Tables } from '#server/live/database.ts';
import { idsInOrder, pageOfRows, rowsById, type Page } from '#server/live/records.store.ts';

/** The log of the dashboard: who did what, when, with which records. Entries hold ids, never what a person typed. */

/** The same view repeated within this time is one entry, because an open dashboard reloads its lists. */
export const sameViewMs = 15 * minuteMs;

export interface LoggedAction {
  /** Who; `password` for the one password. */
  user: string;
  action: Exclude<LogAction, 'refused'>;
  subject: LogSubject;
  records: readonly string[];
}

/** Stores an entry; a view that is repeated soon is not stored again. */
export async function addLogEntry(
  { write }: Database,
  { records, ...entry }: LoggedAction,
  now: Date,
): Promise<void> {
  const row = { ...entry, id: randomUUID(), at: now.toISOString(), recordIds: JSON.stringify(records) };
  await write(async (db) => {
    const same =
      entry.action === 'view' &&
      (await db
        .selectFrom('logEntries')
        .select('id')
        .where('at', '>', new Date(now.getTime() - sameViewMs).toISOString())
        // Without entries written while the clock was ahead.
        .where('at', '<=', row.at)
        .where('user', '=', row.user)
        .where('action', '=', row.action)
        .where('subject', '=', row.subject)
        .where('recordIds', '=', row.recordIds)
        .executeTakeFirst());
    if (!same) await db.insertInto('logEntries').values(row).execute();
  });
}

/**
 * Counts a refused login. One entry an hour has the count of that hour instead of ids, so that strangers cannot
 * fill the log.
 */
export async function countRefusedLogin({ write }: Database, now: Date): Promise<void> {
  const at = now.toISOString();
  const id = `refused-${at.slice(0, 13)}`;
  await write(async (db) => {
    const before = await db
      .selectFrom('logEntries')
      .select('recordIds')
      .where('id', '=', id)
      .executeTakeFirst();
    const count = before ? 1 + Number(recordsOf(before)[0]) : 1;
    const recordIds = JSON.stringify([String(count)]);
    await db
      .insertInto('logEntries')
      .values({ id, at, user: '', action: 'refused', subject: 'session', recordIds })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ at, recordIds }))
      .execute();
  });
}

function recordsOf({ recordIds }: Pick<Tables['logEntries'], 'recordIds'>): string[] {
  const records: unknown = JSON.parse(recordIds);
  return Array.isArray(records) ? records.map(String) : [];
}

const logOrder = { date: 'at' } as const;

export const logEntryIds = ({ read }: Database): Promise<string[]> =>
  read((db) => idsInOrder(db.selectFrom('logEntries'), logOrder));

export const readLogEntries = ({ read }: Database, ids: readonly string[]): Promise<DashboardLogEntry[]> =>
  read(async (db) => (await rowsById(db.selectFrom('logEntries').selectAll(), ids)).map(entryOf));

/** A page of the log, latest first. */
export function listLogEntries(
  { read }: Database,
  range: { offset: number; limit: number },
): Promise<Page<DashboardLogEntry>> {
  return read(async (db) => {
    const found = db.selectFrom('logEntries');
    const { items, total } = await pageOfRows(found, found.selectAll(), range, logOrder);
    return { items: items.map(entryOf), total };
  });
}

const entryOf = ({ recordIds, ...entry }: Tables['logEntries']): DashboardLogEntry => ({
  ...entry,
  records: recordsOf({ recordIds }),
});
