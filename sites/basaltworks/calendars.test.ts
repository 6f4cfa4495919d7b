import { testSite as site } from '#content/test-support/test-site.ts';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { inLanguage } from '#shared/routes.ts';
import { calendarPathOf } from '#content/webinars.ts';
import { webinarCalendars } from '#build/calendars/webinar-calendars.ts';
import { eventOf } from '#build/calendars/test-support/event-of.ts';
import { withoutSoftHyphens } from '#shared/i18n/typography.ts';

// On a day before the webinars of the specification.
vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2025-05-06') });
afterAll(() => void vi.useRealTimers());

const all = webinarCalendars(site);

describe('the calendar files', () => {
  it('exist for every upcoming webinar in every language, and for no past one', () => {
    const upcoming = (site.webinars['en'] ?? []).filter(({ isPast }) => !isPast);
    const addresses = site.languages.flatMap((language) =>
      upcoming.map(({ id }) => inLanguage(site, language, calendarPathOf(id))),
    );
    expect(addresses).toContain('/de/resources/webinars/fewer-regions.ics');
    expect([...all.keys()]).toEqual(addresses);
  });

  it('R247, R248: start when the page says, EST being UTC−5 in June as well', () => {
    for (const language of site.languages) {
      const timesOf = (id: string) => {
        const { event } = eventOf(all.get(inLanguage(site, language, calendarPathOf(id))) ?? '');
        return [event.startDate, event.endDate].map((time) => time.toJSDate().toISOString());
      };
      expect(timesOf('fewer-regions')).toEqual(['2025-06-12T18:00:00.000Z', '2025-06-12T19:00:00.000Z']);
      expect(timesOf('zero-trust')).toEqual(['2025-06-26T16:00:00.000Z', '2025-06-26T17:00:00.000Z']);
    }
  });

  it.each(site.languages)('say in their language what the page says, and remind: %s', (language) => {
    for (const webinar of (site.webinars[language] ?? []).filter(({ isPast }) => !isPast)) {
      const { event, component } = eventOf(
        all.get(inLanguage(site, language, calendarPathOf(webinar.id))) ?? '',
      );
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
    const host = new URL(site.settings.origin).hostname;
    const uids = [...all.values()].map((file) => eventOf(file).event.uid);
    expect(new Set(uids)).toEqual(new Set([`webinar-fewer-regions@${host}`, `webinar-zero-trust@${host}`]));
    for (const file of all.values()) expect(file).toMatch(/\r\nDTSTAMP:20250505T000000Z\r\n/);
    expect(webinarCalendars(site)).toEqual(all);
  });
});
