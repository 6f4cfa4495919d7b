import type { ApplicationStatus } from './application.ts';
import type { ReceivedText } from '../forms/application.ts';

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
