import { testSite as site } from '#content/test-support/test-site.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { webinarCalendars } from './calendars/webinar-calendars.ts';
import { siteFeeds } from './feeds/site-feeds.ts';
import { textsForRobots, textWarnings } from './texts-for-robots.ts';

/** Calendars and feeds of a site that is built years after its last change. */

const later = '2031-06-01';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(later) }));
afterEach(() => void vi.useRealTimers());

describe(`a site that is built on ${later}`, () => {
  it('has confirmed events and alarms in calendar files only before their day', () => {
    const files = () => [...webinarCalendars(site).values()];
    for (const file of files()) expect(file).not.toMatch(/STATUS|VALARM/);
    vi.setSystemTime('2000-01-01');
    for (const file of files()) expect(file).toMatch(/STATUS:CONFIRMED[^]*VALARM/);
    expect(files().length).toBeGreaterThan(0);
  });

  it('has no future entries in feeds', () => {
    const days = [...siteFeeds(site).values()].flatMap((feed) =>
      [...feed.matchAll(/<(?:pubDate|lastBuildDate)>([^<]+)</g)].map(([, date = '']) => Date.parse(date)),
    );
    expect(days.length).toBeGreaterThan(0);
    expect(days.filter((day) => !(day < Date.parse(later)))).toEqual([]);
  });
});

describe('texts for robots', () => {
  it('warn when the security contact has expired', () => {
    expect(textsForRobots(site).get('/.well-known/security.txt')).toContain(
      site.settings.contact.security.expires,
    );
    const day = new Date(`${site.settings.contact.security.expires}T00:00:00Z`);
    expect(textWarnings(site, new Date(day.getTime() - 1))).toEqual([]);
    expect(textWarnings(site, day)).toEqual([
      expect.stringContaining(site.settings.contact.security.expires),
    ]);
  });
});
