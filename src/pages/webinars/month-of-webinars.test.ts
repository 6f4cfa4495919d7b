import { editionOf } from '#content/edition.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { describe, expect, it } from 'vitest';
import type { Language } from '#shared/locales.ts';
import { formatMonthBelowDay, monthFigure } from './webinars.data.ts';

describe('the month of the webinars', () => {
  it.each([
    ['en', 'June 2025'],
    ['es', 'de junio de 2025'],
    ['fr', 'juin 2025'],
    ['de', 'Juni 2025'],
    ['pt', 'de junho de 2025'],
    ['hu', '2025. június'],
  ])('%s appends the month to a day number', (language, text) => {
    expect(formatMonthBelowDay(editionOf(site, language), '2025-06-12')).toBe(text);
  });

  it('starts on Sunday in US English and on Monday elsewhere, with the first day below its weekday', () => {
    const startOf = (language: Language) => {
      const { offset, weekdays } = monthFigure(editionOf(site, language), ['2025-06-12']);
      return { first: weekdays[offset]?.name, initials: weekdays.map(({ initial }) => initial).join('') };
    };
    expect(startOf('en')).toEqual({ first: 'Sunday', initials: 'SMTWTFS' });
    expect(startOf('de')).toEqual({ first: 'Sonntag', initials: 'MDMDFSS' });
  });

  it('has all days of the month, and marks those with webinars', () => {
    expect(monthFigure(editionOf(site, 'en'), ['2025-06-12', '2025-06-26'])).toMatchObject({
      count: 30,
      marked: [12, 26],
    });
    expect(monthFigure(editionOf(site, 'en'), ['2024-02-01'])).toMatchObject({ count: 29, marked: [1] });
  });
});
