import { describe, expect, it } from 'vitest';
import { languageAttributes, localeOf, readLocale } from './locale.ts';

describe('what is known about a language', () => {
  it('is that of the place where most of its speakers live', () => {
    expect(localeOf('fr')).toEqual({
      name: 'Français',
      englishName: 'French',
      intl: 'fr-FR',
      openGraph: 'fr_FR',
      direction: 'ltr',
      isLatin: true,
      firstDayOfWeek: 1,
    });
    expect(localeOf('en')).toMatchObject({ intl: 'en-US', openGraph: 'en_US', firstDayOfWeek: 7 });
    expect(localeOf('es').intl).toBe('es-ES');
  });

  it('is that of another place where the site names one', () => {
    expect(readLocale('en', 'en-GB')).toMatchObject({
      name: 'English',
      intl: 'en-GB',
      openGraph: 'en_GB',
      firstDayOfWeek: 1,
    });
    expect(readLocale('sr', 'sr-Latn-RS').openGraph).toBe('sr_RS');
  });

  it('says the direction on a page only where lines run to the left', () => {
    expect(languageAttributes('fr')).toBe(' lang="fr"');
    expect(languageAttributes('ar')).toBe(' lang="ar" dir="rtl"');
  });

  it('knows what is not written in Latin letters, and what from right to left', () => {
    expect(['ar', 'el', 'ja', 'sr'].filter((language) => localeOf(language).isLatin)).toEqual([]);
    expect(readLocale('sr', 'sr-Latn-RS').isLatin).toBe(true);
    expect(['ar', 'he', 'fa', 'ur'].filter((language) => localeOf(language).direction === 'ltr')).toEqual([]);
  });
});
