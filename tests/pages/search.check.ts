import { testSite as site } from '#content/test-support/test-site.ts';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { budgetsOf } from '#tests/support/budgets.ts';
import { pathTo } from '#shared/routes.ts';
import { hasPage } from '#content/pages/site-pages.ts';
import { pageAt, readSiteBytes, siteFiles, sitePages } from './site-files.ts';

const budgets = budgetsOf(site);

/** The search of the built site: its weight, or that no trace of it exists. */

const indexes = [...siteFiles].filter((file) => /^\/assets\/search-[a-z]+-\w+\.json$/.test(file));

/** The scripts that a page names. */
const scriptsOf = (path: string): Set<string> =>
  new Set([...pageAt(path).html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file));

describe.runIf(hasPage(site, 'search'))('the search', () => {
  it.each(site.languages)('is at most 25 KB of its own, index and code: %s', (language) => {
    // Files shared with other pages are already in the cache.
    const others = sitePages.filter(({ path, isNotFound }) => !isNotFound && !path.endsWith('/search'));
    const shared = new Set(others.flatMap(({ path }) => [...scriptsOf(path)]));
    const code = scriptsOf(pathTo(site, language, 'search')).difference(shared);
    expect(code.size).toBeGreaterThan(0);
    const index = indexes.filter((file) => pageAt(pathTo(site, language, 'search')).html.includes(file));
    expect(index).toHaveLength(1);
    const bytes = [...code, ...index].map((file) => brotliCompressSync(readSiteBytes(file)).length);
    expect(bytes.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(budgets.search.bytes);
  });
});
