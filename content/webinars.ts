import { buildDay } from '../shared/build-day.ts';
import type { Language } from '../shared/locales.ts';
import { routes } from '../shared/routes.ts';
import { readItems, type ItemIn } from './items.ts';
import { bylineIn, personIds, type Byline } from './people.ts';
import { listedProblems, stopAt } from './references.ts';
import { webinarSchema } from './schema/webinars.ts';

const minuteMs = 60_000;

/** The offset of a time zone from UTC at a moment, in minutes, positive to the east. */
function offsetMinutes(timeZone: string, moment: number): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/**
 * A time of day in a time zone as a moment: `2025-06-12T13:00-05:00`. A time skipped by the start of daylight saving
 * time is one hour later.
 * @param date YYYY-MM-DD
 * @param clock HH:MM
 * @param timeZone a name like America/New_York, or an offset from UTC like -05:00
 */
export function momentIn(timeZone: string, date: string, clock: string): string {
  const asUtc = Date.parse(`${date}T${clock}Z`);
  const guess = asUtc - offsetMinutes(timeZone, asUtc) * minuteMs;
  const minutes = offsetMinutes(timeZone, guess);
  const two = (value: number) => String(Math.trunc(Math.abs(value))).padStart(2, '0');
  return `${date}T${clock}${minutes < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}

type Item = ItemIn<typeof webinarSchema.facts, typeof webinarSchema.words>;

/** A webinar in one language (SPEC section 3). */
export interface Webinar extends Omit<Item, 'speakers'> {
  speakers: Byline[];
  /** Empty once it is past. */
  registrationLink: string;
  /** Empty until it is past. */
  recordingLink: string;
}

/** Upcoming webinars from the next one on, then past ones, newest first. */
function inProgramme(one: Item, other: Item): number {
  if (one.isPast !== other.isPast) return one.isPast ? 1 : -1;
  const earlierFirst = Date.parse(startOf(one)) - Date.parse(startOf(other));
  return one.isPast ? -earlierFirst : earlierFirst;
}

/**
 * All webinars in order; `isPast` tells them apart (SPEC section 2, Webinars).
 * @throws DataError when one of their files is wrong
 */
export function webinarsIn(language: Language): Webinar[] {
  const webinars = readItems('webinars', webinarSchema, language).toSorted(inProgramme);
  stopAt(
    webinars.flatMap((webinar) => listedProblems('webinars', webinar, 'speakers', personIds(), 'person')),
  );
  return webinars.map(({ registrationLink = '', recordingLink = '', ...webinar }) => ({
    ...webinar,
    registrationLink,
    recordingLink,
    speakers: webinar.speakers.map((id) => bylineIn(language, id)),
  }));
}

/**
 * Whether the day of an upcoming webinar has passed. The page shows it as before (`isPast` is data, not the clock),
 * but machines are not told that it will take place.
 */
export const hasLapsed = ({ isPast, date }: Webinar, day: string = buildDay()): boolean =>
  !isPast && date < day;

/** The moment a webinar starts, for machines: `2025-06-12T13:00-05:00`. */
export function startOf({ timeZone, date, startsAt }: Pick<Item, 'timeZone' | 'date' | 'startsAt'>): string {
  return momentIn(timeZone, date, startsAt);
}

/** Unprefixed address of the calendar file of a webinar to come. */
export function calendarPathOf(id: string): string {
  return `${routes.webinars}/${id}.ics`;
}
