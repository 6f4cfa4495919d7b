import { brand, brandName } from '../../shared/brand.ts';
import { languages, type Language } from '../../shared/locales.ts';
import { inLanguage, pathTo } from '../../shared/routes.ts';
import { hasPage } from '../../content/site-pages.ts';
import { calendarPathOf, hasLapsed, startOf, webinarsIn, type Webinar } from '../../content/webinars.ts';
import { formatList } from '../../shared/i18n/format.ts';
import { createTranslator } from '../../shared/i18n/translator.ts';
import { calendarFile } from './calendar-file.ts';
import { withoutSoftHyphens } from '../../shared/i18n/typography.ts';

const minuteMs = 60_000;
const reminderMinutes = 30;

function calendarOf(language: Language, webinar: Webinar): string {
  const t = createTranslator(language);
  const { id, minutes, registrationLink, speakers, revisedDate } = webinar;
  // The page still offers the file of a past webinar, but it must not announce the webinar to calendars.
  const isAnnounced = !hasLapsed(webinar);
  const starts = new Date(startOf(webinar));
  const title = withoutSoftHyphens(webinar.title);
  const names = formatList(
    language,
    speakers.map(({ name }) => name),
  );
  const speakersLine = t('calendar.speakers', { names });
  const event = {
    uid: `webinar-${id}@${new URL(brand.origin).hostname}`,
    starts,
    ends: new Date(starts.getTime() + minutes * minuteMs),
    revised: new Date(`${revisedDate}T00:00:00Z`),
    title,
    description: [
      withoutSoftHyphens(webinar.description),
      isAnnounced ? `${speakersLine}\n${t('calendar.register', { link: registrationLink })}` : speakersLine,
    ].join('\n\n'),
    location: t('calendar.location'),
    url: isAnnounced ? registrationLink : brand.origin + pathTo(language, 'webinars'),
    organizer: { name: brandName, email: brand.email.general },
    reminder: isAnnounced
      ? { text: t('calendar.reminder', { title, minutes: reminderMinutes }), minutesBefore: reminderMinutes }
      : null,
  };
  return calendarFile(event, language, brandName);
}

/** The calendar files of all future webinars in all languages, by address. */
export function webinarCalendars(): Map<string, string> {
  if (!hasPage('webinars')) return new Map();
  const entries = languages.flatMap((language) =>
    webinarsIn(language)
      .filter(({ isPast }) => !isPast)
      .map((webinar): [string, string] => [
        inLanguage(language, calendarPathOf(webinar.id)),
        calendarOf(language, webinar),
      ]),
  );
  return new Map(entries);
}
