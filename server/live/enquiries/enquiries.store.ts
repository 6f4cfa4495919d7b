import { enquiryForm } from '#shared/forms/enquiry.ts';
import { shownIn } from '#shared/forms/define-form.ts';
import type { Database, Folder, StoredEnquiry, Tables } from '#server/live/database.ts';
import { addReleased, addOutgoing, type Outgoing } from '#server/live/outbox/outbox.store.ts';
import {
  allWordsOccur,
  deleteWithRecords,
  emailKeyOf,
  pageOfRows,
  searchTextOf,
  sortNameOf,
  claimKey,
  type IdempotencyKey,
  type Page,
  type Stored,
} from '#server/live/records.store.ts';

/** A record without its derived columns. */
export function enquiryOf(row: Tables['enquiries']): StoredEnquiry {
  const { emailKey: _key, searchText: _text, sortName: _name, ...enquiry } = row;
  return enquiry;
}

/**
 * Stores an enquiry, its emails and its event in one transaction; a repeated key returns the first enquiry.
 * @param count called before a new one is stored; may throw a Refusal
 */
export function addEnquiry(
  { write }: Database,
  enquiry: StoredEnquiry,
  key: IdempotencyKey,
  outgoing: readonly Outgoing[],
  count: () => void = () => {},
): Promise<Stored<StoredEnquiry>> {
  return write(async (db) => {
    const first = await claimKey(db, key, enquiry.id, enquiry.receivedAt);
    if (first !== null) {
      const row = await db
        .selectFrom('enquiries')
        .selectAll()
        .where('id', '=', first)
        .executeTakeFirstOrThrow();
      return { value: enquiryOf(row), isRepeat: true };
    }
    count();
    const searchText = searchTextOf(shownIn(enquiryForm, 'search').map(({ name }) => enquiry[name]));
    await db
      .insertInto('enquiries')
      .values({
        ...enquiry,
        emailKey: emailKeyOf(enquiry.email),
        searchText,
        sortName: sortNameOf(enquiry.name),
      })
      .execute();
    await addOutgoing(db, enquiry.id, outgoing, enquiry.receivedAt);
    return { value: enquiry, isRepeat: false };
  });
}

const orderColumns = {
  date: 'receivedAt',
  name: 'sortName',
  email: 'emailKey',
  position: 'serviceInterest',
  status: 'status',
} as const;

/** Filters, order and range of the dashboard's list. */
export interface EnquirySearch {
  /** Words that must all occur; empty finds everything. */
  text: string;
  folder: Folder;
  status?: StoredEnquiry['status'] | undefined;
  /** Newest first unless given. */
  sort?: keyof typeof orderColumns | undefined;
  isDescending?: boolean;
  offset: number;
  limit: number;
}

/** One page of a folder's enquiries. */
export function listEnquiries(
  database: Database,
  { text, folder, status, sort, isDescending = false, ...range }: EnquirySearch,
): Promise<Page<StoredEnquiry>> {
  return database.read(async (db) => {
    let found = db.selectFrom('enquiries').where('folder', '=', folder).where(allWordsOccur(database, text));
    if (status) found = found.where('status', '=', status);
    const rows = found.selectAll();
    const sorted = sort ? rows.orderBy(orderColumns[sort], isDescending ? 'desc' : 'asc') : rows;
    const { items, total } = await pageOfRows(found, sorted, range);
    return { items: items.map(enquiryOf), total };
  });
}

/** Reads an enquiry; null when there is none. */
export function readEnquiry({ read }: Database, id: string): Promise<StoredEnquiry | null> {
  return read(async (db) => {
    const row = await db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? enquiryOf(row) : null;
  });
}

/**
 * Changes an enquiry.
 * @param outgoingOf makes the emails and the event that are sent when it first leaves the spam folder
 * @returns null when there is none
 */
export function changeEnquiry(
  { dialect, write }: Database,
  id: string,
  change: Partial<Pick<StoredEnquiry, 'status' | 'note' | 'folder'>>,
  outgoingOf: (enquiry: StoredEnquiry) => readonly Outgoing[],
): Promise<StoredEnquiry | null> {
  return write(async (db) => {
    let query = db.selectFrom('enquiries').selectAll().where('id', '=', id);
    if (dialect === 'postgres') query = query.forUpdate();
    const before = await query.executeTakeFirst();
    if (!before) return null;
    const changed = { ...before, ...change };
    const { status, note, folder } = changed;
    await db.updateTable('enquiries').set({ status, note, folder }).where('id', '=', id).execute();
    const enquiry = enquiryOf(changed);
    if (before.folder === 'spam' && folder === 'inbox')
      await addReleased(db, id, outgoingOf(enquiry), before.receivedAt);
    return enquiry;
  });
}

/** Deletes an enquiry with its emails. @returns false when there is none */
export function deleteEnquiry({ write }: Database, id: string): Promise<boolean> {
  return write(async (db) => {
    const { numDeletedRows } = await db.deleteFrom('enquiries').where('id', '=', id).executeTakeFirst();
    await deleteWithRecords(db, [id]);
    return numDeletedRows > 0n;
  });
}
