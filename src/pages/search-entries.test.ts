import { describe, expect, it } from 'vitest';
import { languages } from '#shared/locales.ts';
import { switchOff } from '#content/test-support/switch-off.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { searchEntries, searchIndexFiles } from './search-entries.data.ts';

const entriesIn = (language: string) => searchEntries(createTranslator(language), 'simulated');

describe('what the search finds', () => {
  it('has no message without words, and not the search itself', () => {
    const entries = entriesIn(languages[0] ?? '');
    expect(entries.filter(({ also }) => also.includes('search.also'))).toEqual([]);
    expect(entries.map(({ href }) => href)).not.toContain('/search');
  });

  it('leaves out what is switched off', () => {
    switchOff('/blog', '/portfolio', '/careers', '/resources', '/services', '/team');
    const hrefs = entriesIn(languages[0] ?? '').map(({ href }) => href);
    expect(hrefs).toContain('/');
    expect(
      hrefs.filter((href) => /^\/(?:blog|portfolio|careers|resources|services|team)/.test(href)),
    ).toEqual([]);
  });

  it('has an index in every language, and none where the search is off', () => {
    expect([...searchIndexFiles().keys()].map((address) => address.split('-')[1])).toEqual(languages);
    switchOff('search');
    expect(searchIndexFiles().size).toBe(0);
  });
});
