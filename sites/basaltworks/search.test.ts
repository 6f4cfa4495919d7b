import { editionOf } from '#content/edition.ts';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, it } from 'vitest';
import type { Language } from '#shared/locales.ts';
import { splitPath } from '#shared/routes.ts';
import { openIndex, type Find, type SearchFile } from '#shared/search-index.ts';
import { searchFile } from '#src/pages/search-entries.data.ts';

/** By language, then by the pages that answer them, a comma between two queries. */
type Queries = Partial<Record<Language, Record<string, string>>>;
const {
  queries: searchQueries,
  namedKinds,
  everydayWords,
}: Record<'queries' | 'namedKinds' | 'everydayWords', Queries> = parse(
  readFileSync('docs/search-queries.yaml', 'utf8'),
);

const findIn = (language: Language) =>
  openIndex(JSON.parse(searchFile(editionOf(site, language, 'simulated'))[1]) as SearchFile);

const pathsOf = (found: ReturnType<Find>) =>
  found.map(({ href }) => splitPath(site, href.replace(/#.*/, '')).path);

const isAnsweredBy = (page: string, wanted: string) =>
  wanted.split(' | ').some((one) => (one.endsWith('*') ? page.startsWith(one.slice(0, -1)) : page === one));

it.each(site.languages)('97 of 100 queries find their page among the first three results: %s', (language) => {
  const find = findIn(language);
  const queries = Object.entries(searchQueries[language] ?? {}).flatMap(([wanted, listed]) =>
    listed.split(', ').map((query) => [query, wanted] as const),
  );
  const missed = queries.flatMap(([query, wanted]) => {
    const pages = pathsOf(find(query).slice(0, 3));
    return pages.some((page) => isAnsweredBy(page, wanted)) ? [] : [`${query}: ${pages.join(' ')}`];
  });
  expect(queries.length).toBeGreaterThanOrEqual(10);
  // Shows the missed queries when there are more.
  expect(missed.slice(Math.floor(queries.length * 0.03))).toEqual([]);
});

it.each(site.languages)('a query that names a kind of page finds the right one first: %s', (language) => {
  const find = findIn(language);
  const listed = Object.entries(namedKinds[language] ?? {}).flatMap(([page, queries]) =>
    queries.split(', ').map((query) => [query, page]),
  );
  expect(listed.map(([query = '']) => [query, pathsOf(find(query))[0]])).toEqual(listed);
});

it.each(site.languages)('everyday words find their page among the first three results: %s', (language) => {
  const find = findIn(language);
  const missed = Object.entries(everydayWords[language] ?? {}).flatMap(([page, queries]) =>
    queries.split(', ').filter((query) => !pathsOf(find(query)).slice(0, 3).includes(page)),
  );
  expect(missed).toEqual([]);
});
