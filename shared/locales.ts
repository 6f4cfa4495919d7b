import * as site from './site.ts';

/** One of the languages of the site; which ones there are, only its folder says. */
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
