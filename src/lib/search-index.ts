import MiniSearch, { type CombinationOperator, type Query } from 'minisearch';
import { packIndex, unpackIndex } from './search-file.ts';
import { partsOf, termsOf, weightOf, wordsOf, type SearchTerm } from './search-words.ts';

/** What the search knows of an entry beside what it shows. */
export interface SearchText {
  title: string;
  /** What people call it who do not know its title. */
  also: string;
  text: string;
}

/** Words that answer one term, at most: the best of them. More find nothing better, and cost each key its time. */
const mostWords = 30;
/** A weight from which a term needs no other explanation. */
const certain = 0.3;

const boost = { title: 4, also: 3, text: 1 };

const options = { fields: Object.keys(boost), tokenize: wordsOf, processTerm: (word: string) => word };

/** The index of a list of texts, as a file; their places in the list are their names in it. */
export function indexOf(texts: readonly SearchText[]): string {
  const index = new MiniSearch<SearchText & { id: number }>(options);
  index.addAll(texts.map((text, id) => ({ id, ...text })));
  return packIndex(index.toJSON());
}

/** Finds places in the list that an index was made from, the best first. */
export type Find = (query: string) => number[];

/**
 * Opens an index.
 * @param file of `indexOf`
 * @param language whose endings a query may have
 * @param weightAt how much the entry at a place counts; 1 is usual
 * @throws SyntaxError or TypeError when it is no index
 */
export function openIndex(file: string, language: string, weightAt: (place: number) => number): Find {
  const data = unpackIndex(file, options.fields);
  const words = data.index.map(([word]) => word);
  const index = MiniSearch.loadJS<SearchText>(data, options);

  function answersTo(term: SearchTerm): Query {
    const weights = new Map<string, number>();
    for (const word of words) {
      const weight = weightOf(word, term);
      if (weight > 0) weights.set(word, weight);
    }
    const best = [...weights].toSorted((one, other) => other[1] - one[1]).slice(0, mostWords);
    const [, mostWeight = 0] = best[0] ?? [];
    if (mostWeight < certain) {
      const parts = partsOf(term, words, language, mostWeight === 0);
      if (parts.length > 0) return { combineWith: 'AND', queries: parts.map(answersTo) };
    }
    return {
      combineWith: 'OR',
      queries: best.map(([word]) => word),
      boostTerm: (word) => weights.get(word) ?? 0,
    };
  }

  const find = (queries: Query[], combineWith: CombinationOperator) =>
    index.search({ combineWith, queries }, { boost, boostDocument: (place: number) => weightAt(place) });

  return (query) => {
    const queries = termsOf(query, language).map(answersTo);
    const all = find(queries, 'AND');
    return (all.length > 0 ? all : find(queries, 'OR')).map(({ id }) => Number(id));
  };
}
