import type { ApplicationStatus } from './application.ts';

/** An application as the hiring team reads it (SPEC section 3, Admin-view application). */
export interface ReceivedApplication {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** Address of the profile, with or without `https://`. */
  linkedIn?: string;
  /** Address of the portfolio, with or without `https://`. */
  portfolio?: string;
  /** As the applicant read it. */
  jobTitle: string;
  jobId: string;
  /** Plain text; empty when there is none. */
  coverLetter: string;
  /** ISO 8601 in UTC. */
  date: string;
  status: ApplicationStatus;
}
