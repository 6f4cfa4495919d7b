import type { Language } from '../../config/locales.ts';
import { withoutTurns } from '../../shared/isolated.ts';

/** The start of a CSV file: a byte order mark, which Excel needs for accents. */
export const csvStart = '\uFEFF';

/**
 * The separator that spreadsheets expect: where numbers have a decimal comma, columns are separated by
 * semicolons.
 */
export function delimiterOf(language: Language): ',' | ';' {
  return new Intl.NumberFormat(language).format(1.5).includes(',') ? ';' : ',';
}

/**
 * What starts a formula at the start of a cell, or after any separator: a spreadsheet that is told another
 * one, or ignores the quotes, begins a cell there. A dash before a space is a list.
 */
const formula = /(^|[,;|\t\r\n])(\s*)(?=[=+@]|-\S)/g;

/** A cell: always quoted, never a formula, and without what would turn the cells behind it. */
const cell = (text: string) => `"${withoutTurns(text).replace(formula, "$1$2'").replaceAll('"', '""')}"`;

/** A row of a CSV file (RFC 4180) with its line end. */
export function csvRow(cells: readonly string[], delimiter: ',' | ';'): string {
  return `${cells.map(cell).join(delimiter)}\r\n`;
}
