import type { OpeningHoursSpecification } from 'schema-dts';
import type { Edition } from '#content/edition.ts';
import { buildDay } from '#shared/build-day.ts';
import {
  isOver,
  spanOf,
  weekdays,
  weekOf,
  type OpeningHours,
  type OpenWeek,
} from '#content/site-file/opening-hours.ts';

/** A line of opening hours: a heading, such as the days of a season, days, or their hours. */
export interface HoursLine {
  text: string;
  look?: 'heading' | 'aside';
}

const hoursText = ({ t, time, list }: Edition, hours: readonly string[]): string =>
  list(
    hours.map((span) => {
      if (span === '00:00-24:00') return t('contact.hours.allDay');
      const [opens, closes] = spanOf(span);
      return t('contact.hours.times', { opens: time(opens), closes: time(closes) });
    }),
  );

const weekLines = (edition: Edition, week: OpenWeek): HoursLine[] =>
  week.flatMap(({ weekdays: days, hours }) => [
    { text: edition.weekdays(days.map((day) => weekdays.indexOf(day))), look: 'aside' },
    { text: hoursText(edition, hours) },
  ]);

/**
 * When an office is open, in lines.
 * @param days the words of the site for Monday to Friday, with the short form
 * @param today days of a year that are over before it are left out
 */
export function hoursLines(
  edition: Edition,
  hours: OpeningHours,
  days: string | undefined,
  today = buildDay(),
): HoursLine[] {
  const seasons = hours.seasons?.filter((dates) => !isOver(dates, today)) ?? [];
  const closed = hours.closed?.filter((dates) => !isOver(dates, today)) ?? [];
  const usual: HoursLine[] =
    hours.week || days === undefined
      ? weekLines(edition, weekOf(hours))
      : [{ text: days }, ...weekOf(hours).map((group) => ({ text: hoursText(edition, group.hours) }))];
  return [
    ...usual,
    ...seasons.flatMap(({ from, to, week }): HoursLine[] => [
      { text: edition.days(from, to), look: 'heading' },
      ...weekLines(edition, week),
    ]),
    ...(closed.length > 0 ? [{ text: edition.t('contact.hours.closed'), look: 'heading' } as const] : []),
    ...closed.map(({ from, to }) => ({ text: edition.days(from, to) })),
  ];
}

/** A day such as 02-29 in a year; the day before where the year has no such day. */
const dateIn = (year: number, monthAndDay: string): string =>
  Temporal.PlainMonthDay.from(monthAndDay).toPlainDate({ year }).toString();

/** The next time that some days come, with their years; those with a year only until they are over. */
function datesOf(from: string, to: string, today: string): { validFrom: string; validThrough: string }[] {
  if (from.length > 5) return to < today ? [] : [{ validFrom: from, validThrough: to }];
  const year = Number(today.slice(0, 4));
  return [year - 1, year, year + 1]
    .map((first) => ({
      validFrom: dateIn(first, from),
      validThrough: dateIn(to < from ? first + 1 : first, to),
    }))
    .filter(({ validThrough }) => validThrough >= today)
    .slice(0, 1);
}

const schemaDays = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const;

const specification = (week: OpenWeek, dates: object = {}): OpeningHoursSpecification[] =>
  week.flatMap(({ weekdays: days, hours }) =>
    hours.map((span): OpeningHoursSpecification => {
      const [opens, end] = spanOf(span);
      // As Google asks for, where a day has no 24:00.
      const closes = end === '24:00' ? '23:59' : end;
      const dayOfWeek = days.map((day) => schemaDays[day]);
      return {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek,
        opens,
        closes,
        ...dates,
      };
    }),
  );

/** The days that only the ordinary week has: without a closing entry, search engines keep its hours. */
function closedIn(week: OpenWeek, ordinary: OpenWeek): OpenWeek {
  const open = new Set(week.flatMap(({ weekdays: days }) => days));
  const days = ordinary.flatMap(({ weekdays: all }) => all).filter((day) => !open.has(day));
  return days.length === 0 ? [] : [{ weekdays: days, hours: ['00:00-00:00'] }];
}

/**
 * Opening hours for search engines (developers.google.com/search/docs/appearance/structured-data/local-business): a day
 * without hours opens and closes at midnight.
 */
export function openingHoursSpecification(
  hours: OpeningHours,
  today = buildDay(),
): OpeningHoursSpecification[] {
  const { seasons = [], closed = [] } = hours;
  return [
    ...specification(weekOf(hours)),
    ...seasons.flatMap(({ from, to, week }) =>
      datesOf(from, to, today).flatMap((dates) => [
        ...specification(week, dates),
        ...specification(closedIn(week, weekOf(hours)), dates),
      ]),
    ),
    ...closed.flatMap(({ from, to = from }) =>
      datesOf(from, to, today).map((dates): OpeningHoursSpecification => ({
        '@type': 'OpeningHoursSpecification',
        opens: '00:00',
        closes: '00:00',
        ...dates,
      })),
    ),
  ];
}
