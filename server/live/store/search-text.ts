import { sql, type Expression, type SqlBool } from 'kysely';
import type { Dialect } from './database.ts';

/** A search with more words than this finds by the first ones. */
const wordLimit = 32;

/**
 * Text without its case, for comparing: made by the application, because the stores differ beyond ASCII. Upper case first brings together what
 * has several lower cases (`ß` and `ss`, both lower sigmas).
 */
function foldCase(text: string): string {
  return text.normalize('NFC').toUpperCase().toLowerCase().replaceAll('ς', 'σ');
}

/** What a row is found by; a word never reaches from one field into the next. */
export function searchTextOf(fields: readonly string[]): string {
  return foldCase(fields.filter((field) => field !== '').join('\n'));
}

/** An e-mail address as it is compared. */
export function emailKeyOf(email: string): string {
  return foldCase(email.trim());
}

/** The condition that all words of a search occur in the column `search_text`. No LIKE, whose wildcards and limits differ. */
export function allWordsOccur(dialect: Dialect, searched: string): Expression<SqlBool> {
  const words = [...new Set(foldCase(searched).split(/\s+/v))]
    .filter((word) => word !== '')
    .slice(0, wordLimit);
  if (words.length === 0) return sql<SqlBool>`1 = 1`;
  const position = sql.raw(dialect === 'postgres' ? 'strpos' : 'instr');
  const conditions = words.map((word) => sql`${position}(search_text, ${word}) > 0`);
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}
