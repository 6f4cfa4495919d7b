import type { LinkTo } from '../../sections/section-head.tsx';

/** Words of the search that its dialog and its page share. */
export interface SearchWords {
  field: string;
  /** Heading of the results that answer best. */
  best: string;
  /** How many results there are, with `{count}`. */
  results: string;
  /** That there are none, with `{term}`. */
  none: string;
  noneHint: string;
  /** That the index could not be loaded; a list of everything follows. */
  failed: string;
}

/** An entry as a list shows it. */
export interface ListedEntry {
  title: string;
  href: string;
  hint: string;
  /** The chapter of the entry before it. */
  isPart?: true;
}

/** Entries of one kind. */
export interface ListedGroup {
  id: string;
  label: string;
  entries: ListedEntry[];
}

/** What the search looks through: the list, and the address of the index that was made from it. */
export interface SearchSource {
  language: string;
  index: string;
  groups: ListedGroup[];
}

/** What the dialog can do beside opening pages. */
export interface SearchActions {
  label: string;
  /** Values of the theme switch, with their labels. */
  themes: { value: 'light' | 'dark' | 'system'; label: string }[];
  /** The other languages of the site. */
  languages: { code: string; label: string }[];
  contact: LinkTo;
  print: string;
}

/** Words that only the dialog has. */
export interface SearchDialogWords {
  label: string;
  close: string;
  recent: string;
  keys: string;
  /** The list of everything, for when the index cannot be loaded. */
  all: LinkTo;
}
