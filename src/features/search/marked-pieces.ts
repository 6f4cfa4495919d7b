import { weightOf, wordsOf, type SearchTerm } from '../../lib/search-words.ts';

/**
 * A text in pieces, by turns without and with a mark for the words that answer a term: few pieces, because each
 * costs a key its time.
 */
export function markedPieces(text: string, terms: readonly SearchTerm[]): string[] {
  const isFound = (word: string) =>
    wordsOf(word).some((part) => terms.some((term) => weightOf(part, term) > 0));
  const pieces: string[] = [];
  let plain = '';
  for (const [index, part] of text.split(/([\p{L}\p{M}\p{N}]+)/u).entries()) {
    if (index % 2 === 1 && isFound(part)) {
      pieces.push(plain, part);
      plain = '';
    } else plain += part;
  }
  return [...pieces, plain];
}
