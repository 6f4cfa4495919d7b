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

/** When the office opens next; the minute itself while it is open. Counts on beyond the end of the week. */
export function nextOpening(minute: number, { opens, closes }: OfficeDay): number {
  const day = Math.floor(minute / dayMinutes);
  const time = minute % dayMinutes;
  if (day < 5 && time < closes) return day * dayMinutes + Math.max(time, opens);
  return (day < 4 ? day + 1 : 7) * dayMinutes + opens;
}

/** What the week has to know. */
export interface AnswerWeekFacts {
  office: OfficeDay;
  /** Of the office, as the IANA names it. */
  timeZone: string;
  /** BCP 47 tag of the page's language with its region. */
  locale: string;
  /** What is said while the office is open, and while it is closed: with `{time}`, `{opens}`, `{now}`. */
  open: string;
  closed: string;
  /** What is answered around the clock, and what is answered in office hours. */
  cases: readonly { name: string; isAlways: boolean }[];
}

/** What the week says of a minute, which is in it. */
export function sayMinute(minute: number, facts: AnswerWeekFacts): string {
  const { office, locale, open, closed, cases } = facts;
  const opens = nextOpening(minute, office);
  const isOpen = opens === minute;
  const answered = cases.filter(({ isAlways }) => isOpen || isAlways).map(({ name }) => name);
  const sentence = fillParameters(isOpen ? open : closed, {
    time: weekTime(locale, minute),
    opens: weekTime(locale, opens),
    now: new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(answered),
  });
  return sentence.charAt(0).toLocaleUpperCase(locale) + sentence.slice(1);
}
