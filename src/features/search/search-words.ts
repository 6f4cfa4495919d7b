/** Words of the search. */
export interface SearchWords {
  label: string;
  field: string;
  close: string;
  keys: string;
  /** How many results there are, with `{count}`. */
  results: string;
  /** That there are none, with `{term}`. */
  none: string;
  noneHint: string;
  /** That the index could not be loaded; the pages follow. */
  failed: string;
}

/** Pages that are offered before anything is typed. */
export interface SearchList {
  label: string;
  entries: { title: string; href: string; hint: string }[];
}

/** The index of the search, and the pages that it offers before anything is typed. */
export interface SearchSource {
  /** The address of the file that `openIndex` takes. */
  index: string;
  services: SearchList;
  /** Shown without scripts, or when the index could not be loaded. */
  pages: SearchList;
}

/** A command that the search finds by its name. */
export interface SearchAction {
  label: string;
  run: () => void;
}
