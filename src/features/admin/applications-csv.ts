import { csvCells, csvHeads } from '../../../shared/forms/application-csv.ts';
import { jobTitleOf, type DashboardWords } from './admin-words.ts';
import type { ReceivedApplication } from '../../../shared/contracts/application.ts';

/** The applications as rows, with the names of their fields as columns. */
export function applicationRows(
  applications: readonly ReceivedApplication[],
  words: Pick<DashboardWords, 'fields' | 'status' | 'jobTitles'>,
): string[][] {
  const rows = applications.map((application) =>
    csvCells(application, {
      position: jobTitleOf(application, words),
      date: application.date,
      status: words.status[application.status] ?? application.status,
    }),
  );
  return [csvHeads(words.fields), ...rows];
}
