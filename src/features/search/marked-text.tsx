import type { SearchTerm } from '../../lib/search-words.ts';
import { markedPieces } from './marked-pieces.ts';
import styles from './marked-text.module.css';

/** A text with the words marked that answer a term. */
export function MarkedText({ text, terms }: { text: string; terms: readonly SearchTerm[] }) {
  if (terms.length === 0) return text;
  return markedPieces(text, terms).map((piece, index) =>
    index % 2 === 1 ? (
      <mark key={index} className={styles.found}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
