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
