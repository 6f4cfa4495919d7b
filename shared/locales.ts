import * as site from './site.ts';

/** A language of the site. A plain string, because only the site's folder says which ones there are. */
export type Language = string;

/**
 * The languages of the site (SPEC section 1) by their BCP 47 codes. The first is the default and has no
 * prefix in URLs.
 */
export const languages: readonly Language[] = site.languages;

export const defaultLanguage: Language = languages[0] ?? 'en';

/** True when a value from outside (a URL part, a stored string) is one of the languages. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
