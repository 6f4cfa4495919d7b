import type { Language } from '../config/locales.ts';

/** What is known about a language; only the build needs it. */
export interface Locale {
  /** Its own name, and the name an English reader looks for. */
  name: string;
  englishName: string;
  /** The locale for dates, numbers and lists. */
  intl: string;
  openGraph: string;
  direction: 'ltr' | 'rtl';
  /** The day a week starts with, 1 is Monday, 7 is Sunday. */
  firstDayOfWeek: number;
}

/** The regions that are meant where the most likely one is not (BCP 47). */
const intlOf: Partial<Record<string, string>> = { en: 'en-US', es: 'es-ES' };

const known = new Map<Language, Locale>();

/** What Intl knows about a language, written as the language writes the name of a language at the start of a line. */
function readLocale(language: Language): Locale {
  const likely = new Intl.Locale(intlOf[language] ?? language).maximize();
  const intl = intlOf[language] ?? `${language}-${likely.region}`;
  const ownName = new Intl.DisplayNames(intl, { type: 'language' }).of(language) ?? language;
  const locale = new Intl.Locale(intl);
  return {
    name: ownName.charAt(0).toLocaleUpperCase(intl) + ownName.slice(1),
    englishName: new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language,
    intl,
    openGraph: intl.replace('-', '_'),
    direction: locale.getTextInfo().direction === 'rtl' ? 'rtl' : 'ltr',
    firstDayOfWeek: locale.getWeekInfo().firstDay,
  };
}

/** What is known about a language. */
export function localeOf(language: Language): Locale {
  const locale = known.get(language) ?? readLocale(language);
  known.set(language, locale);
  return locale;
}
