import * as v from 'valibot';
import { coverImage } from '#content/site-file/pictures.ts';
import {
  clock as clockTime,
  day as isoDay,
  fields,
  list,
  slug,
  text,
  timeZone as timeZoneName,
  title,
  webUrl,
  whole,
} from '#content/site-file/parts.ts';
import { formatDate } from '#shared/i18n/format.ts';
import { defineItems, type ShownOf } from './define-collection.ts';
import { buildDay } from '#shared/build-day.ts';
import { routes } from '#shared/routes.ts';

const schema = {
  facts: v.pipe(
    fields({
      date: isoDay,
      /** In the time zone of the webinar. */
      startsAt: clockTime,
      /** A name like America/New_York, with daylight saving time, or a fixed offset from UTC like -05:00. */
      timeZone: timeZoneName,
      minutes: whole(10, 1440),
      /** Day of the last change to date, time, words or link: calendars replace an older copy. */
      revisedDate: isoDay,
      image: v.optional(coverImage),
      /** Ids of people. */
      speakers: list(slug, 1, 6),
      /** Decides the button: recorded, or still open for registration. Data, not the clock: sample dates grow old. */
      isPast: v.boolean('missing, or neither true nor false'),
      registrationLink: v.optional(webUrl),
      recordingLink: v.optional(webUrl),
    }),
    v.forward(
      v.check(
        ({ isPast, recordingLink }) => !isPast || recordingLink !== undefined,
        'past, but without a recording',
      ),
      ['recordingLink'],
    ),
    v.forward(
      v.check(
        ({ isPast, registrationLink }) => isPast || registrationLink !== undefined,
        'upcoming, but without a link to register',
      ),
      ['registrationLink'],
    ),
  ),
  words: fields({
    title,
    description: text(30, 220),
    /** From when to when, with the time zone: "1:00 PM to 2:00 PM EST" (SPEC section 9). */
    time: text(8, 40),
  }),
};

type WebinarTimes = Parameters<typeof startOf>[0] & { isPast: boolean };

/** Upcoming webinars from the next one on, then past ones, newest first. */
function byProgramme(one: WebinarTimes, other: WebinarTimes): number {
  if (one.isPast !== other.isPast) return one.isPast ? 1 : -1;
  const earlierFirst = Date.parse(startOf(one)) - Date.parse(startOf(other));
  return one.isPast ? -earlierFirst : earlierFirst;
}

/**
 * The webinars, `webinars/<id>.yaml` (SPEC section 3, Webinar). One to come can be registered for, a past one can be
 * watched (section 4).
 */
export const webinars = defineItems({
  name: 'webinar',
  noun: 'webinar',
  files: 'webinars/*.yaml',
  schema,
  list: 'webinars',
  route: false,
  references: ({ speakers }) =>
    speakers.map((name, index) => ({ path: ['speakers', index], name, to: 'people' })),
  arrange: (items, contributorOf) =>
    items.toSorted(byProgramme).map(({ registrationLink = '', recordingLink = '', ...webinar }) => ({
      ...webinar,
      registrationLink,
      recordingLink,
      speakers: webinar.speakers.flatMap((id) => contributorOf(id) ?? []),
    })),
  search: [
    {
      names: 'search.names.webinar',
      title: ({ title: name }) => name,
      text: ({ date, description, speakers }, { locale }) => [
        formatDate(locale, date, 'long'),
        description,
        ...speakers.map(({ name }) => name),
      ],
    },
  ],
  structuredData: false,
  editor: {
    title: 'title',
    one: { en: 'Webinar', de: 'Webinar', es: 'Seminario web', fr: 'Webinaire' },
    many: { en: 'Webinars', de: 'Webinare', es: 'Seminarios web', fr: 'Webinaires' },
  },
});

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
