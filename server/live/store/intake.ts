import type { Kysely } from 'kysely';
import { addEnquiriesAtOnce } from './add-enquiries-at-once.ts';
import type { Database } from './database.ts';
import { applicationEvent, enquiryEvent, tell } from './events.ts';
import { changeKeyRecord, takeKey } from './idempotency.ts';
import { withinDailyLimits } from './mail-limits.ts';
import { insertNotes, notesOn } from './notes.ts';
import { addMails } from './outbox.ts';
import { applicationOf, applicationRowOf, enquiryOf, enquiryRowOf } from './rows.ts';
import type { IntakeStore, StoredApplication } from './store.ts';
import type { Tables } from './tables.ts';
import { tellingOf } from './webhook-store.ts';

/** The next id; ids are `app-` and the milliseconds since 1970. */
function nextApplicationId(id: string): string {
  const milliseconds = Number(id.replace('app-', ''));
  if (!Number.isSafeInteger(milliseconds))
    throw new Error('The id of an application is not app- and a number');
  return `app-${milliseconds + 1}`;
}

/** Stores the row under its id, or under the next free one. */
async function insertApplication(
  db: Kysely<Tables>,
  application: StoredApplication,
): Promise<StoredApplication> {
  let stored = application;
  for (;;) {
    const row = applicationRowOf(stored);
    const inserted = await db
      .insertInto('applications')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted) return stored;
    stored = { ...stored, id: nextApplicationId(stored.id) };
  }
}

/** Stores enquiries and applications; subscriptions.ts stores the newsletter's, resume-records.ts the files. */
export function createIntake({
  dialect,
  now,
  write,
  writeTogether,
}: Database): Pick<IntakeStore, 'addEnquiry' | 'addApplication'> {
  const addEnquiryWithOthers = writeTogether(addEnquiriesAtOnce);

  return {
    async addEnquiry(enquiry, key, mails) {
      const events = tellingOf(null, enquiry) ? [enquiryEvent('received', enquiry)] : [];
      const at = now().toISOString();
      if (dialect === 'postgres' && (await addEnquiryWithOthers({ enquiry, key, mails, events, at })))
        return { value: enquiry, isRepeat: false };
      return write(async (db) => {
        const first = await takeKey(db, key, enquiry.id, enquiry.receivedAt);
        if (first !== null) {
          const row = await db
            .selectFrom('enquiries')
            .selectAll()
            .where('id', '=', first)
            .executeTakeFirstOrThrow();
          return { value: enquiryOf(row), isRepeat: true };
        }
        await db.insertInto('enquiries').values(enquiryRowOf(enquiry)).execute();
        const allowed = await withinDailyLimits(db, mails, enquiry.receivedAt);
        await addMails(db, allowed, enquiry.receivedAt);
        await tell(db, dialect, events, at);
        return { value: enquiry, isRepeat: false };
      });
    },

    addApplication: (application, key, mails) =>
      write(async (db) => {
        const first = await takeKey(db, key, application.id, application.receivedAt);
        if (first !== null) {
          const row = await db
            .selectFrom('applications')
            .selectAll()
            .where('id', '=', first)
            .executeTakeFirstOrThrow();
          const notes = (await notesOn(db, [first])).get(first);
          return { value: applicationOf(row, notes), isRepeat: true };
        }
        const { numDeletedRows } = await db
          .deleteFrom('announced_resumes')
          .where('key', '=', application.resume.key)
          .executeTakeFirst();
        // Without an announcement the file may already be deleted, and the application would have none.
        if (numDeletedRows === 0n) throw new Error('The resume of an application was not announced');
        const stored = await insertApplication(db, application);
        await insertNotes(db, stored.id, stored.notes);
        if (stored.id !== application.id) await changeKeyRecord(db, key, stored.id);
        await addMails(db, await withinDailyLimits(db, mails, stored.receivedAt), stored.receivedAt);
        if (tellingOf(null, stored))
          await tell(db, dialect, [applicationEvent('received', stored)], now().toISOString());
        return { value: stored, isRepeat: false };
      }),
  };
}
