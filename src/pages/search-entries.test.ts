import { editionOf } from '#content/edition.ts';
import type { Site } from '#content/load-site.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { describe, expect, it } from 'vitest';
import { withoutPages } from '#content/test-support/without-pages.ts';
import { searchEntries, searchIndexFiles } from './search-entries.data.ts';

const entriesOf = (one: Site) => searchEntries(editionOf(one, one.defaultLanguage, 'simulated'));

describe('search entries', () => {
  it('have texts, and do not include the search page', () => {
    const entries = entriesOf(site);
    expect(entries.filter(({ also }) => also.includes('search.also'))).toEqual([]);
    expect(entries.map(({ href }) => href)).not.toContain('/search');
  });

  it('do not include pages that are switched off', () => {
    const off = ['/blog', '/portfolio', '/careers', '/resources', '/services', '/team'];
    const hrefs = entriesOf(withoutPages(site, ...off)).map(({ href }) => href);
    expect(hrefs).toContain('/');
    expect(
      hrefs.filter((href) => /^\/(?:blog|portfolio|careers|resources|services|team)/.test(href)),
    ).toEqual([]);
  });

  it('exist in every language, and not if the search is off', () => {
    expect([...searchIndexFiles(site).keys()].map((address) => address.split('-')[1])).toEqual(
      site.languages,
    );
    expect(searchIndexFiles(withoutPages(site, 'search')).size).toBe(0);
  });
});
