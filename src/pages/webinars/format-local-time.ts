const minuteMs = 60_000;

/**
 * A moment on the clock of this machine, with the name of its time zone, and with the weekday when it is
 * another one there: "8:00 PM GMT+2", "Fri, 3:00 AM GMT+9". Null when the clock here shows what the moment is
 * written in.
 * @param isoMoment with its offset from UTC: `2025-06-12T13:00-05:00`
 * @param locale BCP 47 tag
 */
export function formatLocalTime(isoMoment: string, locale: string): string | null {
  const moment = new Date(isoMoment);
  const clockHere = new Date(moment.getTime() - moment.getTimezoneOffset() * minuteMs).toISOString();
  if (isoMoment.startsWith(clockHere.slice(0, 'YYYY-MM-DDTHH:MM'.length))) return null;
  const isSameDay = isoMoment.startsWith(clockHere.slice(0, 'YYYY-MM-DD'.length));
  return new Intl.DateTimeFormat(locale, {
    ...(!isSameDay && { weekday: 'short' }),
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(moment);
}
