import { editionOf } from '#content/edition.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { inLanguage } from '#shared/routes.ts';
import { listPages } from '#build/pages/all-pages.ts';
import { shellProps } from '#src/app/shell.data.ts';
import { shownSiteOn } from './shown-site.ts';

// Not only before the next test: the worker loads the next file before.
afterEach(() => vi.useRealTimers());

/** Everything that the pages of the site are made from on a day, by address. */
async function pagesOn(day: string): Promise<Map<string, unknown>> {
  vi.setSystemTime(day);
  const site = shownSiteOn(day);
  const pages = site.languages.flatMap((language) => listPages(editionOf(site, language)));
  const loaded = pages.map(async ({ language, path, definition, parameters }) => {
    const edition = editionOf(site, language, 'simulated');
    const data = await definition.load(edition, parameters);
    const shell = shellProps(edition, { path, pageLanguages: site.languages });
    return [inLanguage(site, language, path), { data, shell }] as const;
  });
  return new Map(await Promise.all(loaded));
}

it('the site shows the same in years, so that the shown files change with the product only', async () => {
  const [now, later] = [await pagesOn('2026-12-01'), await pagesOn('2041-06-15')];
  expect([...later.keys()]).toEqual([...now.keys()]);
  const changed = [...now].filter(([path, page]) => JSON.stringify(page) !== JSON.stringify(later.get(path)));
  expect(changed.map(([path]) => path)).toEqual([]);
});
