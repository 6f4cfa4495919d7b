import type { Kysely } from 'kysely';
import { applicationForm } from '#shared/forms/application.ts';
import { shownIn } from '#shared/forms/define-form.ts';
import type { ApplicationRow, Database, StoredApplication, Tables } from '#server/live/database.ts';
import { addOutgoing, type Outgoing } from '#server/live/outbox/outbox.store.ts';
import {
  changeKeyRecord,
  repeatedRecord,
  type IdempotencyKey,
  type Stored,
} from '#server/live/records.store.ts';
import { emailKeyOf, searchTextOf, sortNameOf } from '#server/live/compared-text.ts';
import { workStore } from '#server/live/work.store.ts';

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
    const first = await repeatedRecord(db, 'applications', key, application);
    if (first) return { value: applicationOf(first), isRepeat: true };
    count();
    const stored = await insertUnderFreeId(db, application);
    if (stored.id !== application.id) await changeKeyRecord(db, key, stored.id);
    await db.insertInto('resumes').values({ applicationId: stored.id, content }).execute();
    await addOutgoing(db, stored, outgoing, stored.receivedAt);
    return { value: stored, isRepeat: false };
  });
}

export const applicationStore = workStore('applications', 'jobTitle', applicationOf);

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
