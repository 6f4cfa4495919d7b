import type { ReceivedApplication } from '../../../shared/contracts/received-application.ts';
import type { DashboardWords } from './admin-words.ts';

/** What the job of an application is called in the language of the page; as the applicant read it once the job is gone. */
export function jobTitleOf(
  { jobId, jobTitle }: Pick<ReceivedApplication, 'jobId' | 'jobTitle'>,
  { jobTitles }: Pick<DashboardWords, 'jobTitles'>,
): string {
  return jobTitles[jobId] ?? jobTitle;
}
