import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, test } from '@playwright/test';
import { feeds, type FeedId } from '#shared/feeds.ts';
import type { Language } from '#shared/locales.ts';
import { inLanguage, routes, splitPath } from '#shared/routes.ts';
import { hasPage } from '#content/site-pages.ts';
import { attribute } from './rules/parse-html.ts';
import { readSiteFile, siteFiles, sitePages } from './site-files.ts';

/** The published feeds; their content is tested next to their code. */

const known: FeedId[] = ['blogRss', 'blogJson', 'jobsRss'];
/** Pages that the site lacks have no feed. */
const feedIds = known.filter((id) => hasPage(site, feeds[id].page));
const everyFeed = site.languages.flatMap((language) =>
  feedIds.map((id) => ({ address: inLanguage(site, language, feeds[id].path), type: feeds[id].type })),
);
const paths = new Set(sitePages.map(({ path }) => path));

/** The feeds that a page's head must link to. */
function feedsOf(language: Language, path: string): string[] {
  const ids: FeedId[] =
    path === '/blog' || path.startsWith('/blog/')
      ? ['blogRss', 'blogJson']
      : path === '/careers' || path.startsWith('/careers/')
        ? ['jobsRss']
        : [];
  return ids.map((id) => `${feeds[id].type} ${inLanguage(site, language, feeds[id].path)}`);
}

test('blog, articles, careers and jobs name their feeds in the head, other pages name none', () => {
  for (const { language, path, document } of sitePages) {
    const found = document
      .querySelectorAll('link[rel="alternate"][type]')
      .map((link) => `${attribute(link, 'type')} ${attribute(link, 'href')}`)
      .filter((link) => !link.startsWith('text/markdown '));
    expect(found, path).toEqual(feedsOf(language, splitPath(site, path).path));
  }
  const found = [...siteFiles].filter((file) => /\/feed\.\w+$/.test(file));
  expect(found.toSorted()).toEqual(everyFeed.map(({ address }) => address).toSorted());
});

test('the server and the file for static hosts give every feed its type', async ({ request }) => {
  const headersFile = readSiteFile('/_headers');
  for (const { address, type } of everyFeed) {
    const response = await request.get(address);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe(`${type}; charset=utf-8`);
    expect(headersFile).toContain(`\n${address}\n  Content-Type: ${type}; charset=utf-8\n`);
  }
});

/** A blog without articles has no page, and there may be no open positions. */
const hasOpenJobs = (site.jobs[site.defaultLanguage] ?? []).some(({ isOpen }) => isOpen);

test('every RSS feed is well-formed XML whose entries are pages of the site', async ({ page }) => {
  for (const { address } of everyFeed.filter(({ address: one }) => one.endsWith('.xml'))) {
    const parsed = await page.evaluate((xml) => {
      const parser = new DOMParser();
      const feed = parser.parseFromString(xml, 'application/xml');
      const textsOf = (selector: string) =>
        [...feed.querySelectorAll(selector)].map((element) => element.textContent ?? '');
      const contents = [
        ...feed.getElementsByTagNameNS('http://purl.org/rss/1.0/modules/content/', 'encoded'),
      ];
      const hrefs = contents.flatMap((content) => {
        const html = parser.parseFromString(content.textContent ?? '', 'text/html');
        return [...html.querySelectorAll('a')].map((link) => link.href);
      });
      return {
        error: feed.querySelector('parsererror')?.textContent ?? '',
        links: textsOf('item > link'),
        hrefs,
      };
    }, readSiteFile(address));
    expect(parsed.error).toBe('');
    const hasNews = !address.includes(routes.careers) || hasOpenJobs;
    expect(parsed.links.length > 0, address).toBe(hasNews);
    for (const url of [
      ...parsed.links,
      ...parsed.hrefs.filter((href) => href.startsWith(site.settings.origin)),
    ]) {
      expect(paths, `${address}: ${url}`).toContain(new URL(url).pathname);
    }
  }
});
