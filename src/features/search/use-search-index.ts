import { useEffect, useState } from 'react';
import { openIndex, type Find } from '../../lib/search-index.ts';
import { termsOf } from '../../lib/search-words.ts';
import { entryWeights, findEntries } from './find-entries.ts';
import { markedPieces } from './marked-pieces.ts';
import type { SearchSource } from './search-words.ts';

/** The index of a search: not there yet, there, or not to be had. */
export type IndexState = Find | 'loading' | 'failed';

/** Indexes by their addresses, so that a second dialog has its own at once. */
const opened = new Map<string, Find>();

/** Searches for a letter and marks what it finds: each is slowest the first time, so no visitor waits for that. */
function rehearse(find: Find, groups: SearchSource['groups'], language: string): void {
  const letter = groups[0]?.entries[0]?.title.charAt(0) ?? '';
  const terms = termsOf(letter, language);
  for (const { entries } of findEntries(find, groups, letter, ''))
    for (const { title, hint } of entries) markedPieces(title + hint, terms);
}

/** Loads the index of a search once it is shown. */
export function useSearchIndex({ language, index, groups }: SearchSource): IndexState {
  const [state, setState] = useState<{ find: IndexState }>({ find: opened.get(index) ?? 'loading' });

  useEffect(() => {
    if (opened.has(index)) return;
    const controller = new AbortController();
    const load = async () => {
      const response = await fetch(index, { signal: controller.signal });
      if (!response.ok) throw new Error(`${index} answered ${response.status}`);
      const weights = entryWeights(groups);
      const find = openIndex(await response.text(), language, (place) => weights[place] ?? 1);
      rehearse(find, groups, language);
      opened.set(index, find);
      setState({ find });
    };
    load().catch(() => {
      if (!controller.signal.aborted) setState({ find: 'failed' });
    });
    return () => controller.abort();
  }, [language, index, groups]);

  return state.find;
}
