import { weightOf, wordsOf, type SearchTerm } from '../../lib/search-words.ts';
import styles from './marked-text.module.css';

/** A text with the words marked that answer a term. */
export function MarkedText({ text, terms }: { text: string; terms: readonly SearchTerm[] }) {
  if (terms.length === 0) return text;
  const isFound = (word: string) =>
    wordsOf(word).some((part) => terms.some((term) => weightOf(part, term) > 0));
  const parts = text.split(/([\p{L}\p{M}\p{N}]+)/u);
  return parts.map((part, index) =>
    index % 2 === 1 && isFound(part) ? (
      <mark key={index} className={styles.found}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
