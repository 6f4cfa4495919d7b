import { editionsOf, type Edition } from '#content/edition.ts';
import { problemAt } from '#content/site-file/parse-data.ts';
import { unknownWord } from '#content/site-file/parts.ts';
import type { Problem } from '#content/site-file/problem.ts';
import type { LoadedSite } from '#content/load-site.ts';
import { textAddresses } from './site-pages.ts';

/** Words by which people search for pages, by address without language, from the optional `search.yaml`. */
export const searchWordsIn = ({ site, language }: Edition): ReadonlyMap<string, string> =>
  new Map(site.searchWords.map(({ page, also }) => [page, also[language] ?? '']));

/** Addresses in `search.yaml` of pages that the site does not have. */
export function checkSearchWords({ site, source }: LoadedSite): Problem[] {
  const known = editionsOf(site).flatMap((edition) => [...textAddresses(edition)]);
  return site.searchWords.flatMap(({ page }, index) =>
    known.includes(page)
      ? []
      : [problemAt(source.yaml('search.yaml'), [index, 'page'], `no such page: ${unknownWord(page, known)}`)],
  );
}
