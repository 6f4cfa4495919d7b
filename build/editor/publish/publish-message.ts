import type { DescribedEntry } from './described-changes.ts';

/** Where the server of `npm run edit` publishes, and below it takes answers. */
export const publishPath = '/edit/publish';

/** The header with the token of a start of the server: a tab of an earlier start cannot publish. */
export const tokenHeader = 'X-Editor-Token';

/** A change of pages. */
export interface Change {
  kind: 'text' | 'title' | 'description' | 'link' | 'page';
  /** Otherwise it is gone. */
  isNew: boolean;
  /** Empty for a whole page. */
  text: string;
}

/** A change that visitors would see, with its pages. */
export interface PageChange extends Change {
  pages: string[];
  isOnAllPages: boolean;
}

/** What a publication would change. */
export interface EditSummary {
  /** What is changed, in the words of the editor. */
  entries: DescribedEntry[];
  /** The files of the site that would be committed, and changed files that would not. */
  files: string[];
  others: string[];
  /** The subjects of commits that are not pushed yet. */
  unpushed: string[];
  /** The commits of others that would be published too: their authors and subjects. */
  theirs: string[];
  changes: PageChange[];
  /** The subject of the commit. */
  message: string;
  author: string;
  /** The repository and the branch, where there is one. */
  target: string | undefined;
  /** The folder of the site, from the project's. */
  site: string;
  origin: string;
  /** Whether this computer puts the site online. */
  hasHost: boolean;
}

/** A place that a colleague has changed too. */
export interface ShownClash {
  /** The entry and the field as the editor names them; no field for the whole entry. */
  entry: string;
  field: string;
  /** The texts; null for what is deleted. */
  mine: string | null;
  theirs: string | null;
  /** Who has changed it. */
  author: string;
  /** Which one of how many. */
  number: number;
  count: number;
}

/** What a person is asked. */
export type PublishQuestion =
  | { about: 'clash'; clash: ShownClash }
  | { about: 'name' | 'email' | 'upload again' | 'newest again' }
  | { about: 'edit'; summary: EditSummary };

/** How a publication ended. */
export type PublishResult =
  | {
      outcome: 'published' | 'unchanged' | 'held back' | 'rolled back';
      /** Undefined where `site.yaml` has mistakes. */
      origin: string | undefined;
      hasHost: boolean;
      /** Whether changes of others came into the folder, which the editor has not read. */
      hasOthers: boolean;
    }
  | { outcome: 'failed'; reason: string }
  /** A person has stopped it. */
  | { outcome: 'stopped' };

/** What the editor gets while it publishes, one line of JSON each. */
export type PublishMessage =
  | { kind: 'line'; text: string }
  | { kind: 'question'; question: PublishQuestion }
  | { kind: 'result'; result: PublishResult };
