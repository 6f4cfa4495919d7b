import type { Language } from '../../config/locales.ts';
import { searchWordsIn } from '../../content/search-words.ts';
import { withoutSoftHyphens } from '../../i18n/plain-text.ts';
import type { SearchText } from '../lib/search-index.ts';

/** Something that the search finds. */
export interface SearchEntry extends SearchText {
  /** In the language of the entry. */
  href: string;
  /** A few words beside the title. */
  hint: string;
  /** The chapter of the entry before it. */
  isPart?: true;
}

/** What an entry is made from. */
export interface EntryParts extends Pick<SearchEntry, 'title' | 'href'> {
  hint?: string | undefined;
  text?: readonly string[];
}

/** Makes an entry; the address without language is that of the page whose words in `search.yaml` find it too. */
export type MakeEntry = (parts: EntryParts, address?: string) => SearchEntry;

/** What makes the entries of a language. */
export function entryMaker(language: Language): MakeEntry {
  const also = searchWordsIn(language);
  return ({ title, href, hint = '', text = [] }, address = '') => ({
    title: withoutSoftHyphens(title),
    href,
    hint: withoutSoftHyphens(hint),
    also: also.get(address) ?? '',
    text: withoutSoftHyphens([hint, ...text].join(' ')),
  });
}
