import { editionOf } from '#content/edition.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { inLanguage } from '#shared/routes.ts';
import { listPages } from '#build/pages/all-pages.ts';
import type { PageMetadata } from '#src/pages/page-definition.ts';

/**
 * The structured data of a site that is built years after its last change must not announce what is over. Calendars and
 * feeds: build/true-on-any-day.test.ts.
 */

const later = '2031-06-01';

/** An object of schema.org. */
type Thing = Record<string, unknown>;

interface Loaded {
  path: string;
  things: Thing[];
  head: PageMetadata;
}

/** Every page in every language, as it is built on a day. */
async function pagesOn(day: string): Promise<Loaded[]> {
  vi.setSystemTime(day);
  const pages = site.languages.flatMap((language) => listPages(editionOf(site, language)));
  return Promise.all(
    pages.map(async ({ language, path, definition, parameters }) => {
      const { head } = await definition.load(editionOf(site, language, 'simulated'), parameters);
      const things: unknown = JSON.parse(JSON.stringify(head.structuredData ?? []));
      return {
        path: inLanguage(site, language, path),
        things: Array.isArray(things) ? things : [],
        head,
      };
    }),
  );
}

const dayOf = (value: unknown) => String(value).slice(0, 10);

/** What a page announces although it has ended, or has no end date. */
function outdated({ path, things, head }: Loaded, day: string): string[] {
  const said = things.flatMap((thing) => {
    const isOver = (until: unknown) => until === undefined || dayOf(until) < day;
    if (thing['@type'] === 'JobPosting' && isOver(thing.validThrough)) return ['a position'];
    return thing['@type'] === 'Event' && thing.eventStatus && isOver(thing.endDate) ? ['a webinar'] : [];
  });
  const isAhead = head.lastModified !== undefined && head.lastModified > day;
  return [...said, ...(isAhead ? ['a change'] : [])].map((what) => `${path}: ${what}`);
}

afterEach(() => void vi.useRealTimers());

it(`a site that is built on ${later} lists no webinar or job that is over, and no future date of change`, async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const pages = await pagesOn(later);
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.flatMap((page) => outdated(page, later))).toEqual([]);
});
