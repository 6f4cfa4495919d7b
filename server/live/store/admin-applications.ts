import type { Kysely } from 'kysely';
import type { Database, Dialect } from './database.ts';
import { byId, each } from './each-record.ts';
import { applicationEvent, tell, tellDeleted } from './events.ts';
import { forgetKeysOf } from './idempotency.ts';
import { deleteWorkOn, notesOn } from './notes.ts';
import { addHeldMails, deleteMailsOf } from './outbox.ts';
import { orderOfRows } from './order-of-rows.ts';
import { pageOfRows } from './page-of-rows.ts';
import { applicationOf } from './rows.ts';
import { announceLeftResumes } from './resume-records.ts';
import { isAssignedTo } from './is-assigned-to.ts';
import { allWordsOccur, emailKeyOf } from './search-text.ts';
import type { MailsOf, Store, StoredApplication } from './store.ts';
import type { ApplicationRow, Tables } from './tables.ts';
import { tellingOf } from './webhook-store.ts';
import type { ApplicationChange, DeletedApplication, StageCounts } from './work-store.ts';

/** The applications of rows, with their notes. */
async function withNotes(db: Kysely<Tables>, rows: readonly ApplicationRow[]): Promise<StoredApplication[]> {
  const notes = await notesOn(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => applicationOf(row, notes.get(row.id)));
}

/** Changes an application, in a transaction, and tells webhooks. Null when there is none. */
export async function changeInside(
  db: Kysely<Tables>,
  { dialect, now }: Pick<Database, 'dialect' | 'now'>,
  { id, status, folder, assignedTo }: ApplicationChange,
  mailsOf: MailsOf<StoredApplication> = () => [],
): Promise<StoredApplication | null> {
  let asked = db.selectFrom('applications').selectAll().where('id', '=', id);
  if (dialect === 'postgres') asked = asked.forUpdate();
  const row = await asked.executeTakeFirst();
  if (!row) return null;
  const next = {
    status: status ?? row.status,
    folder: folder ?? row.folder,
    assigned_to: assignedTo === undefined ? row.assigned_to : assignedTo,
  };
  await db.updateTable('applications').set(next).where('id', '=', id).execute();
  const [changed] = await withNotes(db, [{ ...row, ...next }]);
  if (!changed) return null;
  const what = tellingOf(row, changed);
  if (what) await tell(db, dialect, [applicationEvent(what, changed)], now().toISOString());
  if (row.folder === 'spam' && changed.folder === 'inbox') await addHeldMails(db, row, mailsOf(changed));
  return changed;
}

async function remove(
  db: Kysely<Tables>,
  dialect: Dialect,
  id: string,
  at: string,
): Promise<DeletedApplication | null> {
  const row = await db
    .deleteFrom('applications')
    .where('id', '=', id)
    .returning(['resume_key', 'email_key', 'received_at', 'folder'])
    .executeTakeFirst();
  if (!row) return null;
  for (const endpoint of ['application', 'reply', 'note'] as const) await forgetKeysOf(db, endpoint, [id]);
  await tellDeleted(db, dialect, 'application', [{ ...row, id }], at);
  await announceLeftResumes(db, [row.resume_key], at);
  const mailIds = [...(await deleteMailsOf(db, row)), ...(await deleteWorkOn(db, [id]))];
  return { id, resumeKey: row.resume_key, mailIds };
}

/** Applications for the dashboard: reading, changing and deleting. */
export function createAdminApplications({
  dialect,
  now,
  read,
  write,
}: Database): Pick<
  Store,
  | 'applications'
  | 'applicationCounts'
  | 'application'
  | 'changeApplication'
  | 'changeApplications'
  | 'deleteApplication'
  | 'deleteApplications'
> {
  const changeApplications: Store['changeApplications'] = (changes, mailsOf) =>
    write((db) => each(changes.toSorted(byId), (one) => changeInside(db, { dialect, now }, one, mailsOf)));
  const deleteApplications: Store['deleteApplications'] = (ids, at) =>
    write((db) => each(ids.toSorted(), (id) => remove(db, dialect, id, at)));

  return {
    applications: ({ text, folder, status, jobId, email, order, assignedTo, ...range }) =>
      read(async (db) => {
        let found = db
          .selectFrom('applications')
          .where('folder', '=', folder)
          .where(isAssignedTo(assignedTo))
          .where(allWordsOccur(dialect, text));
        if (status) found = found.where('status', '=', status);
        if (jobId) found = found.where('job_id', '=', jobId);
        if (email) found = found.where('email_key', '=', emailKeyOf(email));
        const by = orderOfRows(order);
        const page = await pageOfRows(found, found.selectAll(), range, (row) => row, 'received_at', by);
        return { ...page, items: await withNotes(db, page.items) };
      }),

    applicationCounts: () =>
      read(async (db) => {
        const rows = await db
          .selectFrom('applications')
          .select(({ fn }) => ['status', fn.countAll().as('count')])
          .where('folder', '=', 'inbox')
          .groupBy('status')
          .execute();
        const counts: StageCounts = { total: 0, new: 0, reviewed: 0 };
        for (const { status, count } of rows) {
          counts[status] = Number(count);
          counts.total += Number(count);
        }
        return counts;
      }),

    application: (id) =>
      read(async (db) => {
        const row = await db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst();
        return row ? ((await withNotes(db, [row]))[0] ?? null) : null;
      }),

    changeApplication: async (id, changes, mailsOf) =>
      (await changeApplications([{ id, ...changes }], mailsOf))[0] ?? null,
    changeApplications,
    deleteApplication: async (id, at) => (await deleteApplications([id], at))[0] ?? null,
    deleteApplications,
  };
}
