import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Migration } from 'kysely/migration';
import { sortNameOf } from './search-text.ts';
import type { Tables } from './tables.ts';

/**
 * Notes have authors and times; mails know the record they reply to and who wrote them; applications are
 * sorted by name. The note that all shared becomes the first one, without an author.
 * @param text the type of text columns
 */
export function workOnRecords(text: RawBuilder<unknown>): Migration {
  return {
    async up(db: Kysely<Tables>) {
      let notes = db.schema
        .createTable('notes')
        .addColumn('id', text, (column) => column.primaryKey().notNull());
      for (const name of ['record_id', 'author', 'text', 'created_at'])
        notes = notes.addColumn(name, text, (column) => column.notNull());
      await notes.execute();
      await db.schema.createIndex('notes_by_record_id').on('notes').column('record_id').execute();
      await sql`insert into notes (id, record_id, author, text, created_at)
        select 'first-' || id, id, '', notes, received_at from applications where notes <> ''`.execute(db);
      await db.schema.alterTable('applications').dropColumn('notes').execute();

      await db.schema.alterTable('mails').addColumn('reply_record', text).execute();
      await db.schema.alterTable('mails').addColumn('reply_author', text).execute();
      await db.schema.createIndex('mails_by_reply_record').on('mails').column('reply_record').execute();

      await db.schema
        .alterTable('applications')
        .addColumn('sort_name', text, (column) => column.notNull().defaultTo(''))
        .execute();
      const rows = await db.selectFrom('applications').select(['id', 'first_name', 'last_name']).execute();
      for (const { id, first_name, last_name } of rows) {
        await db
          .updateTable('applications')
          .set({ sort_name: sortNameOf(`${first_name} ${last_name}`) })
          .where('id', '=', id)
          .execute();
      }
      for (const column of ['email_key', 'sort_name', 'job_id', 'status'] as const)
        await db.schema
          .createIndex(`applications_by_folder_${column}`)
          .on('applications')
          .columns(['folder', column])
          .execute();
    },
  };
}

/** Enquiries are sorted by name as well. */
export function orderOfEnquiries(text: RawBuilder<unknown>): Migration {
  return {
    async up(db: Kysely<Tables>) {
      await db.schema
        .alterTable('enquiries')
        .addColumn('sort_name', text, (column) => column.notNull().defaultTo(''))
        .execute();
      const rows = await db.selectFrom('enquiries').select(['id', 'name']).execute();
      for (const { id, name } of rows)
        await db
          .updateTable('enquiries')
          .set({ sort_name: sortNameOf(name) })
          .where('id', '=', id)
          .execute();
    },
  };
}
