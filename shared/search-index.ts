import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { foldText } from './fold-text.ts';

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
  /** The title of the text whose chapter it is. */
  partOf?: string;
}

/** What people call a kind of entries: `job` and `vacancy` for positions. */
export interface KindNames {
  kind: string;
  /** The address of the page that lists them. */
  page: string;
  /** As `job, vacancy, open position`. */
  names: string;
}

/** Names with one meaning, and what they name if it is a kind of entries. */
type NamedGroup = Pick<KindNames, 'names'> & Partial<KindNames>;

export interface SearchFile {
  entries: SearchEntry[];
  kinds: KindNames[];
  /** Words with one meaning, as `pay, salary, wage`. */
  synonyms: string[];
  /** Words that are ignored in a query, such as `how`. */
  filler: string;
}

/** A result with those of its words that answer what was typed, without case and accents; none for a synonym. */
export type FoundEntry = SearchEntry & { words: ReadonlySet<string> };

/** The place of an entry and the words in it that matched. */
interface Result {
  id: number;
  terms: readonly string[];
}

/** Finds entries, the best first. */
export type Find = (query: string) => FoundEntry[];

/** Longest query that is looked at, in characters. */
const longestQuery = 200;

/** Shortest beginning and part of a word that are looked for, and longest ending that is ignored; in letters. */
const [shortestBeginning, shortestPart, longestEnding] = [5, 3, 3];
/** How much a result counts that has only words of the same meaning. */
const synonymWeight = 0.7;

const options = {
  fields: ['title', 'also', 'text', 'more'],
  tokenize: (text: string) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [],
  processTerm: (word: string) => word,
};

/** The words of a text as the search compares them: without case, accents and signs. */
export const searchTermsOf = options.tokenize;

/** How many letters of a typed word may be wrong. */
const typos = (term: string) => !/\d/.test(term) && (term.length > 7 ? 2 : term.length > 3 && 1);

/** Words with the same beginning that differ in the ending: `salary` and `salaries`, `boss` and `bosses`. */
function areForms(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const [less = 0, more = 0] = [one.length - same, other.length - same].toSorted((a, b) => a - b);
  return (
    more === 0 || (more <= longestEnding && same >= (less === 0 ? shortestBeginning - 1 : shortestBeginning))
  );
}

/** What may have been meant by a word that nothing has: umlauts written as two letters, two letters swapped. */
function respellings(word: string): string[] {
  const swapped = Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
  return [word.replace(/([aou])e/g, '$1'), ...(word.length >= shortestBeginning - 1 ? swapped : [])];
}

/**
 * Matches a word, longer words that begin with it, and words that differ in the ending; typing errors are allowed only
 * in a word that nothing has.
 */
function answersTo(term: string, isFuzzy: boolean): Query {
  const exact: Query = { queries: [term], prefix: true, fuzzy: isFuzzy && typos(term) };
  if (/\d/.test(term) || term.length <= shortestBeginning) return exact;
  const beginning = term.slice(0, Math.max(shortestBeginning, term.length - longestEnding));
  return {
    combineWith: 'OR',
    queries: [exact, { queries: [beginning], prefix: true, boostTerm: () => 0.4 }],
  };
}

