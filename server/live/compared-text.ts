import { withAsciiDomain } from '#shared/contracts/text-schema.ts';

/**
 * Case-insensitive form of a text. Made here, because databases differ for letters beyond ASCII. Upper case
 * first unites letters with several lower cases (`ß` and `ss`, both lower sigmas).
 */
export function foldCase(text: string): string {
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

/** An email address in the form used for comparing. */
export function emailKeyOf(email: string): string {
  return foldCase(withAsciiDomain(email.trim()));
}
