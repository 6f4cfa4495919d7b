import { buildDay } from '#shared/build-day.ts';
import { routes } from '#shared/routes.ts';
import type { ShownOf } from './collections/define-collection.ts';
import type { webinars } from './collections/webinars.ts';

/** A webinar in one language (SPEC section 3). */
export type Webinar = ShownOf<typeof webinars>;

/**
 * Whether the day of an upcoming webinar has passed. The page shows it as before (`isPast` is data, not the clock),
 * but machines are not told that it will take place.
 */
export const hasLapsed = ({ isPast, date }: Webinar, day: string = buildDay()): boolean =>
  !isPast && date < day;

/** Unprefixed address of the calendar file of a webinar to come. */
export function calendarPathOf(id: string): string {
  return `${routes.webinars}/${id}.ics`;
}

const minuteMs = 60_000;

/** The offset of a time zone from UTC at a moment, in minutes, positive to the east. */
function offsetMinutes(timeZone: string, moment: number): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/**
 * The moment a webinar starts, for machines: `2025-06-12T13:00-05:00`. A time skipped by the start of daylight saving
 * time is one hour later.
 */
export function startOf({
  timeZone,
  date,
  startsAt,
}: Readonly<Record<'timeZone' | 'date' | 'startsAt', string>>): string {
  const asUtc = Date.parse(`${date}T${startsAt}Z`);
  const guess = asUtc - offsetMinutes(timeZone, asUtc) * minuteMs;
  const minutes = offsetMinutes(timeZone, guess);
  const two = (value: number) => String(Math.trunc(Math.abs(value))).padStart(2, '0');
  return `${date}T${startsAt}${minutes < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}
