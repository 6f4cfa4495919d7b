import { describe, expect, it } from 'vitest';
import { languages } from '../../config/locales.ts';
import { splitPath } from '../../config/routes.ts';
import { createTranslator } from '../../i18n/translator.ts';
import { entryWeights, findEntries } from '../../src/features/search/find-entries.ts';
import { indexOf, openIndex } from '../../src/lib/search-index.ts';
import { searchGroups } from '../../src/page-data/search-entries.data.ts';
import { searchQueries } from './search-queries.ts';

/** What the search shows first, as unprefixed paths, for every query of a language. */
function answersIn(language: string) {
  const groups = searchGroups(createTranslator(language), 'simulated');
  const weights = entryWeights(groups);
  const json = indexOf(groups.flatMap(({ entries }) => entries));
  const find = openIndex(json, language, (place) => weights[place] ?? 1);
  return Object.entries(searchQueries[language] ?? {}).flatMap(([page, queries]) =>
    queries.split(' | ').map((query) => {
      const [best] = findEntries(find, groups, query, 'best');
      const shown = best?.entries.map(({ href }) => splitPath(href.replace(/#.*/, '')).path) ?? [];
      return { page, query, shown };
    }),
  );
}

describe.each(languages)('a hundred queries in %s', (language) => {
  const answers = answersIn(language);

  it('are a hundred, each once', () => {
    expect(answers.length).toBeGreaterThanOrEqual(100);
    expect(new Set(answers.map(({ query }) => query)).size).toBe(answers.length);
  });

  it('find the right page among the first three results, 95 of 100 at least', () => {
    const missed = answers.filter(({ page, shown }) => !shown.includes(page));
    const most = Math.floor(answers.length * 0.05);
    // Names them when there are more.
    expect(missed.slice(most)).toEqual([]);
  });
});
