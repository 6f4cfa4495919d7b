import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { changeInside } from './admin-applications.ts';
import { changeEnquiryInside } from './admin-enquiries.ts';
import type { Database } from './database.ts';
import { takeKey } from './idempotency.ts';
import { insertNotes, notesOn } from './notes.ts';
import { applicationOf, applicationRowOf, mailRowOf } from './rows.ts';
import type { Store, StoredApplication } from './store.ts';
import type { ApplicationRow, MailRow, Tables } from './tables.ts';
import type { StoredReply } from './work-store.ts';

const replyOf = (row: MailRow): StoredReply => ({
  id: row.id,
  author: row.reply_author ?? '',
  subject: row.subject,
  text: row.text,
  createdAt: row.created_at,
  state: row.state,
  lastError: row.last_error,
});

/** Stores what is searched of an application whose notes have changed. */
async function applicationWith(db: Kysely<Tables>, row: ApplicationRow): Promise<StoredApplication> {
  const application = applicationOf(row, (await notesOn(db, [row.id])).get(row.id));
  await db
    .updateTable('applications')
    .set({ search_text: applicationRowOf(application).search_text })
    .where('id', '=', row.id)
    .execute();
  return application;
}

/** Replies and notes; stages are in admin-applications.ts. */
export function createWork({
  dialect,
  now,
  read,
  write,
}: Database): Pick<Store, 'addReply' | 'repliesTo' | 'addNote' | 'deleteNote'> {
  /** Of two simultaneous changes the second waits for the first. */
  function applicationRow(db: Kysely<Tables>, id: string): Promise<ApplicationRow | undefined> {
    const asked = db.selectFrom('applications').selectAll().where('id', '=', id);
    return (dialect === 'postgres' ? asked.forUpdate() : asked).executeTakeFirst();
  }

  function idOf(db: Kysely<Tables>, record: 'applications' | 'enquiries', id: string) {
    const asked =
      record === 'applications'
        ? db.selectFrom('applications').select('id').where('id', '=', id)
        : db.selectFrom('enquiries').select('id').where('id', '=', id);
    return (dialect === 'postgres' ? asked.forUpdate() : asked).executeTakeFirst();
  }

  return {
    addReply: (record, { mail, status, at }, key) =>
      write(async (db) => {
        const { recordId } = mail.reply;
        if (!(await idOf(db, record, recordId))) return false;
        if ((await takeKey(db, key, recordId, at)) !== null) return true;
        await db
          .insertInto('mails')
          .values(mailRowOf(mail, randomUUID(), at))
          .execute();
        if (status === undefined) return true;
        if (record === 'applications') await changeInside(db, { dialect, now }, { id: recordId, status });
        else
          await changeEnquiryInside(db, { dialect, now }, recordId, {
            status: status === 'new' ? 'new' : 'reviewed',
          });
        return true;
      }),

    repliesTo: (recordIds) =>
      read(async (db) => {
        if (recordIds.length === 0) return new Map();
        const rows = await db
          .selectFrom('mails')
          .selectAll()
          .where('reply_record', 'in', [...recordIds])
          .orderBy('created_at')
          .orderBy('id')
          .execute();
        const byRecord = Map.groupBy(rows, ({ reply_record }) => reply_record ?? '');
        return new Map([...byRecord].map(([id, found]) => [id, found.map(replyOf)]));
      }),

    addNote: (id, note, key) =>
      write(async (db) => {
        const row = await applicationRow(db, id);
        if (!row) return null;
        if ((await takeKey(db, key, id, note.createdAt)) === null) await insertNotes(db, id, [note]);
        return applicationWith(db, row);
      }),

    deleteNote: (id, noteId) =>
      write(async (db) => {
        const row = await applicationRow(db, id);
        if (!row) return null;
        const { numDeletedRows } = await db
          .deleteFrom('notes')
          .where('id', '=', noteId)
          .where('record_id', '=', id)
          .executeTakeFirst();
        return numDeletedRows > 0n ? applicationWith(db, row) : null;
      }),
  };
}
