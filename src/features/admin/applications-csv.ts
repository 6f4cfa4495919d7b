import type { ReceivedApplication } from '../../../shared/contracts/received-application.ts';
import type { DashboardWords } from './admin-words.ts';
import { jobTitleOf } from './job-title.ts';
import { fullName } from './sort-applications.ts';

/** The applications as rows, under the names of their fields. */
export function applicationRows(
  applications: readonly ReceivedApplication[],
  words: Pick<DashboardWords, 'fields' | 'status' | 'jobTitles'>,
): string[][] {
  const { fields, status } = words;
  const { name, position, email, date, phone, linkedIn, portfolio, coverLetter } = fields;
  const heads = [name, position, email, date, fields.status, phone, linkedIn, portfolio, coverLetter];
  const rows = applications.map((application) => [
    fullName(application),
    jobTitleOf(application, words),
    application.email,
    application.date,
    status[application.status],
    application.phone,
    application.linkedIn ?? '',
    application.portfolio ?? '',
    application.coverLetter,
  ]);
  return [heads, ...rows];
}
