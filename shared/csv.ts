import { withoutTurns } from './isolated.ts';

/** The start of a CSV file: a byte order mark, which Excel needs for accents. */
export const csvStart = '\uFEFF';

/**
 * Signs that start a formula at the start of a cell or after a separator: a spreadsheet set to another separator, or
 * one that ignores quotes, begins a cell there. Spaces may come between, but no tabs or line breaks, so that the time
 * stays linear. Some spreadsheets also take the full-width forms.
 * This includes phone numbers: Excel shows +1-555-0100 as -654.
 */
const formula = /(^|[,;|\t\r\n])([^\S\t\r\n]*)(?=[=+@\-＝＋＠－])/g;

/** A cell: always quoted, never a formula, without characters that reverse the direction of the next cells. */
const cell = (text: string) => `"${withoutTurns(text).replace(formula, "$1$2'").replaceAll('"', '""')}"`;

/** A row of a CSV file (RFC 4180) with its line end. */
export function csvRow(cells: readonly string[], delimiter: ',' | ';' = ','): string {
  return `${cells.map(cell).join(delimiter)}\r\n`;
}

export function csvOf(rows: readonly (readonly string[])[]): string {
  return csvStart + rows.map((row) => csvRow(row)).join('');
}
