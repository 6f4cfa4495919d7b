import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { changeInside } from './admin-applications.ts';
import { changeEnquiryInside } from './admin-enquiries.ts';
import type { Database } from './database.ts';
import { takeKey } from './idempotency.ts';
import { insertNotes, notesOn } from './notes.ts';
import { applicationOf, applicationRowOf, enquiryOf, enquiryRowOf, mailRowOf } from './rows.ts';
import type { Store } from './store.ts';
import type { MailRow, Tables } from './tables.ts';
import type { Note, SentReply } from '../../../shared/contracts/desk-answers.ts';
import type { WorkList } from './work-store.ts';

const replyOf = (row: MailRow): SentReply => ({
  id: row.id,
  author: row.reply_author ?? '',
  subject: row.subject,
  text: row.text,
  createdAt: row.created_at,
  state: row.state,
  lastError: row.last_error,
});

/** Stores what is searched of a record whose notes have changed. @returns the notes */
async function findByNotes(db: Kysely<Tables>, list: WorkList, id: string): Promise<Note[]> {
  const notes = (await notesOn(db, [id])).get(id) ?? [];
  if (list === 'applications') {
    const row = await db.selectFrom(list).selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const { search_text } = applicationRowOf(applicationOf(row, notes));
    await db.updateTable(list).set({ search_text }).where('id', '=', id).execute();
  } else {
    const row = await db.selectFrom(list).selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const { search_text } = enquiryRowOf(enquiryOf(row), notes);
    await db.updateTable(list).set({ search_text }).where('id', '=', id).execute();
  }
  return notes;
}

/** Replies and notes; stages are in admin-applications.ts. */
export function createWork({
  dialect,
  now,
  read,
  write,
}: Database): Pick<Store, 'addReply' | 'repliesTo' | 'notesOn' | 'addNote' | 'deleteNote'> {
  /** Whether there is a record. Of two simultaneous changes the second waits for the first. */
  async function has(db: Kysely<Tables>, list: WorkList, id: string): Promise<boolean> {
    const asked =
      list === 'applications'
        ? db.selectFrom(list).select('id').where('id', '=', id)
        : db.selectFrom(list).select('id').where('id', '=', id);
    return (await (dialect === 'postgres' ? asked.forUpdate() : asked).executeTakeFirst()) !== undefined;
  }

  return {
    addReply: (list, { mail, status, at }, key) =>
      write(async (db) => {
        const { recordId } = mail.reply;
        if (!(await has(db, list, recordId))) return false;
        if ((await takeKey(db, key, recordId, at)) !== null) return true;
        await db
          .insertInto('mails')
          .values(mailRowOf(mail, randomUUID(), at))
          .execute();
        if (status === undefined) return true;
        if (list === 'applications') await changeInside(db, { dialect, now }, { id: recordId, status });
        else
          await changeEnquiryInside(
            db,
            { dialect, now },
            { id: recordId, status: status === 'new' ? 'new' : 'reviewed' },
          );
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

    notesOn: (recordIds) => read((db) => notesOn(db, recordIds)),

    addNote: (list, id, note, key) =>
      write(async (db) => {
        if (!(await has(db, list, id))) return null;
        if ((await takeKey(db, key, id, note.createdAt)) === null) await insertNotes(db, id, [note]);
        return findByNotes(db, list, id);
      }),

    deleteNote: (list, id, noteId) =>
      write(async (db) => {
        if (!(await has(db, list, id))) return null;
        const { numDeletedRows } = await db
          .deleteFrom('notes')
          .where('id', '=', noteId)
          .where('record_id', '=', id)
          .executeTakeFirst();
        return numDeletedRows > 0n ? findByNotes(db, list, id) : null;
      }),
  };
}
