import { weightOf, wordsOf, type SearchTerm } from '../../lib/search-words.ts';
import styles from './marked-text.module.css';

/** A text in pieces, by turns without and with a mark: few of them, because each costs a key its time. */
function piecesOf(text: string, terms: readonly SearchTerm[]): string[] {
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

/** A text with the words marked that answer a term. */
export function MarkedText({ text, terms }: { text: string; terms: readonly SearchTerm[] }) {
  if (terms.length === 0) return text;
  return piecesOf(text, terms).map((piece, index) =>
    index % 2 === 1 ? (
      <mark key={index} className={styles.found}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
