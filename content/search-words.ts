import { languages, type Language } from '../shared/locales.ts';
import type { DataFile } from '../shared/site-file/data-file.ts';
import { parseData, problemAt } from '../shared/site-file/parse-data.ts';
import { attempt, type Problem } from '../shared/site-file/problem.ts';
import { optionalFile } from './items.ts';
import { unknownWord } from '../shared/site-file/parts.ts';
import { textAddresses } from './site-pages.ts';
import { searchSchema } from './schema/search-words.ts';

const read = (data: DataFile) => parseData(searchSchema(languages), data);

/**
 * Words by which people search for pages, by address without language, from the optional `search.yaml`.
 * @throws DataError when the file is wrong
 */
export function searchWordsIn(language: Language): ReadonlyMap<string, string> {
  return new Map(read(optionalFile('search')).map(({ page, also }) => [page, also[language] ?? '']));
}

/** What is wrong with `search.yaml`: its shape, and addresses of no page. */
export function checkSearchWords(data: DataFile = optionalFile('search')): Problem[] {
  const { found = [], wrong } = attempt(() => read(data));
  const known = languages.flatMap((language) => [...textAddresses(language)]);
  const lost = found.flatMap(({ page }, index) =>
    known.includes(page)
      ? []
      : [problemAt(data, [index, 'page'], `no such page: ${unknownWord(page, known)}`)],
  );
  return [...wrong, ...lost];
}
