import type { ReceivedText } from '../forms/application.ts';

/** An application for the hiring team (SPEC section 3, Admin-view application). */
export interface ReceivedApplication extends ReceivedText {
  id: string;
  /** In the applicant's language. */
  jobTitle: string;
  jobId: string;
  /** ISO 8601 in UTC. */
  date: string;
  /** New or reviewed (SPEC section 4); in live mode also a stage of the company's own. */
  status: string;
}
