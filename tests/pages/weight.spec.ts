import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, test } from '@playwright/test';
import { budgetsOf } from '#tests/support/budgets.ts';
import { splitPath } from '#shared/routes.ts';
import { isDefaultSite } from '#content/read/site-folder.ts';
import { measureFirstLoad } from '#tests/support/first-load.ts';
import { pathOf, templateOf } from '#tests/support/page-types.ts';
import type { BuiltPage } from './rules/built-page.ts';
import { readSiteBytes, siteFiles, sitePages } from './site-files.ts';

const budgets = budgetsOf(site);

const isHomePage = ({ path }: BuiltPage) => splitPath(site, path).path === '/';
const longest = (pages: readonly BuiltPage[]) =>
  pages.toSorted((one, other) => other.html.length - one.html.length).slice(0, 1);

/** The bytes of all files that a page names, including those that load late. */
const namedBytes = ({ html }: BuiltPage) =>
  [...new Set(html.match(/\/[\w./-]+\.\w+/g))]
    .filter((address) => siteFiles.has(address))
    .reduce((sum, address) => sum + readSiteBytes(address).length, 0);
/** On a site other than the default one, the pages that name most bytes are enough: the templates are the same. */
const heaviest = (pages: readonly BuiltPage[]) =>
  isDefaultSite(site)
    ? pages
    : pages.toSorted((one, other) => namedBytes(other) - namedBytes(one)).slice(0, 6);

/** Home in all languages and the longest page of each other template in one, because only the HTML differs. */
const otherPages = sitePages.filter((page) => !isHomePage(page) && page.language === site.defaultLanguage);
const weighed = [
  ...sitePages.filter(isHomePage),
  ...heaviest([...Map.groupBy(otherPages, templateOf).values()].flatMap((pages) => longest(pages))),
];

for (const page of weighed) {
  const isHome = isHomePage(page);
  const address = pathOf(page);

  // A new window, for a first visit.
  test(`${address} keeps to its weight on a phone's first load`, async ({ browser, baseURL }) => {
    const { body, received, requests } = await measureFirstLoad(browser, `${baseURL}${address}`);
    // An empty measurement would pass every limit.
    expect(body.bytes.html).toBeGreaterThan(0);
    expect(body.bytes.js).toBeGreaterThan(0);
    if (!isHome) {
      expect(body.totalBytes, 'bytes of everything').toBeLessThanOrEqual(budgets.otherPages.totalBytes);
      return;
    }
    const { home } = budgets;
    for (const kind of ['html', 'css', 'js', 'art', 'font'] as const)
      expect.soft(body.bytes[kind], `bytes of ${kind}`).toBeLessThanOrEqual(home.bytes[kind]);
    expect.soft(body.totalBytes, 'bytes of everything').toBeLessThanOrEqual(home.totalBytes);
    expect.soft(received.totalBytes, 'with headers').toBeLessThanOrEqual(home.received.totalBytes);
    expect.soft(received.bytes.js, 'js with headers').toBeLessThanOrEqual(home.received.jsBytes);
    expect.soft(requests, 'requests').toBeLessThanOrEqual(home.received.requests);
  });
}
