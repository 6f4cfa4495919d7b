import type { LocalizedSite } from '#shared/localized-site.ts';

/** What is known about a language; only the build needs it. */
export interface Locale {
  /** Its own name, and the name an English reader looks for. */
  name: string;
  englishName: string;
  /** The locale for dates, numbers and lists. */
  intl: string;
  openGraph: string;
  direction: 'ltr' | 'rtl';
  /** ISO 15924, such as `Latn`. */
  script: string;
  /** The day a week starts with, 1 is Monday, 7 is Sunday. */
  firstDayOfWeek: number;
}

/** What Intl says about a language and a region never changes, and takes 0.1 ms to ask. */
const known = new Map<string, Locale>();

/** The BCP 47 tag of a language in the region where most of its speakers live. */
export const regionalLocale = (language: string): string =>
  `${language}-${new Intl.Locale(language).maximize().region}`;

/**
 * What Intl knows about a language; its own name begins with a capital letter.
 * @param intl BCP 47 tag with a region
 */
export function readLocale(language: string, intl = regionalLocale(language)): Locale {
  const key = `${language} ${intl}`;
  const locale = known.get(key) ?? askIntl(language, intl);
  known.set(key, locale);
  return locale;
}

function askIntl(language: string, intl: string): Locale {
  const ownName = new Intl.DisplayNames(intl, { type: 'language' }).of(language) ?? language;
  const locale = new Intl.Locale(intl);
  return {
    name: ownName.charAt(0).toLocaleUpperCase(intl) + ownName.slice(1),
    englishName: new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language,
    intl,
    openGraph: `${locale.language}_${locale.maximize().region}`,
    direction: locale.getTextInfo().direction === 'rtl' ? 'rtl' : 'ltr',
    script: locale.maximize().script ?? 'Latn',
    firstDayOfWeek: locale.getWeekInfo().firstDay,
  };
}

/** The attributes of `<html>`; `dir` only for languages written from right to left. */
export const languageAttributes = (site: LocalizedSite, language: string) =>
  ` lang="${language}"${localeOf(site, language).direction === 'rtl' ? ' dir="rtl"' : ''}`;

/** What is known about a language of a site. */
export const localeOf = ({ settings }: Pick<LocalizedSite, 'settings'>, language: string): Locale =>
  readLocale(language, settings.locales[language]);
