import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Dialect } from './database.ts';
import type { Tables } from './tables.ts';
import { textTypeOf } from './text-type.ts';

/** An entry of the log is never changed, whoever asks the database for it; retention deletes old ones. */
async function makeAppendOnly(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  if (dialect === 'sqlite') {
    await sql`create trigger audit_entries_stay before update on audit_entries
      begin select raise(abort, 'an entry of the log is never changed'); end`.execute(db);
    return;
  }
  await sql`create function refuse_change() returns trigger language plpgsql as
    $$ begin raise exception 'an entry of the log is never changed'; end $$`.execute(db);
  await sql`create trigger audit_entries_stay before update on audit_entries
    for each row execute function refuse_change()`.execute(db);
}

/**
 * The one account becomes the first user, an owner. Its id, `admin`, and so its sessions and known devices stay
 * valid; an e-mail address it gets in the dashboard.
 */
export function people(dialect: Dialect): Migration {
  const text = textTypeOf(dialect);
  return {
    async up(db: Kysely<Tables>) {
      const { schema } = db;
      await schema.alterTable('accounts').renameColumn('name', 'id').execute();
      for (const [column, value] of [
        ['email', ''],
        ['email_key', ''],
        ['name', 'admin'],
        ['language', ''],
        ['role', 'owner'],
        ['login_rule', 'password'],
        ['created_at', ''],
      ] as const)
        await schema
          .alterTable('accounts')
          .addColumn(column, text, (built) => built.notNull().defaultTo(value))
          .execute();
      await schema.alterTable('accounts').addColumn('joined_at', text).execute();
      const at = new Date().toISOString();
      await db.updateTable('accounts').set({ created_at: at, joined_at: at }).execute();
      await schema
        .createIndex('accounts_by_email_key')
        .unique()
        .on('accounts')
        .column('email_key')
        .where('email_key', '!=', '')
        .execute();
      await schema
        .alterTable('sessions')
        .addColumn('device', text, (column) => column.notNull().defaultTo(''))
        .execute();
      await schema.createIndex('sessions_by_account').on('sessions').column('account').execute();

      await schema
        .createTable('account_tokens')
        .addColumn('hash', text, (column) => column.primaryKey().notNull())
        .addColumn('account', text)
        .addColumn('purpose', text, (column) => column.notNull())
        .addColumn('expires_at', text, (column) => column.notNull())
        .execute();
      await schema
        .createTable('passkeys')
        .addColumn('id', text, (column) => column.primaryKey().notNull())
        .addColumn('account', text, (column) => column.notNull())
        .addColumn('credential_id', text, (column) => column.notNull().unique())
        .addColumn('public_key', text, (column) => column.notNull())
        .addColumn('counter', 'bigint', (column) => column.notNull())
        .addColumn('name', text, (column) => column.notNull())
        .addColumn('created_at', text, (column) => column.notNull())
        .addColumn('last_used_at', text)
        .execute();

      await schema
        .createTable('audit_entries')
        .addColumn('id', text, (column) => column.primaryKey().notNull())
        .addColumn('at', text, (column) => column.notNull())
        .addColumn('account', text)
        .addColumn('account_name', text, (column) => column.notNull())
        .addColumn('action', text, (column) => column.notNull())
        .addColumn('subject', text, (column) => column.notNull())
        .addColumn('records', text, (column) => column.notNull())
        .execute();
      await schema.createIndex('audit_entries_by_at').on('audit_entries').columns(['at', 'id']).execute();
      await makeAppendOnly(db, dialect);

      for (const table of ['applications', 'enquiries'] as const)
        await schema.alterTable(table).addColumn('assigned_to', text).execute();
      await schema.alterTable('mails').addColumn('is_secret', 'integer').execute();
    },
  };
}
