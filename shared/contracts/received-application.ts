import type { ReceivedText } from '../forms/application.ts';
import type { ApplicationStatus } from './application.ts';

/** An application as the hiring team reads it (SPEC section 3, Admin-view application). */
export interface ReceivedApplication extends ReceivedText {
  id: string;
  /** As the applicant read it. */
  jobTitle: string;
  jobId: string;
  /** ISO 8601 in UTC. */
  date: string;
  status: ApplicationStatus;
}
