import type { ReceivedApplication } from '../../../shared/contracts/received-application.ts';
import type { DashboardWords } from './admin-words.ts';

/** The job title in the page's language; if the job no longer exists, as the applicant saw it. */
export function jobTitleOf(
  { jobId, jobTitle }: Pick<ReceivedApplication, 'jobId' | 'jobTitle'>,
  { jobTitles }: Pick<DashboardWords, 'jobTitles'>,
): string {
  return jobTitles[jobId] ?? jobTitle;
}
