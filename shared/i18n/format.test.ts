import { localeOf } from './locale.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { describe, expect, it } from 'vitest';
import * as format from './format.ts';

describe('format', () => {
  it.each([
    ['en', 'May 5, 2025', 'Apr 24, 2025'],
    ['es', '5\u00A0de\u00A0mayo de 2025', '24\u00A0abr 2025'],
    ['fr', '5\u00A0mai 2025', '24\u00A0avr. 2025'],
    ['de', '5.\u00A0Mai 2025', '24.\u00A0Apr. 2025'],
  ] as const)('R204: %s writes plain dates, the same day in every time zone', (language, long, medium) => {
    expect(format.formatDate(localeOf(site, language), '2025-05-05', 'long')).toBe(long);
    expect(format.formatDate(localeOf(site, language), '2025-04-24', 'medium')).toBe(medium);
  });

  it('R204: writes the first of a month and the weekday', () => {
    expect(format.formatDate(localeOf(site, 'fr'), '2024-05-01', 'long')).toBe('1er\u00A0mai 2024');
    expect(format.formatDate(localeOf(site, 'fr'), '2024-05-11', 'medium')).toBe('11\u00A0mai 2024');
    expect(format.formatWeekday(localeOf(site, 'de'), '2025-06-12')).toBe('Donnerstag');
  });

  it.each(['2025-02-30', '2025-5-1', 'May 5', ''])('refuses %j as a date', (text) => {
    expect(() => format.formatDate(localeOf(site, 'en'), text, 'long')).toThrow(RangeError);
  });

  it.each([
    ['en', '12,345.6'],
    ['es', '12\u202F345,6'],
    ['fr', '12\u202F345,6'],
    ['de', '12.345,6'],
  ] as const)('%s writes numbers', (language, number) => {
    expect(format.formatNumber(localeOf(site, language), 12345.6)).toBe(number);
  });

  it.each([
    ['en', '$12,000–$24,000', '$4,500'],
    ['es', '12\u202F000-24\u202F000\u00A0$', '4500\u00A0$'],
    ['fr', '12\u202F000\u00A0à\u00A024\u202F000\u00A0$', '4\u202F500\u00A0$'],
    ['de', '12.000–24.000\u00A0$', '4.500\u00A0$'],
  ] as const)('%s writes money, with two ends or one', (language, range, amount) => {
    const spaces = (text: string) => text.replaceAll('\u2009', ' ');
    expect(
      spaces(format.formatMoney(localeOf(site, language), { low: 12000, high: 24000, currency: 'USD' })),
    ).toBe(range);
    expect(format.formatMoney(localeOf(site, language), { low: 4500, currency: 'USD' })).toBe(amount);
  });

  it.each([
    ['en', 'Cloud, Data and Web'],
    ['es', 'Cloud, Data y Web'],
    ['fr', 'Cloud, Data et Web'],
    ['de', 'Cloud, Data und Web'],
  ] as const)('%s writes the last of several words after a conjunction', (language, list) => {
    expect(format.formatList(localeOf(site, language), ['Cloud', 'Data', 'Web'])).toBe(list);
  });

  it('R218: writes file sizes', () => {
    expect(format.formatFileSize(localeOf(site, 'en'), 7_549_747)).toBe('7.2\u00A0MB');
    expect(format.formatFileSize(localeOf(site, 'fr'), 7_549_747)).toBe('7,2\u202FMo');
    expect(format.formatFileSize(localeOf(site, 'en'), 0)).toBe('0\u00A0byte');
    expect(format.formatFileSize(localeOf(site, 'en'), 2048)).toBe('2\u00A0kB');
  });

  it.each([
    ['en', 'Mo Tu We Th Fr Sa Su'],
    ['es', 'Lu Ma Mi Ju Vi Sá Do'],
    ['fr', 'Lu Ma Me Je Ve Sa Di'],
    ['de', 'Mo Di Mi Do Fr Sa So'],
  ] as const)('writes the weekdays in short: %s', (language, days) => {
    expect(format.weekdaysInShort(localeOf(site, language)).join(' ')).toBe(days);
  });

  it('uses the plural form of the language, or the general one', () => {
    const forms = { one: '{count} place', other: '{count} places' };
    expect([1, 2, 1200].map((count) => format.countIn(localeOf(site, 'en'), forms, count))).toEqual([
      '1 place',
      '2 places',
      '1,200 places',
    ]);
    expect(format.countIn(localeOf(site, 'fr'), { one: '{count} place', other: '{count} places' }, 0)).toBe(
      '0 place',
    );
    expect(format.countIn(localeOf(site, 'de'), { other: '{count} Plätze' }, 1)).toBe('1 Plätze');
  });
});
