import { randomUUID } from 'node:crypto';
import { applicationForm } from '../../../shared/forms/application.ts';
import { enquirySample, filledOf } from '../../../shared/test-support/form-samples.ts';
import { newsletterForm } from '../../../shared/forms/newsletter.ts';
import type { OutgoingMail } from '../store/outgoing-mail.ts';
import type {
  IdempotencyKey,
  Store,
  StoredApplication,
  StoredEnquiry,
  StoredSubscriber,
} from '../store/store.ts';
import type { Note } from '../../../shared/contracts/desk-answers.ts';
import type { Reply } from '../store/work-store.ts';

/** A time that many milliseconds after the start of the tests' clock. */
export function momentAt(milliseconds: number): string {
  return new Date(Date.UTC(2026, 9, 1, 8) + milliseconds).toISOString();
}

/** An enquiry with all fields; a test changes what it needs. */
export function sampleEnquiry(changes: Partial<StoredEnquiry> = {}): StoredEnquiry {
  return {
    id: randomUUID(),
    folder: 'inbox',
    status: 'new',
    assignedTo: null,
    language: 'de',
    consentVersion: '2026-11-01',
    receivedAt: momentAt(0),
    ...enquirySample,
    // As browsers send it.
    message: enquirySample.message.replace('\n', '\r\n'),
    ...changes,
  };
}

/** An application with all fields; a test changes what it needs. */
export function sampleApplication(changes: Partial<StoredApplication> = {}): StoredApplication {
  return {
    id: `app-${Date.UTC(2026, 9, 1, 8)}`,
    folder: 'inbox',
    status: 'new',
    assignedTo: null,
    language: 'fr',
    consentVersion: '2026-11-01',
    receivedAt: momentAt(0),
    jobId: 'cloud-engineer',
    jobTitle: 'Cloud Engineer',
    ...filledOf(applicationForm),
    firstName: 'Aïcha',
    lastName: 'Łukasiewicz',
    email: 'aicha@halden.example',
    phone: '+33 1 00 00 00 00',
    linkedIn: 'linkedin.com/in/aicha',
    portfolio: 'https://aicha.example',
    coverLetter: 'Dear team,\n\nI move clouds.\t\u{1F44B}\u{1F3FD}',
    resume: { key: randomUUID(), name: 'Résumé (final).pdf', sizeBytes: 123_456, type: 'application/pdf' },
    notes: [],
    ...changes,
  };
}

/** An unconfirmed subscriber; a test changes what it needs. */
export function sampleSubscriber(changes: Partial<StoredSubscriber> = {}): StoredSubscriber {
  return {
    id: randomUUID(),
    ...filledOf(newsletterForm),
    email: 'news@halden.example',
    language: 'es',
    consentVersion: '2026-11-01',
    receivedAt: momentAt(0),
    confirmedAt: null,
    folder: 'inbox',
    ...changes,
  };
}

/** A mail to the company about the sample visitor; a test changes what it needs. */
export function sampleMail(changes: Partial<OutgoingMail> = {}): OutgoingMail {
  return {
    to: 'desk@company.example',
    subject: 'Your enquiry – received ✓',
    text: 'Hello Mira,\n\nthank you.\n',
    personEmail: 'mira@halden.example',
    ...changes,
  };
}

/** A note; a test changes what it needs. */
export function sampleNote(text: string, changes: Partial<Note> = {}): Note {
  return { id: randomUUID(), author: 'admin', text, createdAt: momentAt(0), ...changes };
}

/** A reply of the team to a record, from one address. */
export function sampleReply(
  recordId: string,
  changes: Partial<OutgoingMail> = {},
): Reply<OutgoingMail>['mail'] {
  return { ...sampleMail(changes), reply: { recordId, author: 'admin' } };
}

/** A new idempotency key. */
export function freshKey(endpoint: IdempotencyKey['endpoint']): IdempotencyKey {
  return { endpoint, key: randomUUID() };
}

/** Stores an application as the route does: its resume is announced first. */
export async function receiveApplication(
  store: Store,
  changes: Partial<StoredApplication> = {},
  mails: readonly OutgoingMail[] = [],
): Promise<StoredApplication> {
  const application = sampleApplication(changes);
  await store.announceResume(application.resume.key, application.receivedAt);
  return (await store.addApplication(application, freshKey('application'), mails)).value;
}

/** Stores an enquiry. */
export async function receiveEnquiry(
  store: Store,
  changes: Partial<StoredEnquiry> = {},
  mails: readonly OutgoingMail[] = [],
): Promise<StoredEnquiry> {
  return (await store.addEnquiry(sampleEnquiry(changes), freshKey('enquiry'), mails)).value;
}

/** Stores a subscriber; the token is `confirm-` and the address. */
export async function receiveSubscriber(
  store: Store,
  changes: Partial<StoredSubscriber> = {},
  mails: readonly OutgoingMail[] = [],
): Promise<StoredSubscriber> {
  const subscriber = sampleSubscriber(changes);
  const token = { hash: `confirm-${subscriber.email}`, expiresAt: momentAt(48 * 3_600_000) };
  return (await store.addSubscriber(subscriber, token, freshKey('newsletter'), mails)).value;
}
