/** The languages of the site (SPEC section 1) by their BCP 47 codes. The first is the default and has no prefix in URLs. */
export const languages = ['en', 'es', 'fr', 'de'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage = languages[0];

/** True when a value from outside (a URL part, a stored string) is one of the languages. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

interface Locale {
  /** Its own name, and the name an English reader looks for. */
  name: string;
  englishName: string;
  /** The locale for dates, numbers and lists. */
  intl: string;
  openGraph: string;
  /** The day a week starts with, 1 is Monday, 7 is Sunday. (Intl knows it too, but not in every engine.) */
  firstDayOfWeek: 1 | 7;
}

/** What is known about each language; only the build needs it. */
export const locales: Record<Language, Locale> = {
  en: { name: 'English', englishName: 'English', intl: 'en-US', openGraph: 'en_US', firstDayOfWeek: 7 },
  es: { name: 'Español', englishName: 'Spanish', intl: 'es-ES', openGraph: 'es_ES', firstDayOfWeek: 1 },
  fr: { name: 'Français', englishName: 'French', intl: 'fr-FR', openGraph: 'fr_FR', firstDayOfWeek: 1 },
  de: { name: 'Deutsch', englishName: 'German', intl: 'de-DE', openGraph: 'de_DE', firstDayOfWeek: 1 },
};
