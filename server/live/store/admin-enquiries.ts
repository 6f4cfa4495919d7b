import type { Database } from './database.ts';
import { forgetKeysOf } from './idempotency.ts';
import { deleteWorkOn } from './notes.ts';
import { addHeldMails, deleteMailsOf } from './outbox.ts';
import { pageOfRows } from './page-of-rows.ts';
import { enquiryOf } from './rows.ts';
import { allWordsOccur } from './search-text.ts';
import type { AdminStore } from './store.ts';

/** Enquiries for the dashboard: reading and changing. */
export function createAdminEnquiries({
  dialect,
  read,
  write,
}: Database): Pick<AdminStore, 'enquiries' | 'enquiry' | 'changeEnquiry' | 'deleteEnquiry'> {
  return {
    enquiries: ({ text, folder, ...range }) =>
      read(async (db) => {
        const found = db
          .selectFrom('enquiries')
          .where('folder', '=', folder)
          .where(allWordsOccur(dialect, text));
        return pageOfRows(found, found.selectAll(), range, enquiryOf);
      }),

    enquiry: (id) =>
      read(async (db) => {
        const row = await db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst();
        return row ? enquiryOf(row) : null;
      }),

    changeEnquiry: (id, { status, folder }, mailsOf = () => []) =>
      write(async (db) => {
        let asked = db.selectFrom('enquiries').select('folder').where('id', '=', id);
        if (dialect === 'postgres') asked = asked.forUpdate();
        const before = await asked.executeTakeFirst();
        const row = await db
          .updateTable('enquiries')
          // Setting the id to itself keeps the statement valid when nothing else changes.
          .set({ id, ...(status ? { status } : {}), ...(folder ? { folder } : {}) })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst();
        if (!row) return null;
        const changed = enquiryOf(row);
        if (before?.folder === 'spam' && changed.folder === 'inbox')
          await addHeldMails(db, row, mailsOf(changed));
        return changed;
      }),

    deleteEnquiry: (id) =>
      write(async (db) => {
        const row = await db
          .deleteFrom('enquiries')
          .where('id', '=', id)
          .returning(['email_key', 'received_at'])
          .executeTakeFirst();
        if (!row) return null;
        for (const endpoint of ['enquiry', 'reply'] as const) await forgetKeysOf(db, endpoint, [id]);
        return { mailIds: [...(await deleteMailsOf(db, row)), ...(await deleteWorkOn(db, [id]))] };
      }),
  };
}
