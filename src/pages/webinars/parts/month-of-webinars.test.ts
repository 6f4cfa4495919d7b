import { describe, expect, it } from 'vitest';
import type { Language } from '../../../../shared/locales.ts';
import { formatMonthBelowDay, monthFigure } from './month-of-webinars.data.ts';

describe('the month of the webinars', () => {
  it.each([
    ['en', 'June 2025'],
    ['es', 'de junio de 2025'],
    ['fr', 'juin 2025'],
    ['de', 'Juni 2025'],
    ['pt', 'de junho de 2025'],
    ['hu', '2025. június'],
  ])('%s reads on from the number of a day', (language, text) => {
    expect(formatMonthBelowDay(language, '2025-06-12')).toBe(text);
  });

  const columnOf = (language: Language, isoDate: string) => {
    const { days, weekdays } = monthFigure(language, [isoDate]);
    const day = days.find(({ isLit }) => isLit);
    // Rows stand a quarter of a cell to the left or to the right of the initials.
    const far = weekdays.initials.map(({ x }) => Math.abs(x - (day?.x ?? -1)));
    const column = far.indexOf(Math.min(...far));
    return { day: day?.day, initial: weekdays.initials[column]?.text };
  };

  it('starts on Sunday in English and on Monday elsewhere, and lights the day under its week day', () => {
    expect(columnOf('en', '2025-06-12')).toEqual({ day: 12, initial: 'T' });
    expect(columnOf('de', '2025-06-12')).toEqual({ day: 12, initial: 'D' });
    const initials = (language: Language) =>
      monthFigure(language, ['2025-06-12'])
        .weekdays.initials.map(({ text }) => text)
        .join('');
    expect(initials('en')).toBe('SMTWTFS');
    expect(initials('de')).toBe('MDMDFSS');
  });

  it('has as many days as the month, in as many rows as it needs', () => {
    expect(monthFigure('en', ['2025-06-12']).days).toHaveLength(30);
    expect(monthFigure('en', ['2024-02-01']).days).toHaveLength(29);
    // February 2026 starts on a Sunday and fills four rows; June 2025 starts on one too: six rows from Monday on.
    const height = (language: Language, isoDate: string) =>
      Number(monthFigure(language, [isoDate]).viewBox.split(' ')[3]);
    expect(height('en', '2026-02-05')).toBeLessThan(height('en', '2025-06-12'));
    expect(height('en', '2025-06-12')).toBeLessThan(height('de', '2025-06-12'));
  });
});
