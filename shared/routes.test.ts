import { expect, it } from 'vitest';
import { siteFixture } from '#content/test-support/site-fixture.ts';
import { inLanguage, splitPath } from './routes.ts';

it('renamed addresses apply to all pages below, the most specific first', () => {
  const names = { '/resources/faq': '/fragen', '/resources': '/wissen', '/careers': '/karriere' };
  const site = siteFixture({ languages: ['en', 'de'], site: { addresses: { de: names } } });
  for (const [path, name] of [
    ['/careers', '/de/karriere'],
    ['/careers/platform', '/de/karriere/platform'],
    ['/careersx', '/de/careersx'],
    ['/resources/faq', '/de/fragen'],
    ['/resources/webinars', '/de/wissen/webinars'],
    ['/', '/de'],
  ] as const) {
    expect(inLanguage(site, 'de', path)).toBe(name);
    expect(splitPath(site, name)).toEqual({ language: 'de', path });
  }
  expect(inLanguage(site, 'en', '/careers')).toBe('/careers');
});
