import type { Edition } from '#content/edition.ts';
import { pageWords } from '#content/pages/page-words.ts';
import { calendarPathOf, type Webinar, startOf } from '#content/collections/webinars.ts';
import { headOf } from '#src/pages/head.data.ts';
import { linkToPage } from '#src/pages/links.data.ts';
import type { PageDefinition } from '#src/pages/page-definition.ts';
import { readingByline } from '#src/pages/reading-aside.data.ts';
import { breadcrumbTo } from '#src/pages/breadcrumb.data.ts';
import { webinarEvent } from '#src/pages/structured-data.data.ts';
import type { UpcomingWebinar } from './upcoming-webinars.tsx';
import type { MonthProps } from '#src/components/figures/month.tsx';
import type { WebinarsProps, PastWebinar } from './webinars.page.tsx';
import { coverOf } from '#src/pages/pictures.data.ts';

/** What both kinds of webinars show. */
const webinarFacts = (edition: Edition, webinar: Webinar) => ({
  id: webinar.id,
  title: webinar.title,
  isoStart: startOf(webinar),
  time: webinar.time,
  image: coverOf(edition, webinar.image),
  description: webinar.description,
});

function upcomingWebinar(edition: Edition, webinar: Webinar): UpcomingWebinar {
  const { id, date, registrationLink } = webinar;
  return {
    ...webinarFacts(edition, webinar),
    weekday: edition.weekday(date),
    day: edition.dayOfMonth(date),
    month: formatMonthBelowDay(edition, date),
    speakers: webinar.speakers.map((speaker) => readingByline(edition, speaker)),
    registrationLink,
    calendarHref: edition.href(calendarPathOf(id)),
  };
}

function pastWebinar(edition: Edition, webinar: Webinar): PastWebinar {
  const { date, recordingLink } = webinar;
  return {
    ...webinarFacts(edition, webinar),
    date: edition.date(date, 'long'),
    speakers: webinar.speakers.map(({ name }) => name),
    recordingLink,
  };
}

/** The month of the next webinar, with every webinar of that month marked. */
function monthOf(edition: Edition, upcoming: readonly Webinar[]): MonthProps | null {
  const [next, ...later] = upcoming.map(({ date }) => date).toSorted();
  if (next === undefined) return null;
  const dates: [string, ...string[]] = [next, ...later.filter((date) => date.startsWith(next.slice(0, 7)))];
  return {
    ...monthFigure(edition, dates),
    caption: `${formatMonthAtStart(edition, next)}, ${edition.t.count('webinars.dates', dates.length)}`,
  };
}

/** The webinars (SPEC section 2); `isPast` decides which list a webinar stands in, and with it its button. */
export const page: PageDefinition<WebinarsProps> = {
  route: 'webinars',
  view: 'webinars',
  load(edition) {
    const { t } = edition;
    const { head, title, lead } = pageWords(edition, 'webinars');
    const webinars = edition.webinars;
    const upcoming = webinars.filter(({ isPast }) => !isPast);
    const past = webinars.filter(({ isPast }) => isPast);
    const shared = { speakers: t('webinars.speakers'), opensInNewTab: t('link.opensInNewTab') };
    return {
      head: {
        ...headOf(edition, title, head),
        structuredData: webinars.flatMap((webinar) => webinarEvent(edition, webinar)),
      },
      breadcrumb: breadcrumbTo(edition, t('menu.webinars'), 'resources'),
      props: {
        title,
        lead,
        month: monthOf(edition, upcoming),
        upcoming: {
          ...shared,
          ...t.pick('webinars.upcoming'),
          locale: edition.locale.intl,
          webinars: upcoming.map((webinar) => upcomingWebinar(edition, webinar)),
        },
        past: {
          ...shared,
          ...t.pick('webinars.past'),
          all: linkToPage(edition, 'resources', t('webinars.all')),
          webinars: past.map((webinar) => pastWebinar(edition, webinar)),
        },
      },
    };
  },
};

const daysInWeek = 7;

/** The weekdays as a language writes them, from its first day on. */
function weekdaysOf({ locale }: Edition): MonthProps['weekdays'] {
  const { intl, firstDayOfWeek } = locale;
  const [long, narrow] = (['long', 'narrow'] as const).map(
    (weekday) => new Intl.DateTimeFormat(intl, { weekday, timeZone: 'UTC' }),
  );
  return Array.from({ length: daysInWeek }, (_, index) => {
    // 1 January 2024 was a Monday.
    const day = Date.UTC(2024, 0, firstDayOfWeek + index);
    return { name: long?.format(day) ?? '', initial: narrow?.format(day) ?? '' };
  });
}

/** A month with its year as a language writes it: "June 2025", "junio de 2025". */
export function formatMonth({ locale }: Edition, isoDate: string): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale.intl, options).format(new Date(`${isoDate}T00:00:00Z`));
}

/** The same at the start of a line: "Junio de 2025". */
export function formatMonthAtStart(edition: Edition, isoDate: string): string {
  const month = formatMonth(edition, isoDate);
  return month.charAt(0).toLocaleUpperCase(edition.locale.intl) + month.slice(1);
}

/**
 * Month and year as they continue the number of a day above them: "de junio de 2025" in Spanish, after "12". A language
 * that writes the month first has "June 2025".
 */
export function formatMonthBelowDay(edition: Edition, isoDate: string): string {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat(edition.locale.intl, options);
  const parts = format.formatToParts(new Date(`${isoDate}T00:00:00Z`));
  const [day, month] = [
    parts.findIndex(({ type }) => type === 'day'),
    parts.findIndex(({ type }) => type === 'month'),
  ];
  if (month < day) return formatMonth(edition, isoDate);
  const after = parts.slice(day + 1).map(({ value }) => value);
  // The full stop of "12." is next to the number.
  return after.join('').replace(/^[.\s]+/, '');
}

/**
 * The month of a date as a calendar; it starts with the first day of the week of the language.
 * @param isoDates `YYYY-MM-DD`, the dates to mark; the first one says which month
 */
export function monthFigure(
  edition: Edition,
  isoDates: readonly [string, ...string[]],
): Omit<MonthProps, 'caption'> {
  const [year = 0, month = 0] = isoDates[0].split('-').map(Number);
  const firstWeekday = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return {
    weekdays: weekdaysOf(edition),
    offset: (firstWeekday - edition.locale.firstDayOfWeek + daysInWeek) % daysInWeek,
    count: new Date(Date.UTC(year, month, 0)).getUTCDate(),
    marked: isoDates.map((date) => Number(date.slice(8))),
  };
}
