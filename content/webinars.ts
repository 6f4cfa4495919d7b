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

/**
 * The moment a webinar starts, for machines: `2025-06-12T13:00-05:00`. A time skipped by the start of daylight saving
 * time is one hour later.
 */
export function startOf({
  timeZone,
  date,
  startsAt,
}: Readonly<Record<'timeZone' | 'date' | 'startsAt', string>>): string {
  return Temporal.PlainDateTime.from(`${date}T${startsAt}`)
    .toZonedDateTime(timeZone)
    .toString({ timeZoneName: 'never', smallestUnit: 'minute' });
}
