import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { foldText } from './fold-text.ts';

/** Something that the search finds. */
export interface SearchEntry {
  title: string;
  href: string;
  /** What it is: a service, an article, a position. */
  kind: string;
  /** Other names that people search for. */
  also: string;
  /** Its summary; a result shows the part that matched. */
  text: string;
  /** Other words of its page, each once. */
  more: string;
  /** Factor for its score; 1 when left out. */
  weight?: number;
}

/** The search file of a language. */
export interface SearchFile {
  entries: SearchEntry[];
  /** Words with one meaning, as `pay, salary, wage`. */
  synonyms: string[];
  /** Words that are ignored in a query, such as `how`. */
  filler: string;
}

/** A result with the words that matched, without case and accents. */
export type FoundEntry = SearchEntry & { words: ReadonlySet<string> };

/** Finds entries, the best first. */
export type Find = (query: string) => FoundEntry[];

/** Longest query that is looked at, in characters. */
const longestQuery = 200;

/** Shortest beginning and part of a word that are looked for, and longest ending that is ignored; in letters. */
const [shortestBeginning, shortestPart, longestEnding] = [5, 3, 3];
/** Results are left out whose score is a smaller part of the best one's. */
const leastShare = 0.06;
/** How much a result counts that has only words of the same meaning. */
const synonymWeight = 0.7;

const options = {
  fields: ['title', 'also', 'text', 'more'],
  tokenize: (text: string) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [],
  processTerm: (word: string) => word,
};

/** The words of a text as the search compares them: without case, accents and signs. */
export const wordsOf = options.tokenize;

/** How many letters of a typed word may be wrong. */
const typos = (term: string) => !/\d/.test(term) && (term.length > 7 ? 2 : term.length > 3 && 1);

/**
 * Matches a word, longer words that begin with it, and words that differ in the ending; typing errors are allowed only
 * in what was typed.
 */
function answersTo(term: string, isTyped: boolean): Query {
  const isWord = !/\d/.test(term);
  const exact: Query = {
    queries: [term],
    prefix: true,
    fuzzy: isTyped && typos(term),
  };
  if (!isWord || term.length <= shortestBeginning) return exact;
  const beginning = term.slice(0, Math.max(shortestBeginning, term.length - longestEnding));
  return {
    combineWith: 'OR',
    queries: [exact, { queries: [beginning], prefix: true, boostTerm: () => 0.4 }],
  };
}

/** Makes the index of a file. */
export function openIndex({ entries, synonyms, filler }: SearchFile): Find {
  const index = new MiniSearch<SearchEntry & { id: number }>(options);
  index.addAll(entries.map((entry, id) => ({ id, ...entry })));
  const fillers = new Set(wordsOf(filler));
  const groups = synonyms.map((group) => group.split(', '));
  const names = new MiniSearch<{ id: number; name: string; group: number }>({
    ...options,
    fields: ['name'],
    storeFields: ['name', 'group'],
  });
  names.addAll(
    groups
      .flatMap((group, at) => group.map((name) => ({ name, group: at })))
      .map((one, id) => ({ id, ...one })),
  );

  const termsOf = (text: string) => {
    const words = [...new Set(wordsOf(text))];
    const telling = words.filter((word) => !fillers.has(word));
    return telling.length > 0 ? telling : words;
  };

  /**
   * The query with each known name in it, even mistyped, replaced by its synonyms; and with its words joined to one.
   */
  function variantsOf(text: string): string[] {
    const words = wordsOf(text);
    const others = names
      .search(words.join(' '), { fuzzy: typos })
      .filter(({ name, terms }) => terms.length === new Set(wordsOf(String(name))).size)
      .flatMap(({ name, group, queryTerms }) => {
        const rest = words.filter((word) => !queryTerms.includes(word)).join(' ');
        return (groups[Number(group)] ?? []).filter((one) => one !== name).map((one) => `${rest} ${one}`);
      });
    return [...new Set(others), words.join('')];
  }

  const ask = (query: Query): SearchResult[] =>
    index.search(query, {
      boost: { title: 4, also: 3, text: 1.5 },
      boostDocument: (id: number) => entries[id]?.weight ?? 1,
      weights: { prefix: 0.6, fuzzy: 0.3 },
    });

  const asked = (text: string, isTyped: boolean): Query => ({
    combineWith: 'OR',
    queries: termsOf(text).map((term) => answersTo(term, isTyped)),
  });
  const search = (text: string) =>
    ask({
      combineWith: 'OR',
      queries: [
        asked(text, true),
        {
          combineWith: 'OR',
          queries: variantsOf(text).map((one) => asked(one, false)),
          boostTerm: () => synonymWeight,
        },
      ],
    });

  const isWord = (word: string) => index.search(word).length > 0 || names.search(word).length > 0;

  /** Results for the parts of a compound that is on no page: `Handyapp` is `Handy` and `App`. */
  function byParts(text: string): SearchResult[] {
    const [word = ''] = wordsOf(text);
    for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
      const ending = word.slice(at);
      if (isWord(ending)) return search(`${word.slice(0, at)} ${ending}`);
    }
    for (let length = word.length - 1; length >= shortestBeginning; length -= 1) {
      const results = ask({ queries: [word.slice(0, length)], prefix: true });
      if (results.length > 0) return results;
    }
    return [];
  }

  return (query) => {
    const text = query.trim().slice(0, longestQuery);
    const results = search(text);
    const found = results.length > 0 ? results : byParts(text);
    const least = (found[0]?.score ?? 0) * leastShare;
    return found
      .filter(({ score }) => score >= least)
      .flatMap(({ id, terms }) => {
        const entry = entries[Number(id)];
        return entry ? { ...entry, words: new Set(terms) } : [];
      });
  };
}
