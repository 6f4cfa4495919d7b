import type { Site } from '#content/load-site.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { describe, expect, it } from 'vitest';
import { withoutPages } from '#content/test-support/without-pages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { searchEntries, searchIndexFiles } from './search-entries.data.ts';

const entriesOf = (one: Site) => searchEntries(one, createTranslator(one, one.defaultLanguage), 'simulated');

describe('what the search finds', () => {
  it('has no message without words, and not the search itself', () => {
    const entries = entriesOf(site);
    expect(entries.filter(({ also }) => also.includes('search.also'))).toEqual([]);
    expect(entries.map(({ href }) => href)).not.toContain('/search');
  });

  it('leaves out what is switched off', () => {
    const off = ['/blog', '/portfolio', '/careers', '/resources', '/services', '/team'];
    const hrefs = entriesOf(withoutPages(site, ...off)).map(({ href }) => href);
    expect(hrefs).toContain('/');
    expect(
      hrefs.filter((href) => /^\/(?:blog|portfolio|careers|resources|services|team)/.test(href)),
    ).toEqual([]);
  });

  it('has an index in every language, and none where the search is off', () => {
    expect([...searchIndexFiles(site).keys()].map((address) => address.split('-')[1])).toEqual(
      site.languages,
    );
    expect(searchIndexFiles(withoutPages(site, 'search')).size).toBe(0);
  });
});
