import { sql, type Kysely } from 'kysely';
import type { ApplicationStatus } from '#shared/contracts/application.ts';
import type { Database, Tables } from './database.ts';
import type { Folder, SortColumn, WorkKind } from '#shared/contracts/dashboard.ts';
import { addReleased, type Outgoing } from './outbox/outbox.store.ts';
import {
  allWordsOccur,
  deleteWithRecords,
  idsInOrder,
  pageOfRows,
  rowsById,
  type Page,
  type RowOrder,
} from './records.store.ts';

/** What applications and enquiries share: the team lists, reads, changes and deletes them. */

interface Range {
  offset: number;
  limit: number;
}

interface WorkSearch {
  /** Words that must all occur; empty finds everything. */
  text: string;
  folder: Folder;
  status?: ApplicationStatus | undefined;
  /** Enquiries have none. */
  jobId?: string | undefined;
  /** Newest first unless given. */
  sort?: SortColumn | undefined;
  isDescending?: boolean;
}

export interface WorkStore<Item> {
  list: (database: Database, search: WorkSearch & Range) => Promise<Page<Item>>;
  /** The ids of everything that a search finds, for an export. */
  ids: (database: Database, search: WorkSearch) => Promise<string[]>;
  /** Records by their ids, in that order, without deleted ones. */
  readAll: (database: Database, ids: readonly string[]) => Promise<Item[]>;
  /** Null when there is none. */
  read: (database: Database, id: string) => Promise<Item | null>;
  /**
   * Changes a record.
   * @param outgoingOf makes the emails and the event that are sent when it first leaves the spam folder
   * @returns null when there is none
   */
  change: (
    database: Database,
    id: string,
    change: { status?: ApplicationStatus; note?: string; folder?: Folder },
    outgoingOf: (item: Item) => readonly Outgoing[],
  ) => Promise<Item | null>;
  /** Deletes a record with what it caused. @returns false when there is none */
  remove: (database: Database, id: string) => Promise<boolean>;
}

/**
 * Makes the functions of a table.
 * @param position the column with what a record is for
 * @param itemOf a record without its derived columns
 */
export function workStore<Table extends WorkKind, Item>(
  name: Table,
  position: 'jobTitle' | 'serviceInterest',
  itemOf: (row: Tables[Table]) => Item,
): WorkStore<Item> {
  const table: WorkKind = name;
  // Kysely does not derive the type of a row from a table that is a parameter.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const toItem = (row: object) => itemOf(row as Tables[Table]);
  const orderColumns = {
    date: 'receivedAt',
    name: 'sortName',
    email: 'emailKey',
    position,
    status: 'status',
  } satisfies Record<SortColumn, string>;
  const find = (
    db: Kysely<Tables>,
    dialect: Pick<Database, 'dialect'>,
    { text, folder, status, jobId }: WorkSearch,
  ) => {
    let found = db.selectFrom(table).where('folder', '=', folder).where(allWordsOccur(dialect, text));
    if (status) found = found.where('status', '=', status);
    if (jobId && table === 'applications') found = found.where(sql.ref('jobId'), '=', jobId);
    return found;
  };
  const orderOf = ({ sort, isDescending = false }: WorkSearch): RowOrder => ({
    date: 'receivedAt',
    sort: sort && orderColumns[sort],
    isDescending,
  });
  return {
    list(database, { offset, limit, ...search }) {
      return database.read(async (db) => {
        const all = db.selectFrom(table).selectAll();
        const found = find(db, database, search);
        const { items, total } = await pageOfRows(found, all, { offset, limit }, orderOf(search));
        return { items: items.map(toItem), total };
      });
    },
    ids: (database, search) => database.read((db) => idsInOrder(find(db, database, search), orderOf(search))),
    readAll: ({ read }, ids) =>
      read(async (db) => (await rowsById(db.selectFrom(table).selectAll(), ids)).map(toItem)),
    read: ({ read }, id) =>
      read(async (db) => {
        const row = await db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst();
        return row ? toItem(row) : null;
      }),
    change: ({ dialect, write }, id, change, outgoingOf) =>
      write(async (db) => {
        let query = db.selectFrom(table).selectAll().where('id', '=', id);
        if (dialect === 'postgres') query = query.forUpdate();
        const before = await query.executeTakeFirst();
        if (!before) return null;
        const { status, note, folder } = { ...before, ...change };
        await db.updateTable(table).set({ status, note, folder }).where('id', '=', id).execute();
        const item = toItem({ ...before, ...change });
        if (before.folder === 'spam' && folder === 'inbox')
          await addReleased(db, before, outgoingOf(item), before.receivedAt);
        return item;
      }),
    remove: ({ write }, id) =>
      write(async (db) => {
        const { numDeletedRows } = await db.deleteFrom(table).where('id', '=', id).executeTakeFirst();
        await deleteWithRecords(db, [id]);
        return numDeletedRows > 0n;
      }),
  };
}
