import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';
import type { AuditEntry, UserStore } from './user-store.ts';

function entryOf({ account_name: accountName, ...row }: Tables['audit_entries']): AuditEntry {
  return { ...row, accountName };
}

/** The log of the dashboard: entries are added and read; only retention deletes. */
export function createAudit({
  dialect,
  read,
  write,
}: Database): Pick<UserStore, 'addAuditEntry' | 'auditEntries'> {
  const position = sql.raw(dialect === 'postgres' ? 'strpos' : 'instr');

  return {
    addAuditEntry: ({ accountName, ...entry }, unlessSince) =>
      write(async (db) => {
        const same =
          unlessSince === undefined
            ? undefined
            : await db
                .selectFrom('audit_entries')
                .select('id')
                .where('at', '>', unlessSince)
                // Not of a time when the clock was ahead.
                .where('at', '<=', entry.at)
                .where('account', '=', entry.account)
                .where('action', '=', entry.action)
                .where('subject', '=', entry.subject)
                .where('records', '=', entry.records)
                .executeTakeFirst();
        if (!same)
          await db
            .insertInto('audit_entries')
            .values({ ...entry, account_name: accountName })
            .execute();
      }),

    auditEntries: ({ account, record, offset, limit }) =>
      read(async (db) => {
        let found = db.selectFrom('audit_entries');
        if (account !== '') found = found.where('account', '=', account);
        // Between spaces, so that `app-1` does not find `app-10`.
        if (record !== '')
          found = found.where(sql<boolean>`${position}(' ' || records || ' ', ${` ${record} `}) > 0`);
        const { total } = await found
          .select(({ fn }) => fn.countAll().as('total'))
          .$castTo<{ total: string | number | bigint }>()
          .executeTakeFirstOrThrow();
        const rows = await found
          .selectAll()
          .orderBy('at', 'desc')
          .orderBy('id', 'desc')
          .offset(offset)
          .limit(limit)
          .execute();
        return { items: rows.map(entryOf), total: Number(total) };
      }),
  };
}
