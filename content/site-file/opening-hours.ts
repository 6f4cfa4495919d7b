import * as v from 'valibot';
import { buildDay } from '#shared/build-day.ts';
import { day, fields, inForms, list, oneOf } from './parts.ts';

/** The days of a week in the order of its rows, Monday first. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** The hours between opening and closing, as `09:00-14:00`. */
const span = v.pipe(
  v.string('not a text'),
  v.regex(
    /^([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$/,
    ({ input }) => `must be hours such as 09:00-14:00: ${input}`,
  ),
  v.check(
    (value) => value.slice(0, 5) < value.slice(6),
    ({ input }) => `closes before it opens: ${input}`,
  ),
);

const isInOrder = (spans: readonly string[]) =>
  spans.every((one, index) => index === 0 || one.slice(0, 5) > (spans[index - 1] ?? '').slice(6));

/** The open days of a week, in groups with the same hours. */
const week = v.pipe(
  list(
    fields({
      weekdays: list(oneOf(weekdays, 'day'), 1, weekdays.length),
      hours: v.pipe(
        list(span, 1, 6),
        v.check((spans) => isInOrder(spans), 'the hours overlap or are not in order'),
      ),
    }),
    1,
    weekdays.length,
  ),
  v.check((groups) => {
    const all = groups.flatMap((group) => group.weekdays);
    return new Set(all).size === all.length;
  }, 'a day is listed twice: write all its hours in one list, hours: [09:00-14:00, 16:00-19:00]'),
);

/** A day of every year, as `06-15`, or of one, as `2026-06-15`. */
const calendarDay = v.pipe(
  v.string('must be a date such as 06-15 or 2026-06-15'),
  inForms(
    /^(\d{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
    'must be a date such as 06-15 (each year) or 2026-06-15',
  ),
  v.check(
    // 2028 is a leap year.
    (value) => v.is(day, /^\d\d-\d\d$/.test(value) ? `2028-${value}` : value),
    ({ input }) => `must be a date such as 06-15 (each year) or 2026-06-15: ${input}`,
  ),
);

const isForward = ({ from, to }: { from: string; to?: string | undefined }) =>
  to === undefined || (from.length === to.length && (from.length === 5 || from <= to));
const notForward = 'not the end of “from”: write both with or both without a year, and the earlier one first';

/** A time of the short form, which has no break. */
const opening = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, ({ input }) =>
    input.includes('-')
      ? 'must be a time, such as "09:00"; hours with a break need week: [{ weekdays: [monday], hours: [09:00-14:00, 16:00-19:00] }]'
      : 'must be a time, such as "09:00"',
  ),
);

/** When an office is open. The short form is for Monday to Friday; `week` has any days. */
export const openingHours = v.pipe(
  fields({
    opens: v.optional(opening),
    closes: v.optional(opening),
    week: v.optional(week),
    /** Other hours at a time of the year. */
    seasons: v.optional(
      list(
        v.pipe(
          fields({ from: calendarDay, to: calendarDay, week }),
          v.forward(
            v.check((dates) => isForward(dates), notForward),
            ['to'],
          ),
        ),
        1,
        4,
      ),
    ),
    /** Days without hours, such as holidays; one day without `to`. */
    closed: v.optional(
      list(
        v.pipe(
          fields({ from: calendarDay, to: v.optional(calendarDay) }),
          v.forward(
            v.check((dates) => isForward(dates), notForward),
            ['to'],
          ),
        ),
        1,
        20,
      ),
    ),
  }),
  v.check(
    ({ opens, closes, week: own }) => (own ? !opens && !closes : !!opens && !!closes),
    ({ input: { week: own } }) =>
      own
        ? 'both “week” and “opens” or “closes”: empty “opens” and “closes”, or “week”'
        : 'neither “opens” and “closes” (Monday to Friday), nor “week”: write one of them',
  ),
);

export type OpeningHours = v.InferOutput<typeof openingHours>;
export type OpenWeek = v.InferOutput<typeof week>;

/** The open days of an ordinary week. */
export const weekOf = ({ week: own, opens = '', closes = '' }: OpeningHours): OpenWeek =>
  own ?? [{ weekdays: weekdays.slice(0, 5), hours: [`${opens}-${closes}`] }];

/** The ends of some hours: `09:00-14:00` is from 09:00 to 14:00. */
export const spanOf = (hours: string): [opens: string, closes: string] => [hours.slice(0, 5), hours.slice(6)];

/** Whether some days have passed; those without a year come again. */
export const isOver = (
  { from, to = from }: { from: string; to?: string | undefined },
  today = buildDay(),
): boolean => from.length > 5 && to < today;
