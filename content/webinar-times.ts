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

/** The moment a webinar starts, for machines: `2025-06-12T13:00-05:00`. */
export function startOf({
  timeZone,
  date,
  startsAt,
}: {
  timeZone: string;
  date: string;
  startsAt: string;
}): string {
  return momentIn(timeZone, date, startsAt);
}
