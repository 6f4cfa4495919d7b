import type { ApplicationText, ReceivedText } from '#shared/forms/application.ts';

/** What a visitor sends when applying for a job. */
export interface Application extends ApplicationText {
  jobId: string;
  resume: File;
}

/** SPEC section 4: a new application has the status new. */
export const applicationStatuses = ['new', 'reviewed'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Properties of a resume, without its content. */
export interface ResumeFacts {
  name: string;
  sizeBytes: number;
  type: string;
}

/** An application for the hiring team (SPEC section 3, Admin-view application). */
export interface ReceivedApplication extends ReceivedText {
  id: string;
  /** In the applicant's language. */
  jobTitle: string;
  jobId: string;
  /** ISO 8601 in UTC. */
  date: string;
  /** SPEC section 4. */
  status: ApplicationStatus;
}

/** A mail whose receiver and `{parameters}` are known once somebody applies: `{firstName}`, `{name}`, `{email}`. */
interface MailText {
  subject: string;
  body: string;
}

/** What the simulation writes to the console after an application for a job (SPEC section 7). */
export interface ApplicationMails {
  /** To the applicant, in the language of the page. */
  confirmation: MailText;
  /** To the hiring team, at its address. */
  notice: MailText & { to: string };
}
