import { monthComb } from '#artwork/month.ts';
import type { Language } from '../../../../shared/locales.ts';
import { localeOf } from '../../../../shared/i18n/locale.ts';
import type { WebinarCalendarProps } from '../webinars.page.tsx';

const daysInWeek = 7;
const dayMs = 86_400_000;

/** The initials of the week days as a language writes them, from its first day on. */
function weekdayInitials(language: Language): string[] {
  const format = new Intl.DateTimeFormat(localeOf(language).intl, { weekday: 'narrow', timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  const first = Date.UTC(2024, 0, localeOf(language).firstDayOfWeek);
  return Array.from({ length: daysInWeek }, (_, index) => format.format(first + index * dayMs));
}

/** A month with its year as a language writes it: "June 2025", "junio de 2025". */
export function formatMonth(language: Language, isoDate: string): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(localeOf(language).intl, options).format(new Date(`${isoDate}T00:00:00Z`));
}

/** The same at the start of a line: "Junio de 2025". */
export function formatMonthAtStart(language: Language, isoDate: string): string {
  const month = formatMonth(language, isoDate);
  return month.charAt(0).toLocaleUpperCase(localeOf(language).intl) + month.slice(1);
}

/**
 * Month and year as they continue the number of a day above them: "de junio de 2025" in Spanish, after "12". A language
 * that writes the month first has "June 2025".
 */
export function formatMonthBelowDay(language: Language, isoDate: string): string {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat(localeOf(language).intl, options);
  const parts = format.formatToParts(new Date(`${isoDate}T00:00:00Z`));
  const [day, month] = [
    parts.findIndex(({ type }) => type === 'day'),
    parts.findIndex(({ type }) => type === 'month'),
  ];
  if (month < day) return formatMonth(language, isoDate);
  const after = parts.slice(day + 1).map(({ value }) => value);
  // The full stop of "12." is beside the number.
  return after.join('').replace(/^[.\s]+/, '');
}

/**
 * The month of a date in hexagons; it starts with the first day of the week of the language.
 * @param isoDates `YYYY-MM-DD`, the dates to light up; the first one says which month
 */
export function monthFigure(
  language: Language,
  isoDates: readonly [string, ...string[]],
): Omit<WebinarCalendarProps, 'label' | 'caption'> {
  const [year = 0, month = 0] = isoDates[0].split('-').map(Number);
  const firstWeekday = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  const offset = (firstWeekday - localeOf(language).firstDayOfWeek + 2 * daysInWeek) % daysInWeek;
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const rows = Math.ceil((offset + count) / daysInWeek);
  const lit = new Set(isoDates);
  const { x, y } = monthComb.weekdays;
  return {
    viewBox: monthComb.viewBoxByRows[rows === 6 ? 6 : rows === 4 ? 4 : 5],
    cell: monthComb.cell,
    weekdays: { y, initials: weekdayInitials(language).map((text, index) => ({ x: x[index] ?? 0, text })) },
    days: monthComb.places.slice(offset, offset + count).map((place, index) => ({
      day: index + 1,
      x: place.x,
      y: place.y,
      isLit: lit.has(`${isoDates[0].slice(0, 7)}-${String(index + 1).padStart(2, '0')}`),
    })),
  };
}
