const byteOrderMark = '\uFEFF';
/** What a spreadsheet takes for the beginning of a formula. */
const formulaStart = /^[=+\-@\t\r\n]/;

/** One cell: never a formula, and quoted where RFC 4180 asks for it. */
function cell(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One row of a CSV file (RFC 4180), with its line end; for files that are written row by row, after `csvStart`. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

/** What a CSV file begins with: a byte order mark, without which Excel garbles accents. */
export const csvStart = byteOrderMark;

/**
 * Rows of cells as a CSV file: RFC 4180, with a byte order mark, without which Excel garbles accents. What an applicant
 * wrote must not run when the hiring team opens the file, so a cell that begins like a formula gets an apostrophe.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return csvStart + rows.map(csvRow).join('');
}
