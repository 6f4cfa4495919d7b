import { createHash } from 'node:crypto';
import { languages } from '../../config/locales.ts';
import { servicesMode } from '../../config/services-mode.ts';
import { hasPage } from '../../content/site-pages.ts';
import { createTranslator } from '../../i18n/translator.ts';
import { indexOf } from '../lib/search-index.ts';
import { searchGroups, type SearchGroup } from './search-entries.data.ts';

/** The file with the index of a language: its address, which says what is in it, and its content. */
export function searchIndexFile(language: string, groups: readonly SearchGroup[]): [string, string] {
  const content = indexOf(groups.flatMap(({ entries }) => entries));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return [`/assets/search-${language}-${hash}.json`, content];
}

/** The indexes of all languages by their addresses; none where the search is switched off. */
export function searchIndexFiles(): Map<string, string> {
  if (!hasPage('search')) return new Map();
  return new Map(
    languages.map((language) =>
      searchIndexFile(language, searchGroups(createTranslator(language), servicesMode)),
    ),
  );
}
