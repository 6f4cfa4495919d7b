import { sql, type Expression, type SqlBool } from 'kysely';
import type { Dialect } from './database.ts';

/** A longer search uses only its first words. */
const wordLimit = 32;

/**
 * Case-insensitive form of a text. Made here, because databases differ for letters beyond ASCII. Upper case
 * first unites letters with several lower cases (`ß` and `ss`, both lower sigmas).
 */
function foldCase(text: string): string {
  return text.normalize('NFC').toUpperCase().toLowerCase().replaceAll('ς', 'σ');
}

/** The search text of a row; the separator keeps words of two fields apart. */
export function searchTextOf(fields: readonly string[]): string {
  return foldCase(fields.filter((field) => field !== '').join('\n'));
}

/** A name in the form used for sorting: accents and case make no difference. */
export function sortNameOf(name: string): string {
  return foldCase(name.normalize('NFD').replaceAll(/\p{M}/gu, '').trim());
}

/** An e-mail address in the form used for comparing. */
export function emailKeyOf(email: string): string {
  return foldCase(email.trim());
}

/** Condition: all searched words are in `search_text`. Without LIKE, whose wildcards and limits differ. */
export function allWordsOccur(dialect: Dialect, searched: string): Expression<SqlBool> {
  const words = [...new Set(foldCase(searched).split(/\s+/v))]
    .filter((word) => word !== '')
    .slice(0, wordLimit);
  if (words.length === 0) return sql<SqlBool>`1 = 1`;
  const position = sql.raw(dialect === 'postgres' ? 'strpos' : 'instr');
  const conditions = words.map((word) => sql`${position}(search_text, ${word}) > 0`);
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}
