import { termsOf, weightOf, wordsOf } from '../../lib/search-words.ts';
import { findEntries } from './find-entries.ts';
import type { IndexState } from './use-search-index.ts';
import type { ListedEntry, SearchSource } from './search-words.ts';

/** Something to do, by its name. */
export interface SearchAction {
  label: string;
  run: () => void;
}

/** Something that the dialog offers: a page, or something to do. */
export type SearchOption = { title: string; hint: string } & (
  | { entry: ListedEntry }
  | { action: SearchAction }
);

/** Options below one heading. */
export interface OptionSection {
  label: string;
  options: SearchOption[];
}

/** How many pages there are at most: as many as are seen at once, because each row costs a key its time. */
const mostCount = 9;

/** Whether each word of a query is in a label. */
function isCalled(label: string, query: string, language: string): boolean {
  const words = wordsOf(label);
  return termsOf(query, language).every((term) => words.some((word) => weightOf(word, term) > 0));
}

const optionOf = (action: SearchAction): SearchOption => ({ title: action.label, hint: '', action });

/**
 * What the dialog offers: for a query what it finds, and actions with such a name; without one what was
 * opened before, and all actions.
 */
export function searchOptions(options: {
  query: string;
  index: IndexState;
  source: SearchSource;
  recent: { label: string; entries: readonly ListedEntry[] };
  actions: { label: string; items: readonly SearchAction[] };
  bestLabel: string;
}): OptionSection[] {
  const { query, index, source, recent, actions, bestLabel } = options;
  const isEmpty = termsOf(query, source.language).length === 0;
  // Signs alone are looked for as well, and not found.
  const isAsked = query.trim() !== '';
  const named = isEmpty
    ? actions.items
    : actions.items.filter(({ label }) => isCalled(label, query, source.language));
  const found =
    isEmpty || typeof index !== 'function'
      ? []
      : findEntries(index, source.groups, query, bestLabel, mostCount);
  const sections: OptionSection[] = [
    ...(isAsked
      ? []
      : [{ label: recent.label, options: recent.entries.map((entry) => ({ ...entry, entry })) }]),
    ...found.map(({ label, entries }, place) => ({
      label,
      // Below the name of its group an entry need not say it.
      options: entries.map((entry) => ({
        title: entry.title,
        hint: [place === 0 ? entry.kind : '', entry.hint].filter(Boolean).join(' · '),
        entry,
      })),
    })),
    ...(isAsked && isEmpty ? [] : [{ label: actions.label, options: named.map(optionOf) }]),
  ];
  return sections.filter((section) => section.options.length > 0);
}
