import { escapeText, fold } from './text-lines.ts';
import { minuteMs } from '#shared/durations.ts';
import { editionsOf, type Edition } from '#content/edition.ts';
import type { Site } from '#content/load-site.ts';
import { mailtoHref } from '#shared/mailto-href.ts';
import { hasPageIn } from '#content/pages/site-pages.ts';
import { calendarPathOf, hasLapsed, type Webinar, startOf } from '#content/collections/webinars.ts';
import { mapTexts } from '#shared/map-texts.ts';
import { withoutSoftHyphens } from '#shared/i18n/typography.ts';

const reminderMinutes = 30;

function calendarOf(edition: Edition, shown: Webinar): string {
  const { settings, t } = edition;
  const webinar = mapTexts(shown, withoutSoftHyphens);
  const { id, title, description, minutes, registrationLink, speakers, revisedDate } = webinar;
  // The page still offers the file of a past webinar, but it must not announce the webinar to calendars.
  const isAnnounced = !hasLapsed(webinar);
  const starts = new Date(startOf(webinar));
  const names = edition.list(speakers.map(({ name }) => name));
  const speakersLine = t('calendar.speakers', { names });
  const event = {
    uid: `webinar-${id}@${new URL(settings.origin).hostname}`,
    starts,
    ends: new Date(starts.getTime() + minutes * minuteMs),
    revised: new Date(`${revisedDate}T00:00:00Z`),
    title,
    description: [
      description,
      isAnnounced ? `${speakersLine}\n${t('calendar.register', { link: registrationLink })}` : speakersLine,
    ].join('\n\n'),
    location: t('calendar.location'),
    url: isAnnounced ? registrationLink : settings.origin + edition.path('webinars'),
    organizer: { name: settings.name, email: settings.contact.email.general },
    reminder: isAnnounced
      ? { text: t('calendar.reminder', { title, minutes: reminderMinutes }), minutesBefore: reminderMinutes }
      : null,
  };
  return calendarFile(event, edition.language, settings.name);
}

/** The calendar files of all future webinars in all languages, by address. */
export function webinarCalendars(site: Site): Map<string, string> {
  const entries = editionsOf(site)
    .filter((edition) => hasPageIn(edition, 'webinars'))
    .flatMap((edition) =>
      edition.webinars
        .filter(({ isPast }) => !isPast)
        .map((webinar): [string, string] => [
          edition.href(calendarPathOf(webinar.id)),
          calendarOf(edition, webinar),
        ]),
    );
  return new Map(entries);
}

/** A calendar event. Texts are plain and may have line breaks. */
export interface CalendarEvent {
  /** Permanent id of the event, the same in all languages; `name@domain`. */
  uid: string;
  starts: Date;
  ends: Date;
  /** Last change of the event: a calendar that already has it takes the newer one. */
  revised: Date;
  title: string;
  description: string;
  location: string;
  url: string;
  organizer: { name: string; email: string };
  /** Text of the reminder, and its time before the start; null for an event that is not announced any more. */
  reminder: { text: string; minutesBefore: number } | null;
}

/** `20250612T180000Z`: a time in UTC. */
const utc = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '');

/** A quoted parameter; quotes inside cannot be escaped, so they are replaced (RFC 5545, section 3.2). */
const quoted = (text: string) => `"${text.replaceAll('"', '’')}"`;

/**
 * A calendar file with one event (RFC 5545), confirmed and with a reminder while it is announced; the same bytes
 * at every build until then.
 * @param language BCP 47 tag of its texts
 * @param publisher named as the maker of the file
 */
export function calendarFile(event: CalendarEvent, language: string, publisher: string): string {
  const { uid, starts, ends, revised, title, description, location, url, organizer, reminder } = event;
  const text = (name: string, value: string) => `${name};LANGUAGE=${language}:${escapeText(value)}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${publisher}//Webinars//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(revised)}`,
    `DTSTART:${utc(starts)}`,
    `DTEND:${utc(ends)}`,
    text('SUMMARY', title),
    text('DESCRIPTION', description),
    text('LOCATION', location),
    `URL:${url}`,
    `ORGANIZER;CN=${quoted(organizer.name)}:${mailtoHref(organizer.email)}`,
    ...(reminder
      ? [
          'STATUS:CONFIRMED',
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `TRIGGER:-PT${reminder.minutesBefore}M`,
          text('DESCRIPTION', reminder.text),
          'END:VALARM',
        ]
      : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
