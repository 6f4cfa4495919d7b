import { testSite as site } from '#content/test-support/test-site.ts';
import { describe, expect, it } from 'vitest';
import { languageAttributes, localeOf, readLocale } from './locale.ts';

describe('the locale of a language', () => {
  it('is by default that of the region with most speakers', () => {
    expect(localeOf(site, 'fr')).toEqual({
      name: 'Français',
      englishName: 'French',
      intl: 'fr-FR',
      openGraph: 'fr_FR',
      direction: 'ltr',
      script: 'Latn',
      firstDayOfWeek: 1,
    });
    expect(localeOf(site, 'en')).toMatchObject({ intl: 'en-US', openGraph: 'en_US', firstDayOfWeek: 7 });
    expect(localeOf(site, 'es').intl).toBe('es-ES');
  });

  it('is the one that the site sets', () => {
    expect(readLocale('en', 'en-GB')).toMatchObject({
      name: 'English',
      intl: 'en-GB',
      openGraph: 'en_GB',
      firstDayOfWeek: 1,
    });
    expect(readLocale('sr', 'sr-Latn-RS').openGraph).toBe('sr_RS');
    expect(readLocale('ar', 'ar-JO-u-nu-latn')).toMatchObject({ openGraph: 'ar_JO', direction: 'rtl' });
  });

  it('sets the direction of a page only for right-to-left languages', () => {
    expect(languageAttributes(site, 'fr')).toBe(' lang="fr"');
    expect(languageAttributes(site, 'ar')).toBe(' lang="ar" dir="rtl"');
  });

  it('has a script and a direction', () => {
    expect(['ar', 'el', 'ja', 'sr'].map((language) => localeOf(site, language).script)).toEqual([
      'Arab',
      'Grek',
      'Jpan',
      'Cyrl',
    ]);
    expect(readLocale('sr', 'sr-Latn-RS').script).toBe('Latn');
    expect(
      ['ar', 'he', 'fa', 'ur'].filter((language) => localeOf(site, language).direction === 'ltr'),
    ).toEqual([]);
  });
});
