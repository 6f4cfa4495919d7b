import { applicationForm } from '../../../shared/forms/application.ts';
import { shownIn, textNames, type Form, type TextOf } from '../../../shared/forms/define-form.ts';
import { enquiryForm } from '../../../shared/forms/enquiry.ts';
import { newsletterForm } from '../../../shared/forms/newsletter.ts';
import type { OutgoingMail } from './outgoing-mail.ts';
import { emailKeyOf, searchTextOf, sortNameOf } from './search-text.ts';
import type { StoredApplication, StoredEnquiry, StoredMail, StoredSubscriber } from './store.ts';
import type { Note } from '../../../shared/contracts/desk-answers.ts';
import type {
  ApplicationRow,
  ColumnsOf,
  EnquiryRow,
  FlatApplication,
  Found,
  MailRow,
  StoredIn,
  SubscriberRow,
} from './tables.ts';

const columnOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const nameOf = (column: string) =>
  column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Stored with every form. */
const provenance = ['id', 'language', 'consentVersion', 'receivedAt'] as const;

/**
 * The columns of a form's fields, of the values stored with them, and of its search texts.
 * @param found further texts to search
 */
function rowOf<Fields extends Form, Stored extends TextOf<Fields> & { email: string }>(
  form: Fields,
  beside: readonly (keyof Stored & string)[],
  stored: Stored,
  found: readonly string[] = [],
): ColumnsOf<Stored> & Found {
  const kept: readonly (keyof Stored & string)[] = [...beside, ...textNames(form)];
  const columns = Object.fromEntries(kept.map((name) => [columnOf(name), stored[name]]));
  const texts = shownIn(form, 'search').map(({ name }) => stored[name]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return {
    ...columns,
    email_key: emailKeyOf(stored.email),
    search_text: searchTextOf([...texts, ...found]),
  } as ColumnsOf<Stored> & Found;
}

/** A row without its search columns. */
function storedOf<Row extends Found>({ email_key: _key, search_text: _text, ...columns }: Row) {
  const stored = Object.entries(columns).map(([column, value]) => [nameOf(column), value]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(stored) as StoredIn<Row>;
}

const besideEnquiry = [...provenance, 'folder', 'status', 'assignedTo', 'sortName'] as const;
const besideApplication = [
  ...besideEnquiry,
  'jobId',
  'jobTitle',
  'resumeKey',
  'resumeName',
  'resumeSizeBytes',
  'resumeType',
] as const;
const besideSubscriber = [...provenance, 'confirmedAt', 'folder'] as const;

/** What is searched of notes. */
const textsOf = (notes: readonly Note[]) => notes.map(({ text }) => text);

/** The row of an enquiry; its search text includes the notes. */
export function enquiryRowOf(enquiry: StoredEnquiry, notes: readonly Note[] = []): EnquiryRow {
  const flat = { ...enquiry, sortName: sortNameOf(enquiry.name) };
  return rowOf(enquiryForm, besideEnquiry, flat, textsOf(notes));
}

/** The enquiry of a row. */
export function enquiryOf(row: EnquiryRow): StoredEnquiry {
  const { sortName: _, ...stored } = storedOf(row);
  return stored;
}

/** The row of an application; its search text includes the notes. */
export function applicationRowOf(application: StoredApplication): ApplicationRow {
  const { resume, notes, ...stored } = application;
  const { id, jobTitle, jobId, firstName, lastName } = stored;
  const flat: FlatApplication = {
    ...stored,
    sortName: sortNameOf(`${firstName} ${lastName}`),
    resumeKey: resume.key,
    resumeName: resume.name,
    resumeSizeBytes: resume.sizeBytes,
    resumeType: resume.type,
  };
  return rowOf(applicationForm, besideApplication, flat, [
    jobTitle,
    jobId,
    resume.name,
    ...textsOf(notes),
    id,
  ]);
}

/** The application of a row, with its notes. */
export function applicationOf(row: ApplicationRow, notes: readonly Note[] = []): StoredApplication {
  const { resumeKey, resumeName, resumeSizeBytes, resumeType, sortName: _, ...stored } = storedOf(row);
  const resume = { key: resumeKey, name: resumeName, sizeBytes: resumeSizeBytes, type: resumeType };
  return { ...stored, resume, notes };
}

/** The row of a subscriber. */
export function subscriberRowOf(subscriber: StoredSubscriber): SubscriberRow {
  return rowOf(newsletterForm, besideSubscriber, subscriber);
}

/** The subscriber of a row. */
export const subscriberOf = (row: SubscriberRow): StoredSubscriber => storedOf(row);

/**
 * The row of a waiting mail.
 * @param createdAt ISO 8601; it is due from then on
 */
export function mailRowOf(mail: OutgoingMail, id: string, createdAt: string): MailRow {
  const { to, subject, text, replyTo, leaveUrl, personEmail, isSecret = false, reply } = mail;
  return {
    id,
    subject,
    text,
    state: 'waiting',
    attempts: 0,
    created_at: createdAt,
    due_at: createdAt,
    sent_at: null,
    last_error: null,
    to_address: to,
    reply_to: replyTo ?? null,
    leave_url: leaveUrl ?? null,
    person_email: personEmail,
    person_key: emailKeyOf(personEmail),
    search_text: searchTextOf([to, subject, isSecret ? '' : text, replyTo ?? '', personEmail]),
    is_secret: isSecret ? 1 : null,
    reply_record: reply?.recordId ?? null,
    reply_author: reply?.author ?? null,
  };
}

/** The mail of a row. */
export function mailOf(row: MailRow): StoredMail {
  const { id, subject, text, state, attempts } = row;
  return {
    id,
    subject,
    text,
    state,
    attempts,
    to: row.to_address,
    ...(row.reply_to === null ? {} : { replyTo: row.reply_to }),
    ...(row.leave_url === null ? {} : { leaveUrl: row.leave_url }),
    ...(row.is_secret === 1 ? { isSecret: true } : {}),
    ...(row.reply_record === null
      ? {}
      : { reply: { recordId: row.reply_record, author: row.reply_author ?? '' } }),
    personEmail: row.person_email,
    createdAt: row.created_at,
    dueAt: row.due_at,
    lastError: row.last_error,
  };
}
