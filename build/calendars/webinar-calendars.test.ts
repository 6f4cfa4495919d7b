import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { brand } from '../../config/brand.ts';
import { languages } from '../../config/locales.ts';
import { inLanguage } from '../../config/routes.ts';
import { calendarPathOf, webinarsIn } from '../../content/webinars.ts';
import { withoutSoftHyphens } from '../../i18n/plain-text.ts';
import { calendarFile, type CalendarEvent } from './calendar-file.ts';
import { webinarCalendars } from './webinar-calendars.ts';

const all = webinarCalendars();

/** Parses the event of a calendar file. */
function eventOf(file: string): { event: ICAL.Event; component: ICAL.Component } {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  const component = events[0]!;
  return { event: new ICAL.Event(component), component };
}

const linesOf = (file: string) => file.split('\r\n').slice(0, -1);

const example: CalendarEvent = {
  uid: 'x@a.example',
  starts: new Date('2025-06-12T18:00Z'),
  ends: new Date('2025-06-12T19:00Z'),
  revised: new Date('2025-05-01T00:00Z'),
  title: 'A; b, c\\d',
  description: `First line\nThe second: ${'Überlänge 🙂 '.repeat(30)}`,
  location: 'Online',
  url: 'https://a.example/register',
  organizer: { name: 'A "b"; c', email: 'a@a.example' },
  reminder: { text: 'Soon', minutesBefore: 30 },
};

describe('the calendar files', () => {
  it('are there for every webinar to come, in every language, and for no past one', () => {
    const upcoming = webinarsIn('en').filter(({ isPast }) => !isPast);
    const addresses = languages.flatMap((language) =>
      upcoming.map(({ id }) => inLanguage(language, calendarPathOf(id))),
    );
    expect(addresses).toContain('/de/resources/webinars/fewer-regions.ics');
    expect([...all.keys()]).toEqual(addresses);
  });

  it('R247, R248: start when the page says, EST being UTC−5 in June as well', () => {
    for (const language of languages) {
      const timesOf = (id: 'fewer-regions' | 'zero-trust') => {
        const { event } = eventOf(all.get(inLanguage(language, calendarPathOf(id))) ?? '');
        return [event.startDate, event.endDate].map((time) => time.toJSDate().toISOString());
      };
      expect(timesOf('fewer-regions')).toEqual(['2025-06-12T18:00:00.000Z', '2025-06-12T19:00:00.000Z']);
      expect(timesOf('zero-trust')).toEqual(['2025-06-26T16:00:00.000Z', '2025-06-26T17:00:00.000Z']);
    }
  });

  it.each(languages)('say in their language what the page says, and remind: %s', (language) => {
    for (const webinar of webinarsIn(language).filter(({ isPast }) => !isPast)) {
      const { event, component } = eventOf(all.get(inLanguage(language, calendarPathOf(webinar.id))) ?? '');
      expect(event.summary).toBe(withoutSoftHyphens(webinar.title));
      expect(component.getFirstProperty('summary')?.getParameter('language')).toBe(language);
      expect(event.description).toContain(withoutSoftHyphens(webinar.description));
      for (const { name } of webinar.speakers) expect(event.description).toContain(name);
      expect(component.getFirstPropertyValue('url')).toBe(webinar.registrationLink);
      const alarm = component.getFirstSubcomponent('valarm');
      expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
      expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT30M');
    }
  });

  it('are one event in all languages, and the same file at every build', () => {
    const host = new URL(brand.origin).hostname;
    const uids = [...all.values()].map((file) => eventOf(file).event.uid);
    expect(new Set(uids)).toEqual(new Set([`webinar-fewer-regions@${host}`, `webinar-zero-trust@${host}`]));
    for (const file of all.values()) expect(file).toMatch(/\r\nDTSTAMP:20250505T000000Z\r\n/);
    expect(webinarCalendars()).toEqual(all);
  });

  it('have no line over 75 bytes and no bare line break', () => {
    for (const file of [...all.values(), calendarFile(example, 'en', 'A')]) {
      expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      const longest = Math.max(...linesOf(file).map((line) => Buffer.byteLength(line)));
      expect(longest).toBeLessThanOrEqual(75);
      expect(longest).toBeGreaterThan(70);
    }
  });
});

describe('a calendar file', () => {
  it('gives every text back as it was, however it is written', () => {
    const { event, component } = eventOf(calendarFile(example, 'en', 'A'));
    expect(event.summary).toBe(example.title);
    expect(event.description).toBe(example.description);
    expect(component.getFirstProperty('organizer')?.getParameter('cn')).toBe('A ’b’; c');
    expect(component.getFirstPropertyValue('organizer')).toBe('mailto:a@a.example');
  });
});
