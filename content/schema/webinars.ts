import * as v from 'valibot';
import { coverImage } from '#shared/site-file/pictures.ts';
import {
  clock as clockTime,
  day as isoDay,
  fields,
  list,
  slug,
  text,
  timeZone as timeZoneName,
  title,
  webAddress,
  whole,
} from '#shared/site-file/parts.ts';

/**
 * A webinar, `webinars/<id>.yaml` (SPEC section 3, Webinar). One to come can be registered for, a past one
 * can be watched (section 4).
 */
export const webinarSchema = {
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
      /** Where to register, until it is past. */
      registrationLink: v.optional(webAddress),
      /** Where to watch, once it is past. */
      recordingLink: v.optional(webAddress),
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
        'to come, but no way to register',
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
