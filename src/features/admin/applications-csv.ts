import type { ReceivedApplication } from '../../../shared/contracts/received-application.ts';
import type { DashboardWords } from './admin-words.ts';
import { jobTitleOf } from './job-title.ts';
import { fullName } from './sort-applications.ts';

const byteOrderMark = '\uFEFF';
/** What a spreadsheet takes for the beginning of a formula. */
const formulaStart = /^[=+\-@\t\r\n]/;

/** One cell: never a formula, and quoted where RFC 4180 asks for it. */
function cell(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Rows of cells as a CSV file: RFC 4180, with a byte order mark, without which Excel garbles accents. What an applicant
 * wrote must not run when the hiring team opens the file, so a cell that begins like a formula gets an apostrophe.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

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
