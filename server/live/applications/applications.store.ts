import type { Kysely } from 'kysely';
import type { ResumeFacts } from '#shared/contracts/application.ts';
import { applicationForm } from '#shared/forms/application.ts';
import { shownIn } from '#shared/forms/define-form.ts';
import type { ApplicationRow, Database, Folder, Tables } from '#server/live/database.ts';
import { addReleased, addOutgoing, type Outgoing } from '#server/live/outbox/outbox.store.ts';
import {
  allWordsOccur,
  changeKeyRecord,
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

/** An application with the metadata of its resume; the resume's content is read separately. */
export interface StoredApplication extends Omit<
  ApplicationRow,
  'resumeName' | 'resumeType' | 'resumeSizeBytes' | 'emailKey' | 'searchText' | 'sortName'
> {
  resume: ResumeFacts;
}

/** A record without its derived columns. */
export function applicationOf(row: ApplicationRow): StoredApplication {
  const {
    resumeName,
    resumeType,
    resumeSizeBytes,
    emailKey: _key,
    searchText: _text,
    sortName: _name,
    ...rest
  } = row;
  return { ...rest, resume: { name: resumeName, sizeBytes: resumeSizeBytes, type: resumeType } };
}

function rowOf({ resume, ...application }: StoredApplication): ApplicationRow {
  const searched = shownIn(applicationForm, 'search').map(({ name }) => application[name]);
  return {
    ...application,
    resumeName: resume.name,
    resumeType: resume.type,
    resumeSizeBytes: resume.sizeBytes,
    emailKey: emailKeyOf(application.email),
    searchText: searchTextOf([...searched, application.jobTitle, resume.name]),
    sortName: sortNameOf(`${application.firstName} ${application.lastName}`),
  };
}

/** Stores the row under its id, `app-` and milliseconds (SPEC section 3), or under the next one that is free. */
async function insertUnderFreeId(
  db: Kysely<Tables>,
  application: StoredApplication,
): Promise<StoredApplication> {
  const start = Number(application.id.replace('app-', ''));
  for (let id = start; ; id += 1) {
    const stored = { ...application, id: `app-${id}` };
    const inserted = await db
      .insertInto('applications')
      .values(rowOf(stored))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted) return stored;
  }
}

/**
 * Stores an application, its resume, its emails and its event in one transaction; a repeated key returns the first
 * application.
 * @param count called before a new one is stored; may throw a Refusal
 */
export function addApplication(
  { write }: Database,
  application: StoredApplication,
  content: Uint8Array,
  key: IdempotencyKey,
  outgoing: readonly Outgoing[],
  count: () => void = () => {},
): Promise<Stored<StoredApplication>> {
  return write(async (db) => {
    const first = await claimKey(db, key, application.id, application.receivedAt);
    if (first !== null) {
      const row = await db
        .selectFrom('applications')
        .selectAll()
        .where('id', '=', first)
        .executeTakeFirstOrThrow();
      return { value: applicationOf(row), isRepeat: true };
    }
    count();
    const stored = await insertUnderFreeId(db, application);
    if (stored.id !== application.id) await changeKeyRecord(db, key, stored.id);
    await db.insertInto('resumes').values({ applicationId: stored.id, content }).execute();
    await addOutgoing(db, stored.id, outgoing, stored.receivedAt);
    return { value: stored, isRepeat: false };
  });
}

const orderColumns = {
  date: 'receivedAt',
  name: 'sortName',
  email: 'emailKey',
  position: 'jobTitle',
  status: 'status',
} as const;

/** Filters, order and range of the dashboard's list. */
export interface ApplicationSearch {
  /** Words that must all occur; empty finds everything. */
  text: string;
  folder: Folder;
  status?: StoredApplication['status'] | undefined;
  jobId?: string | undefined;
  /** Newest first unless given. */
  sort?: keyof typeof orderColumns | undefined;
  isDescending?: boolean;
  offset: number;
  limit: number;
}

/** One page of a folder's applications. */
export function listApplications(
  database: Database,
  { text, folder, status, jobId, sort, isDescending = false, ...range }: ApplicationSearch,
): Promise<Page<StoredApplication>> {
  return database.read(async (db) => {
    let found = db
      .selectFrom('applications')
      .where('folder', '=', folder)
      .where(allWordsOccur(database, text));
    if (status) found = found.where('status', '=', status);
    if (jobId) found = found.where('jobId', '=', jobId);
    const rows = found.selectAll();
    const sorted = sort ? rows.orderBy(orderColumns[sort], isDescending ? 'desc' : 'asc') : rows;
    const { items, total } = await pageOfRows(found, sorted, range);
    return { items: items.map(applicationOf), total };
  });
}

/** Reads an application; null when there is none. */
export function readApplication({ read }: Database, id: string): Promise<StoredApplication | null> {
  return read(async (db) => {
    const row = await db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? applicationOf(row) : null;
  });
}

/** The content of a resume; null when the application is gone. */
export function readResume({ read }: Database, applicationId: string): Promise<Uint8Array | null> {
  return read(async (db) => {
    const row = await db
      .selectFrom('resumes')
      .select('content')
      .where('applicationId', '=', applicationId)
      .executeTakeFirst();
    return row?.content ?? null;
  });
}

/**
 * Changes an application.
 * @param outgoingOf makes the emails and the event that are sent when it first leaves the spam folder
 * @returns null when there is none
 */
export function changeApplication(
  { dialect, write }: Database,
  id: string,
  change: Partial<Pick<StoredApplication, 'status' | 'note' | 'folder'>>,
  outgoingOf: (application: StoredApplication) => readonly Outgoing[],
): Promise<StoredApplication | null> {
  return write(async (db) => {
    let query = db.selectFrom('applications').selectAll().where('id', '=', id);
    if (dialect === 'postgres') query = query.forUpdate();
    const before = await query.executeTakeFirst();
    if (!before) return null;
    const changed = { ...before, ...change };
    const { status, note, folder } = changed;
    await db.updateTable('applications').set({ status, note, folder }).where('id', '=', id).execute();
    const application = applicationOf(changed);
    if (before.folder === 'spam' && folder === 'inbox')
      await addReleased(db, id, outgoingOf(application), before.receivedAt);
    return application;
  });
}

/** Deletes an application with its resume and emails. @returns false when there is none */
export function deleteApplication({ write }: Database, id: string): Promise<boolean> {
  return write(async (db) => {
    const { numDeletedRows } = await db.deleteFrom('applications').where('id', '=', id).executeTakeFirst();
    await deleteWithRecords(db, [id]);
    return numDeletedRows > 0n;
  });
}
