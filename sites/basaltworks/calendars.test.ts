import { testSite as site } from '#content/test-support/test-site.ts';
import { afterAll, expect, it, vi } from 'vitest';
import { inLanguage } from '#shared/routes.ts';
import { calendarPathOf } from '#content/collections/webinars.ts';
import { webinarCalendars } from '#build/calendars/webinar-calendars.ts';
import { eventOf } from '#build/calendars/test-support/event-of.ts';

// On a day before the webinars of the specification.
vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2025-05-06') });
afterAll(() => void vi.useRealTimers());

const all = webinarCalendars(site);

it('R247, R248: calendar files start when the page says, EST being UTC−5 in June as well', () => {
  for (const language of site.languages) {
    const timesOf = (id: string) => {
      const { event } = eventOf(all.get(inLanguage(site, language, calendarPathOf(id))) ?? '');
      return [event.startDate, event.endDate].map((time) => time.toJSDate().toISOString());
    };
    expect(timesOf('fewer-regions')).toEqual(['2025-06-12T18:00:00.000Z', '2025-06-12T19:00:00.000Z']);
    expect(timesOf('zero-trust')).toEqual(['2025-06-26T16:00:00.000Z', '2025-06-26T17:00:00.000Z']);
  }
});
