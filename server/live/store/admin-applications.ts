import type { Database } from './database.ts';
import { applicationEvent, tell, tellDeleted } from './events.ts';
import { forgetKeysOf } from './idempotency.ts';
import { addHeldMails, deleteMailsOf } from './outbox.ts';
import { pageOfRows } from './page-of-rows.ts';
import { applicationOf, applicationRowOf } from './rows.ts';
import { announceLeftResumes } from './resume-records.ts';
import { allWordsOccur } from './search-text.ts';
import type { AdminStore } from './store.ts';
import { tellingOf } from './webhook-store.ts';

/** Applications for the dashboard: reading and changing. */
export function createAdminApplications({
  dialect,
  now,
  read,
  write,
}: Database): Pick<
  AdminStore,
  'applications' | 'applicationCounts' | 'application' | 'changeApplication' | 'deleteApplication'
> {
  return {
    applications: ({ text, folder, status, ...range }) =>
      read(async (db) => {
        let found = db
          .selectFrom('applications')
          .where('folder', '=', folder)
          .where(allWordsOccur(dialect, text));
        if (status) found = found.where('status', '=', status);
        return pageOfRows(found, found.selectAll(), range, applicationOf);
      }),

    applicationCounts: () =>
      read(async (db) => {
        const rows = await db
          .selectFrom('applications')
          .select(({ fn }) => ['status', fn.countAll().as('count')])
          .where('folder', '=', 'inbox')
          .groupBy('status')
          .execute();
        const countOf = (status: string) => Number(rows.find((row) => row.status === status)?.count ?? 0);
        const [fresh, reviewed] = [countOf('new'), countOf('reviewed')];
        return { total: fresh + reviewed, new: fresh, reviewed };
      }),

    application: (id) =>
      read(async (db) => {
        const row = await db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst();
        return row ? applicationOf(row) : null;
      }),

    changeApplication: (id, { status, notes, folder }, mailsOf = () => []) =>
      write(async (db) => {
        let asked = db.selectFrom('applications').selectAll().where('id', '=', id);
        if (dialect === 'postgres') asked = asked.forUpdate();
        const row = await asked.executeTakeFirst();
        if (!row) return null;
        const application = applicationOf(row);
        const changed = {
          ...application,
          status: status ?? application.status,
          notes: notes ?? application.notes,
          folder: folder ?? application.folder,
        };
        await db
          .updateTable('applications')
          .set({
            status: changed.status,
            notes: changed.notes,
            folder: changed.folder,
            search_text: applicationRowOf(changed).search_text,
          })
          .where('id', '=', id)
          .execute();
        const what = tellingOf(application, changed);
        if (what) await tell(db, dialect, [applicationEvent(what, changed)], now().toISOString());
        if (row.folder === 'spam' && changed.folder === 'inbox')
          await addHeldMails(db, row, mailsOf(changed));
        return changed;
      }),

    deleteApplication: (id, at) =>
      write(async (db) => {
        const row = await db
          .deleteFrom('applications')
          .where('id', '=', id)
          .returning(['resume_key', 'email_key', 'received_at', 'folder'])
          .executeTakeFirst();
        if (!row) return null;
        await forgetKeysOf(db, 'application', [id]);
        await tellDeleted(db, dialect, 'application', [{ ...row, id }], at);
        await announceLeftResumes(db, [row.resume_key], at);
        return { resumeKey: row.resume_key, mailIds: await deleteMailsOf(db, row) };
      }),
  };
}
