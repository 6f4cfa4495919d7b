import { createHash, randomUUID } from 'node:crypto';
import { replyMail } from '../mail/replies.ts';
import { applicationMails, enquiryMails, newsletterMails } from '../mail/texts.ts';
import type { LiveParts } from '../parts.ts';
import { sampleApplication, sampleEnquiry } from './live-fixture.ts';

/** The person's address. */
export const emailOf = (name: string) => `${name}@sender.example`;
/** What every text of the person contains. Found again wherever it is: no mail program breaks it into lines. */
export const markOf = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 20);

/** Stores everything that a person can send, each with the person's mark, and its mails. */
export async function sendAll({ store, resumeFiles, options, now }: LiveParts, name: string): Promise<void> {
  const mark = markOf(name);
  const email = emailOf(name);
  const receivedAt = now().toISOString();
  const about = { email, receivedAt };
  const message = `I am ${mark}. ${mark.repeat(200)}`;
  const enquiry = { ...sampleEnquiry, ...about, id: `e-${name}`, name: mark, message };
  await store.addEnquiry(enquiry, { endpoint: 'enquiry', key: name }, enquiryMails(enquiry, options));
  const resume = { ...sampleApplication.resume, key: `resume-${name}`, name: `${mark}.pdf` };
  await store.announceResume(resume.key, receivedAt);
  await resumeFiles.write(resume.key, Buffer.from(`%PDF ${mark}`));
  const application = {
    ...sampleApplication,
    ...about,
    id: `app-1${name.length}${name.charCodeAt(0)}`,
    firstName: mark,
    coverLetter: message,
    resume,
  };
  const { value } = await store.addApplication(
    application,
    { endpoint: 'application', key: name },
    applicationMails(application, options),
  );
  const written = { subject: `To ${mark}`, text: `Dear ${mark}` };
  for (const [list, to] of [
    ['applications', { kind: 'application', record: value }],
    ['enquiries', { kind: 'enquiry', record: enquiry }],
  ] as const) {
    const key = { endpoint: 'reply', key: `${name}-${list}` } as const;
    await store.addReply(list, { mail: replyMail(to, written, 'admin'), at: receivedAt }, key);
    const note = { id: randomUUID(), author: 'admin', text: `${mark} called`, createdAt: receivedAt };
    await store.addNote(list, to.record.id, note, { ...key, endpoint: 'note' });
  }
  const subscriber = {
    ...about,
    id: `s-${name}`,
    language: 'en',
    consentVersion: '1',
    confirmedAt: null,
    folder: 'inbox',
  } as const;
  const token = { hash: `hash-${name}`, expiresAt: '2999' };
  await store.addSubscriber(
    subscriber,
    token,
    { endpoint: 'newsletter', key: name },
    newsletterMails(subscriber, name, options),
  );
}
