const byteOrderMark = '\uFEFF';
/** Characters that start a formula in a spreadsheet. */
const formulaStart = /^[=+\-@\t\r\n]/;

/** A cell: never a formula, quoted where RFC 4180 requires it. */
function cell(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A row of a CSV file (RFC 4180) with its line end; for files written row by row after `csvStart`. */
function csvRow(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

/** The start of a CSV file: a byte order mark, which Excel needs for accents. */
const csvStart = byteOrderMark;

/**
 * Rows as a CSV file (RFC 4180) with a byte order mark, which Excel needs for accents. A cell that starts
 * like a formula gets an apostrophe, so that an applicant's text is never executed.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return csvStart + rows.map(csvRow).join('');
}
