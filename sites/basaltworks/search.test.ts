import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, it } from 'vitest';
import { splitPath } from '#shared/routes.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { openIndex, type SearchFile } from '#shared/search-index.ts';
import { searchFile } from '#src/pages/search-entries.data.ts';
import { searchQueries } from './search-queries.ts';

const isAnsweredBy = (page: string, wanted: string) =>
  wanted.split(' | ').some((one) => (one.endsWith('*') ? page.startsWith(one.slice(0, -1)) : page === one));

it.each(site.languages)('97 of 100 queries find their page among the first three results: %s', (language) => {
  const [, content] = searchFile(site, createTranslator(site, language), 'simulated');
  const find = openIndex(JSON.parse(content) as SearchFile);
  const queries = Object.entries(searchQueries[language] ?? {}).flatMap(([wanted, listed]) =>
    listed.split(', ').map((query) => [query, wanted] as const),
  );
  const missed = queries.flatMap(([query, wanted]) => {
    const pages = find(query)
      .slice(0, 3)
      .map(({ href }) => splitPath(site, href.replace(/#.*/, '')).path);
    return pages.some((page) => isAnsweredBy(page, wanted)) ? [] : [`${query}: ${pages.join(' ')}`];
  });
  expect(queries.length).toBeGreaterThanOrEqual(10);
  // Shows the missed queries when there are more.
  expect(missed.slice(Math.floor(queries.length * 0.03))).toEqual([]);
});