export function openIndex({ entries, kinds, synonyms, filler }: SearchFile): Find {
  const index = new MiniSearch<SearchEntry & { id: number }>(options);
  index.addAll(entries.map((entry, id) => ({ id, ...entry })));
  const fillers = new Set(searchTermsOf(filler));
  const groups: NamedGroup[] = [...kinds, ...synonyms.map((text) => ({ names: text }))];
  const names = groups.flatMap(({ names: text, ...of }) => {
    const group = text.split(', ');
    return group.map((name) => ({
      words: searchTermsOf(name),
      others: group.filter((one) => one !== name),
      ...of,
    }));
  });
  const nameIndex = new MiniSearch<{ id: number; name: string }>({ ...options, fields: ['name'] });
  nameIndex.addAll(names.map(({ words }, id) => ({ id, name: words.join(' ') })));

  const isName = (word: string) => names.some(({ words }) => words.some((one) => areForms(word, one)));
  const isNameWithEnding = (word: string) =>
    names.some(({ words }) =>
      words.some((one) => word.startsWith(one) && word.length - one.length < longestEnding),
    );
  const startsSomething = (word: string) =>
    [index, nameIndex].some((one) => one.search(word, { prefix: true }).length > 0);
  const known = new Map<string, boolean>();
  /** Whether something has the word, one that begins with it, or a listed form of it. Asked often for one word. */
  const isKnown = (word: string): boolean => {
    const found = known.get(word) ?? (startsSomething(word) || isName(word));
    known.set(word, found);
    return found;
  };

  const termsOf = (words: readonly string[]) => {
    const unique = [...new Set(words)];
    const telling = unique.filter((word) => !fillers.has(word));
    return telling.length > 0 ? telling : unique;
  };

  /** The names in a query, each with the words that it has there. */
  function namesIn(words: readonly string[]) {
    const mistyped = new Map(
      words
        .filter((word) => !isKnown(word))
        .flatMap((word) =>
          nameIndex
            .search(word, { fuzzy: typos })
            .flatMap(({ match }) => Object.keys(match))
            // "erstellen" is not a mistyped "Stellen".
            .flatMap((part) => (part[0] === word[0] ? [[part, word] as const] : [])),
        ),
    );
    const telling = new Set(termsOf(words));
    const found = names.flatMap(({ words: named, ...name }) => {
      const used = new Set(
        named.map(
          (part) =>
            words.find(
              (word) => areForms(word, part) && (name.kind === undefined || word.startsWith(part)),
            ) ?? mistyped.get(part),
        ),
      );
      return used.has(undefined) || used.isDisjointFrom(telling) ? [] : [{ ...name, used }];
    });
    // "Work from home" is a name of its own, and has nothing to do with "work".
    return found.filter(
      ({ used }) => !found.some((one) => one.used.size > used.size && used.isSubsetOf(one.used)),
    );
  }

  /** The query with each name in it replaced by its synonyms, and with its words joined to one. */
  function variantsOf(words: readonly string[]): string[][] {
    const replaced = namesIn(words).flatMap(({ used, others }) =>
      others.map((other) => [...words.filter((word) => !used.has(word)), ...searchTermsOf(other)]),
    );
    const joined = words.join('');
    return [...replaced, ...(words.length > 1 ? variantsOf([joined]) : [[joined]])];
  }

  const ask = (query: Query, fields = options.fields): SearchResult[] =>
    index.search(query, {
      fields,
      boost: { title: 4, also: 3, text: 1.5 },
      boostDocument: (id: number) => entries[id]?.weight ?? 1,
      weights: { prefix: 0.6, fuzzy: 0.3 },
    });

  const asked = (words: readonly string[]): Query => ({
    combineWith: 'OR',
    queries: termsOf(words).map((term) => answersTo(term, !isKnown(term))),
  });

  /** What has all words in its title comes first, then what has them elsewhere, then the others. */
  function search(words: readonly string[]): Result[] {
    const literal: Query = { combineWith: 'AND', queries: termsOf(words), prefix: true };
    const hasAll = (fields: string[]) => new Set(ask(literal, fields).map(({ id }) => id));
    // Several words that are scattered over a text say little.
    const tiers = [
      hasAll(['title']),
      hasAll(words.length > 1 ? ['title', 'also'] : ['title', 'also', 'text']),
    ];
    const rank = ({ id }: SearchResult) => tiers.filter((tier) => tier.has(id)).length;
    const typed = new Map(ask(asked(words)).map(({ id, terms }) => [id, terms]));
    const variants: Query = {
      combineWith: 'OR',
      queries: variantsOf(words).map((one) => asked(one)),
      boostTerm: () => synonymWeight,
    };
    return ask({ combineWith: 'OR', queries: [asked(words), variants] })
      .toSorted((one, other) => rank(other) - rank(one))
      .map(({ id }) => ({ id: Number(id), terms: typed.get(id) ?? [] }));
  }

  /**
   * Results for a query that names a kind: those that answer its other words. Without other words the page that lists
   * the kind, which is before its entries, and all of it.
   */
  function ofNamedKind(words: readonly string[]): Result[] {
    const found = namesIn(words).filter(({ kind }) => kind !== undefined);
    const [first] = found;
    if (!first) return [];
    const used = new Set(found.filter(({ kind }) => kind === first.kind).flatMap((one) => [...one.used]));
    const others = words.filter((word) => !used.has(word) && !fillers.has(word));
    if (others.length > 0) return search(others).filter(({ id }) => entries[id]?.kind === first.kind);
    const listed = entries.flatMap(({ href, kind, partOf }, id) =>
      href === first.page || (kind === first.kind && partOf === undefined) ? [{ id, terms: words }] : [],
    );
    return listed;
  }

  const isEnding = (part: string) =>
    isNameWithEnding(part) ||
    index.search(part).length > 0 ||
    (part.length >= shortestBeginning && startsSomething(part));
  const isTelling = (part: string) => isKnown(part) && !fillers.has(part);

  /** The parts of a compound that is on no page: `Handyapp` is `Handy` and `App`. */
  const partsOf = (word: string): string[] | undefined =>
    Array.from({ length: word.length }, (_, at) => [word.slice(0, at), word.slice(at)]).find(
      (parts) =>
        parts.every((part) => part.length >= shortestPart) &&
        isTelling(parts[0] ?? '') &&
        isEnding(parts[1] ?? ''),
    );

  /** Results for the longest ending or the longest beginning of a word that is on no page. */
  function byParts(word: string): Result[] {
    for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
      const results = isEnding(word.slice(at)) ? search([word.slice(at)]) : [];
      if (results.length > 0) return results;
    }
    for (let length = word.length - 1; length >= shortestBeginning; length -= 1) {
      const beginning = word.slice(0, length);
      if (isKnown(beginning)) return search([beginning]);
    }
    return [];
  }

  return (query) => {
    const words = searchTermsOf(query.trim().slice(0, longestQuery)).flatMap((word) => {
      if (isKnown(word)) return [word];
      const respelled = respellings(word).find(isKnown);
      if (respelled !== undefined) return [respelled];
      return partsOf(word) ?? [word];
    });
    const results = new Map([...ofNamedKind(words), ...search(words)].map((one) => [one.id, one] as const));
    return (results.size > 0 ? [...results.values()] : byParts(words[0] ?? '')).flatMap(({ id, terms }) => {
      const entry = entries[id];
      return entry ? { ...entry, words: new Set(terms) } : [];
    });
  };
}
