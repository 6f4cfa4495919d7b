import type { LiveParts } from '../parts.ts';
import type { PersonRecord, StoredMail } from '../store/store.ts';
import { removeResumes } from './remove-resumes.ts';
import { removeTraces } from './remove-traces.ts';

/** When resumes have more bytes than this in all, the rest is only named: the answer is built in memory. */
const enclosedMaxBytes = 30 * 1024 * 1024;

/**
 * All stored data of a person, by e-mail address, as one JSON document (GDPR articles 15 and 20): rows,
 * mails, and resumes as base64 and with their download path.
 */
export async function exportPerson(
  { store, resumeFiles, log, now }: Pick<LiveParts, 'store' | 'resumeFiles' | 'log' | 'now'>,
  email: string,
): Promise<{ record: object; recordIds: string[] }> {
  const record = await store.person(email);
  let enclosedBytes = 0;
  const applications = [];
  for (const { resume, ...application } of record.applications) {
    const { key, ...facts } = resume;
    const isEnclosed = enclosedBytes + resume.sizeBytes <= enclosedMaxBytes;
    const content = isEnclosed ? await resumeFiles.read(key) : null;
    enclosedBytes += content?.byteLength ?? 0;
    applications.push({
      ...application,
      resume: {
        ...facts,
        path: `/api/admin/applications/${application.id}/resume`,
        base64: content && Buffer.from(content).toString('base64'),
      },
    });
  }
  log.info('person exported', { rows: countOf(record) });
  const { enquiries, subscriptions } = record;
  return {
    record: {
      exportedAt: now().toISOString(),
      email,
      ...record,
      applications,
      mails: record.mails.map(withoutSecret),
    },
    recordIds: [...record.applications, ...enquiries, ...subscriptions].map(({ id }) => id),
  };
}

/** Counts of what was erased. */
export interface Erased {
  rows: number;
  resumes: number;
}

/**
 * Erases a person (GDPR article 17): rows, resumes and mails, also mails in the folder. The log says how much
 * was erased, not whose data it was.
 */
export async function erasePerson(
  parts: LiveParts,
  email: string,
): Promise<{ erased: Erased; recordIds: string[] }> {
  const { store, log, now } = parts;
  const { rows, resumeKeys, mailIds, recordIds } = await store.erasePerson(email, now().toISOString());
  const resumes = await removeResumes(parts, resumeKeys);
  await removeTraces(parts, mailIds);
  log.info('person erased', { rows, resumes, mails: mailIds.length });
  return { erased: { rows, resumes }, recordIds };
}

/** A link that opens an account is for its receiver alone. */
function withoutSecret(mail: StoredMail): StoredMail {
  return mail.isSecret ? { ...mail, text: '' } : mail;
}

function countOf({ applications, enquiries, mails, subscriptions }: PersonRecord): number {
  return applications.length + enquiries.length + mails.length + subscriptions.length;
}
