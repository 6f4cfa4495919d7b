/** The languages of the site (SPEC section 1). The first is the default and has no prefix in URLs. */
export const locales = {
  en: { name: 'English', englishName: 'English', intl: 'en-US', openGraph: 'en_US' },
  es: { name: 'Español', englishName: 'Spanish', intl: 'es-ES', openGraph: 'es_ES' },
  fr: { name: 'Français', englishName: 'French', intl: 'fr-FR', openGraph: 'fr_FR' },
  de: { name: 'Deutsch', englishName: 'German', intl: 'de-DE', openGraph: 'de_DE' },
} as const;

export type Language = keyof typeof locales;

export const languages = Object.keys(locales) as [Language, ...Language[]];

export const defaultLanguage: Language = 'en';

/** True when a value from outside (a URL part, a stored string) is one of the languages. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(locales, value);
}
