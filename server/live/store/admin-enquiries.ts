import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { byId, each } from './each-record.ts';
import { enquiryEvent, tell, tellDeleted } from './events.ts';
import { forgetKeysOf } from './idempotency.ts';
import { deleteWorkOn } from './notes.ts';
import { addHeldMails, deleteMailsOf } from './outbox.ts';
import { orderOfRows } from './order-of-rows.ts';
import { pageOfRows } from './page-of-rows.ts';
import { enquiryOf } from './rows.ts';
import { isAssignedTo } from './is-assigned-to.ts';
import { allWordsOccur } from './search-text.ts';
import type { MailsOf, Store, StoredEnquiry } from './store.ts';
import type { Tables } from './tables.ts';
import { tellingOf } from './webhook-store.ts';
import type { Deleted, EnquiryChange } from './work-store.ts';

/** Changes an enquiry, in a transaction, and tells webhooks. Null when there is none. */
export async function changeEnquiryInside(
  db: Kysely<Tables>,
  { dialect, now }: Pick<Database, 'dialect' | 'now'>,
  { id, status, folder, assignedTo }: EnquiryChange,
  mailsOf: MailsOf<StoredEnquiry> = () => [],
): Promise<StoredEnquiry | null> {
  let asked = db.selectFrom('enquiries').select(['folder', 'status']).where('id', '=', id);
  if (dialect === 'postgres') asked = asked.forUpdate();
  const before = await asked.executeTakeFirst();
  const row = await db
    .updateTable('enquiries')
    // Setting the id to itself keeps the statement valid when nothing else changes.
    .set({
      id,
      ...(status ? { status } : {}),
      ...(folder ? { folder } : {}),
      ...(assignedTo === undefined ? {} : { assigned_to: assignedTo }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!row || !before) return null;
  const changed = enquiryOf(row);
  const what = tellingOf(before, changed);
  if (what) await tell(db, dialect, [enquiryEvent(what, changed)], now().toISOString());
  if (before.folder === 'spam' && changed.folder === 'inbox') await addHeldMails(db, row, mailsOf(changed));
  return changed;
}

async function remove(
  db: Kysely<Tables>,
  { dialect, now }: Pick<Database, 'dialect' | 'now'>,
  id: string,
): Promise<(Deleted & { id: string }) | null> {
  const row = await db
    .deleteFrom('enquiries')
    .where('id', '=', id)
    .returning(['email_key', 'received_at', 'folder'])
    .executeTakeFirst();
  if (!row) return null;
  for (const endpoint of ['enquiry', 'reply', 'note'] as const) await forgetKeysOf(db, endpoint, [id]);
  await tellDeleted(db, dialect, 'enquiry', [{ ...row, id }], now().toISOString());
  return { id, mailIds: [...(await deleteMailsOf(db, row)), ...(await deleteWorkOn(db, [id]))] };
}

/** Enquiries for the dashboard: reading, changing and deleting. */
export function createAdminEnquiries(
  database: Database,
): Pick<
  Store,
  'enquiries' | 'enquiry' | 'changeEnquiry' | 'changeEnquiries' | 'deleteEnquiry' | 'deleteEnquiries'
> {
  const { dialect, read, write } = database;
  const changeEnquiries: Store['changeEnquiries'] = (changes, mailsOf) =>
    write((db) => each(changes.toSorted(byId), (one) => changeEnquiryInside(db, database, one, mailsOf)));
  const deleteEnquiries: Store['deleteEnquiries'] = (ids) =>
    write((db) => each(ids.toSorted(), (id) => remove(db, database, id)));

  return {
    enquiries: ({ text, folder, assignedTo, order, ...range }) =>
      read(async (db) => {
        const found = db
          .selectFrom('enquiries')
          .where('folder', '=', folder)
          .where(isAssignedTo(assignedTo))
          .where(allWordsOccur(dialect, text));
        const by = orderOfRows(order);
        return pageOfRows(found, found.selectAll(), range, enquiryOf, 'received_at', by);
      }),

    enquiry: (id) =>
      read(async (db) => {
        const row = await db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst();
        return row ? enquiryOf(row) : null;
      }),

    changeEnquiry: async (id, change, mailsOf) =>
      (await changeEnquiries([{ id, ...change }], mailsOf))[0] ?? null,
    changeEnquiries,
    deleteEnquiry: async (id) => (await deleteEnquiries([id]))[0] ?? null,
    deleteEnquiries,
  };
}
