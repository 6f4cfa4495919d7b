import type { Site } from '#content/load-site.ts';
import type { Language } from '#shared/locales.ts';
import { localeOf } from '#shared/i18n/locale.ts';
import type { MonthProps } from '#src/components/figures/month.tsx';

const daysInWeek = 7;

/** The weekdays as a language writes them, from its first day on. */
function weekdaysOf(site: Site, language: Language): MonthProps['weekdays'] {
  const { intl, firstDayOfWeek } = localeOf(site, language);
  const [long, narrow] = (['long', 'narrow'] as const).map(
    (weekday) => new Intl.DateTimeFormat(intl, { weekday, timeZone: 'UTC' }),
  );
  return Array.from({ length: daysInWeek }, (_, index) => {
    // 1 January 2024 was a Monday.
    const day = Date.UTC(2024, 0, firstDayOfWeek + index);
    return { name: long?.format(day) ?? '', initial: narrow?.format(day) ?? '' };
  });
}

/** A month with its year as a language writes it: "June 2025", "junio de 2025". */
export function formatMonth(site: Site, language: Language, isoDate: string): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(localeOf(site, language).intl, options).format(
    new Date(`${isoDate}T00:00:00Z`),
  );
}

/** The same at the start of a line: "Junio de 2025". */
export function formatMonthAtStart(site: Site, language: Language, isoDate: string): string {
  const month = formatMonth(site, language, isoDate);
  return month.charAt(0).toLocaleUpperCase(localeOf(site, language).intl) + month.slice(1);
}

/**
 * Month and year as they continue the number of a day above them: "de junio de 2025" in Spanish, after "12". A language
 * that writes the month first has "June 2025".
 */
export function formatMonthBelowDay(site: Site, language: Language, isoDate: string): string {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat(localeOf(site, language).intl, options);
  const parts = format.formatToParts(new Date(`${isoDate}T00:00:00Z`));
  const [day, month] = [
    parts.findIndex(({ type }) => type === 'day'),
    parts.findIndex(({ type }) => type === 'month'),
  ];
  if (month < day) return formatMonth(site, language, isoDate);
  const after = parts.slice(day + 1).map(({ value }) => value);
  // The full stop of "12." is next to the number.
  return after.join('').replace(/^[.\s]+/, '');
}

/**
 * The month of a date as a calendar; it starts with the first day of the week of the language.
 * @param isoDates `YYYY-MM-DD`, the dates to mark; the first one says which month
 */
export function monthFigure(
  site: Site,
  language: Language,
  isoDates: readonly [string, ...string[]],
): Omit<MonthProps, 'caption'> {
  const [year = 0, month = 0] = isoDates[0].split('-').map(Number);
  const firstWeekday = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return {
    weekdays: weekdaysOf(site, language),
    offset: (firstWeekday - localeOf(site, language).firstDayOfWeek + daysInWeek) % daysInWeek,
    count: new Date(Date.UTC(year, month, 0)).getUTCDate(),
    marked: isoDates.map((date) => Number(date.slice(8))),
  };
}
