import { emailKeyOf, searchTextOf } from './search-text.ts';
import type {
  OutgoingMail,
  StoredApplication,
  StoredEnquiry,
  StoredMail,
  StoredSubscriber,
} from './store.ts';
import type { ApplicationRow, EnquiryRow, MailRow, SubscriberRow } from './tables.ts';

/** The row of an enquiry. */
export function enquiryRowOf(enquiry: StoredEnquiry): EnquiryRow {
  const { id, name, email, phone, company, message } = enquiry;
  return {
    id,
    name,
    email,
    phone,
    company,
    message,
    folder: enquiry.folder,
    status: enquiry.status,
    language: enquiry.language,
    consent_version: enquiry.consentVersion,
    received_at: enquiry.receivedAt,
    service_interest: enquiry.serviceInterest,
    email_key: emailKeyOf(email),
    search_text: searchTextOf([name, email, phone, company, enquiry.serviceInterest, message]),
  };
}

/** The enquiry of a row. */
export function enquiryOf(row: EnquiryRow): StoredEnquiry {
  const { id, name, email, phone, company, message, folder, status, language } = row;
  return {
    id,
    name,
    email,
    phone,
    company,
    message,
    folder,
    status,
    language,
    serviceInterest: row.service_interest,
    consentVersion: row.consent_version,
    receivedAt: row.received_at,
  };
}

/** What an application is found by; changes with its notes. */
export function applicationSearchText(application: StoredApplication): string {
  const { id, firstName, lastName, email, phone, linkedIn, portfolio } = application;
  const { coverLetter, jobTitle, jobId, resume, notes } = application;
  return searchTextOf([
    firstName,
    lastName,
    email,
    phone,
    linkedIn,
    portfolio,
    coverLetter,
    jobTitle,
    jobId,
    resume.name,
    notes,
    id,
  ]);
}

/** The row of an application. */
export function applicationRowOf(application: StoredApplication): ApplicationRow {
  const { id, email, phone, folder, status, language, notes, portfolio, resume } = application;
  return {
    id,
    email,
    phone,
    folder,
    status,
    language,
    notes,
    portfolio,
    consent_version: application.consentVersion,
    received_at: application.receivedAt,
    job_id: application.jobId,
    job_title: application.jobTitle,
    first_name: application.firstName,
    last_name: application.lastName,
    linked_in: application.linkedIn,
    cover_letter: application.coverLetter,
    resume_key: resume.key,
    resume_name: resume.name,
    resume_size_bytes: resume.sizeBytes,
    resume_type: resume.type,
    email_key: emailKeyOf(email),
    search_text: applicationSearchText(application),
  };
}

/** The application of a row. */
export function applicationOf(row: ApplicationRow): StoredApplication {
  const { id, email, phone, folder, status, language, notes, portfolio } = row;
  return {
    id,
    email,
    phone,
    folder,
    status,
    language,
    notes,
    portfolio,
    consentVersion: row.consent_version,
    receivedAt: row.received_at,
    jobId: row.job_id,
    jobTitle: row.job_title,
    firstName: row.first_name,
    lastName: row.last_name,
    linkedIn: row.linked_in,
    coverLetter: row.cover_letter,
    resume: {
      key: row.resume_key,
      name: row.resume_name,
      sizeBytes: row.resume_size_bytes,
      type: row.resume_type,
    },
  };
}

/** The row of a subscriber. */
export function subscriberRowOf(subscriber: StoredSubscriber): SubscriberRow {
  const { id, email, language } = subscriber;
  return {
    id,
    email,
    language,
    consent_version: subscriber.consentVersion,
    received_at: subscriber.receivedAt,
    confirmed_at: subscriber.confirmedAt,
    email_key: emailKeyOf(email),
    search_text: searchTextOf([email]),
  };
}

/** The subscriber of a row. */
export function subscriberOf(row: SubscriberRow): StoredSubscriber {
  const { id, email, language } = row;
  return {
    id,
    email,
    language,
    consentVersion: row.consent_version,
    receivedAt: row.received_at,
    confirmedAt: row.confirmed_at,
  };
}

/**
 * The row of a mail that waits to be sent.
 * @param createdAt ISO 8601; it is due from then on
 */
export function mailRowOf(mail: OutgoingMail, id: string, createdAt: string): MailRow {
  const { to, subject, text, replyTo, leaveUrl, personEmail } = mail;
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
    search_text: searchTextOf([to, subject, text, replyTo ?? '', personEmail]),
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
    personEmail: row.person_email,
    createdAt: row.created_at,
    dueAt: row.due_at,
    lastError: row.last_error,
  };
}
