import type { Site } from '#content/load-site.ts';
import type { Language } from '#shared/locales.ts';
import { localeOf } from '#shared/i18n/locale.ts';
import { inLanguage } from '#shared/routes.ts';
import { pageWords } from '#content/page-words.ts';
import { calendarPathOf, type Webinar, startOf } from '#content/webinars.ts';
import { formatDate, formatDayOfMonth, formatWeekday } from '#shared/i18n/format.ts';
import type { Translator } from '#shared/i18n/translator.ts';
import { headOf } from '#src/pages/head.data.ts';
import { linkToPage } from '#src/pages/links.data.ts';
import type { PageDefinition } from '#src/pages/page-definition.ts';
import { personPicture } from '#src/pages/person-pictures.data.ts';
import { breadcrumbTo } from '#src/pages/breadcrumb.data.ts';
import { webinarEvent } from '#src/pages/structured-data.data.ts';
import type { UpcomingWebinar } from './upcoming-webinars.tsx';
import type { MonthProps } from '#src/components/figures/month.tsx';
import type { WebinarsProps, PastWebinar } from './webinars.page.tsx';
import { coverOf } from '#src/pages/pictures.data.ts';
import { withoutSoftHyphens } from '#shared/i18n/typography.ts';

function upcomingWebinar(site: Site, language: Language, webinar: Webinar): UpcomingWebinar {
  const { id, title, date, time, description, registrationLink } = webinar;
  return {
    id,
    title,
    isoStart: startOf(webinar),
    weekday: formatWeekday(site, language, date),
    day: formatDayOfMonth(site, language, date),
    month: formatMonthBelowDay(site, language, date),
    time,
    image: coverOf(site, webinar.image),
    description,
    speakers: webinar.speakers.map((speaker) => ({
      name: speaker.name,
      role: speaker.role,
      image: personPicture(site, speaker, 'avatar'),
    })),
    registrationLink,
    calendarHref: inLanguage(site, language, calendarPathOf(id)),
  };
}

function pastWebinar(site: Site, language: Language, webinar: Webinar): PastWebinar {
  const { id, title, date, time, description, recordingLink } = webinar;
  return {
    id,
    title,
    isoStart: startOf(webinar),
    date: formatDate(site, language, date, 'long'),
    time,
    image: coverOf(site, webinar.image),
    description,
    speakers: webinar.speakers.map(({ name }) => name),
    recordingLink,
  };
}

/** The month of the next webinar, with every webinar of that month marked. */
function monthOf(site: Site, t: Translator, upcoming: readonly Webinar[]): MonthProps | null {
  const { language } = t;
  const [next, ...later] = upcoming.map(({ date }) => date).toSorted();
  if (next === undefined) return null;
  const dates: [string, ...string[]] = [next, ...later.filter((date) => date.startsWith(next.slice(0, 7)))];
  return {
    ...monthFigure(site, language, dates),
    caption: `${formatMonthAtStart(site, language, next)}, ${t.count('webinars.dates', dates.length)}`,
  };
}

/** The webinars (SPEC section 2); `isPast` decides which list a webinar stands in, and with it its button. */
export const page: PageDefinition<WebinarsProps> = {
  route: 'webinars',
  view: 'webinars',
  load({ site, language, t }) {
    const { head, title, lead } = pageWords(site, 'webinars', language);
    const webinars = site.webinars[language] ?? [];
    const upcoming = webinars.filter(({ isPast }) => !isPast);
    const past = webinars.filter(({ isPast }) => isPast);
    const shared = { speakers: t('webinars.speakers'), opensInNewTab: t('link.opensInNewTab') };
    return {
      head: {
        ...headOf(site, head),
        structuredData: webinars.flatMap((webinar) => webinarEvent(site, language, webinar)),
      },
      props: {
        breadcrumb: breadcrumbTo(site, t, withoutSoftHyphens(t('menu.webinars')), 'resources'),
        title,
        lead,
        month: monthOf(site, t, upcoming),
        upcoming: {
          ...shared,
          ...t.pick('webinars.upcoming'),
          locale: localeOf(site, language).intl,
          webinars: upcoming.map((webinar) => upcomingWebinar(site, language, webinar)),
        },
        past: {
          ...shared,
          ...t.pick('webinars.past'),
          all: linkToPage(site, language, 'resources', t('webinars.all')),
          webinars: past.map((webinar) => pastWebinar(site, language, webinar)),
        },
      },
    };
  },
};

const daysInWeek = 7;

/** The weekdays as a language writes them, from its first day on. */
function weekdaysOf(site: Site, language: Language): MonthProps['weekdays'] {
  const { intl, firstDayOfWeek } = localeOf(site, language);
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
export function formatMonth(site: Site, language: Language, isoDate: string): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(localeOf(site, language).intl, options).format(
    new Date(`${isoDate}T00:00:00Z`),
  );
}

/** The same at the start of a line: "Junio de 2025". */
export function formatMonthAtStart(site: Site, language: Language, isoDate: string): string {
  const month = formatMonth(site, language, isoDate);
  return month.charAt(0).toLocaleUpperCase(localeOf(site, language).intl) + month.slice(1);
}

/**
 * Month and year as they continue the number of a day above them: "de junio de 2025" in Spanish, after "12". A language
 * that writes the month first has "June 2025".
 */
export function formatMonthBelowDay(site: Site, language: Language, isoDate: string): string {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat(localeOf(site, language).intl, options);
  const parts = format.formatToParts(new Date(`${isoDate}T00:00:00Z`));
  const [day, month] = [
    parts.findIndex(({ type }) => type === 'day'),
    parts.findIndex(({ type }) => type === 'month'),
  ];
  if (month < day) return formatMonth(site, language, isoDate);
  const after = parts.slice(day + 1).map(({ value }) => value);
  // The full stop of "12." is next to the number.
  return after.join('').replace(/^[.\s]+/, '');
}

/**
 * The month of a date as a calendar; it starts with the first day of the week of the language.
 * @param isoDates `YYYY-MM-DD`, the dates to mark; the first one says which month
 */
export function monthFigure(
  site: Site,
  language: Language,
  isoDates: readonly [string, ...string[]],
): Omit<MonthProps, 'caption'> {
  const [year = 0, month = 0] = isoDates[0].split('-').map(Number);
  const firstWeekday = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return {
    weekdays: weekdaysOf(site, language),
    offset: (firstWeekday - localeOf(site, language).firstDayOfWeek + daysInWeek) % daysInWeek,
    count: new Date(Date.UTC(year, month, 0)).getUTCDate(),
    marked: isoDates.map((date) => Number(date.slice(8))),
  };
}
