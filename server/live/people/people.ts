import type { PersonAnswer } from '#shared/contracts/dashboard.ts';
import { readResume } from '#server/live/applications/applications.store.ts';
import type { StoredSubscriber } from '#server/live/database.ts';
import { subscriberEvents } from '#server/live/subscriptions/subscriptions.mail.ts';
import type { LiveDeps } from '#server/live/deps.ts';
import { deletePerson, readPerson } from './people.store.ts';

/** Resumes beyond this total are listed without content, because the answer is built in memory. */
const enclosedMaxBytes = 30 * 1024 * 1024;

/**
 * All stored data of a person, by email address, as one JSON document (GDPR articles 15 and 20): records,
 * emails, and resumes as base64 and with their download path.
 * @returns the document, and the ids of its records for the log
 */
export async function exportPerson(
  { database, log, now }: Pick<LiveDeps, 'database' | 'log' | 'now'>,
  email: string,
): Promise<{ record: PersonAnswer & { exportedAt: string; email: string }; recordIds: string[] }> {
  const person = await readPerson(database, email);
  let enclosedBytes = 0;
  const applications = [];
  for (const { resume, ...application } of person.applications) {
    enclosedBytes += resume.sizeBytes;
    const content = enclosedBytes <= enclosedMaxBytes ? await readResume(database, application.id) : null;
    const base64 = content && Buffer.from(content).toString('base64');
    const path = `/api/admin/applications/${application.id}/resume`;
    applications.push({ ...application, resume: { ...resume, path, base64 } });
  }
  const { enquiries, subscriptions, mails } = person;
  const recordIds = [...applications, ...enquiries, ...subscriptions].map(({ id }) => id);
  log.info('person exported', { records: recordIds.length });
  return {
    record: { exportedAt: now().toISOString(), email, enquiries, applications, subscriptions, mails },
    recordIds,
  };
}

/**
 * Erases a person (GDPR article 17): records, resumes and emails, also emails in the folder, and whatever a
 * restored backup brings back. The tool that sends the newsletter gets an event. The log says how much was erased, not
 * whose data it was.
 * @returns the ids of the records
 */
export async function erasePerson(
  { database, erasures, options, removeTraces, wakeOutbox, log, now }: LiveDeps,
  email: string,
): Promise<string[]> {
  const at = now();
  await erasures.note('person', email, at);
  const leftEvents = (subscriber: StoredSubscriber) =>
    subscriberEvents('subscriber.left', subscriber, options, at);
  const recordIds = await deletePerson(database, email, leftEvents, at);
  await removeTraces();
  wakeOutbox();
  log.info('person erased', { records: recordIds.length });
  return recordIds;
}

/**
 * Deletes one record, for the dashboard and for those who leave the newsletter.
 * @param remove the store's deletion
 * @returns what `remove` returns
 */
export async function eraseRecord(
  { erasures, removeTraces, now }: Pick<LiveDeps, 'erasures' | 'removeTraces' | 'now'>,
  id: string,
  remove: () => Promise<boolean>,
): Promise<boolean> {
  await erasures.note('record', id, now());
  const isRemoved = await remove();
  if (isRemoved) await removeTraces();
  return isRemoved;
}
