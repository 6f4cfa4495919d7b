import { termsOf, weightOf, wordsOf } from '../../lib/search-words.ts';
import { findEntries, type FoundEntry } from './find-entries.ts';
import type { IndexState } from './use-search-index.ts';
import type { ListedEntry, SearchSource } from './search-words.ts';

/** Something that the dialog offers: a page, or something to do. */
export type SearchOption =
  | { entry: ListedEntry & Partial<Pick<FoundEntry, 'kind'>> }
  | { action: { label: string; run: () => void } };

/** Options below one heading. */
export interface OptionSection {
  label: string;
  options: SearchOption[];
}

/** Something to do, by its name. */
export interface SearchAction {
  label: string;
  run: () => void;
}

/** Whether each word of a query is in a label. */
function isCalled(label: string, query: string, language: string): boolean {
  const words = wordsOf(label);
  return termsOf(query, language).every((term) => words.some((word) => weightOf(word, term) > 0));
}

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
    isEmpty || typeof index !== 'function' ? [] : findEntries(index, source.groups, query, bestLabel);
  const sections: OptionSection[] = [
    ...(isAsked ? [] : [{ label: recent.label, options: recent.entries.map((entry) => ({ entry })) }]),
    ...found.map(({ label, entries }, place) => ({
      label,
      // Below the name of its group an entry need not say it.
      options: entries.map(({ kind, ...entry }) => ({ entry: place === 0 ? { ...entry, kind } : entry })),
    })),
    ...(isAsked && isEmpty ? [] : [{ label: actions.label, options: named.map((action) => ({ action })) }]),
  ];
  return sections.filter((section) => section.options.length > 0);
}
