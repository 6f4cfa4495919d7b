import { withoutTurns } from './isolated.ts';

/** The start of a CSV file: a byte order mark, which Excel needs for accents. */
export const csvStart = '\uFEFF';

/**
 * What starts a formula at the start of a cell, or after any separator: a spreadsheet that is told another one,
 * or ignores the quotes, begins a cell there. Spaces that separate nothing may stand between; so the time grows
 * with the length of the text alone. Some spreadsheets take the wide forms as well.
 */
const formula = /(^|[,;|\t\r\n])([^\S\t\r\n]*)(?=[=+@\-＝＋＠－])/g;

/** A cell: always quoted, never a formula, and without what would turn the cells behind it. */
const cell = (text: string) => `"${withoutTurns(text).replace(formula, "$1$2'").replaceAll('"', '""')}"`;

/** A row of a CSV file (RFC 4180) with its line end. */
export function csvRow(cells: readonly string[], delimiter: ',' | ';' = ','): string {
  return `${cells.map(cell).join(delimiter)}\r\n`;
}

/** Rows as a CSV file. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return csvStart + rows.map((row) => csvRow(row)).join('');
}
