import { fillParameters } from './template.ts';

const minuteMs = 60_000;
const dayMinutes = 24 * 60;
/** A Monday. */
const start = Date.UTC(2026, 0, 5);

/** When an office is open, Monday to Friday, in minutes of a day. */
export interface OfficeDay {
  opens: number;
  closes: number;
}

/**
 * A minute of the week in words: "Sunday 3:12 AM".
 * @param locale BCP 47 tag
 * @param minute since Monday 0:00
 */
export function weekTime(locale: string, minute: number): string {
  const text = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(start + minute * minuteMs);
  return text.replace(/(?<=\d)\s(?=\p{L})/u, '\u00A0');
}

/** The minute of the week in a time zone at a moment, since Monday 0:00. */
export function minuteOfWeek(timeZone: string, moment: number): number {
  const [weekday = '', clock = ''] = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  })
    .format(moment)
    .split(/,? /);
  const day = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(weekday);
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return day * dayMinutes + hours * 60 + minutes;
}

/** Whether the office is open at a minute of the week. */
export function isOfficeOpen(minute: number, { opens, closes }: OfficeDay): boolean {
  const time = minute % dayMinutes;
  return minute < 5 * dayMinutes && time >= opens && time < closes;
}

/** Facts about the office hours of a week, for its display. */
export interface AnswerWeekFacts {
  office: OfficeDay;
  /** Of the office, as the IANA names it. */
  timeZone: string;
  /** BCP 47 tag of the page's language with its region. */
  locale: string;
  /** The sentence for a minute, with `{time}` and `{now}`. */
  says: string;
  /** Cases that are answered around the clock, and those answered in office hours. */
  cases: readonly { name: string; isAlways: boolean }[];
}

/** The sentence for a minute of the week. */
export function sayMinute(minute: number, facts: AnswerWeekFacts): string {
  const { office, locale, says, cases } = facts;
  const isOpen = isOfficeOpen(minute, office);
  const answered = cases.filter(({ isAlways }) => isOpen || isAlways).map(({ name }) => name);
  const sentence = fillParameters(says, {
    time: weekTime(locale, minute),
    now: new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(answered),
  });
  return sentence.charAt(0).toLocaleUpperCase(locale) + sentence.slice(1);
}
