import { wordsOf } from '../../../shared/search-index.ts';
import styles from './search.module.css';

/** Length of an excerpt in characters, and how much of it stands before the first mark. */
const [excerptLength, before] = [110, 40];

const isFound = (text: string, words: ReadonlySet<string>) => wordsOf(text).some((word) => words.has(word));

/** Texts and words by turns: words have the odd places. */
const piecesOf = (text: string) => text.split(/([\p{L}\p{M}\p{N}]+)/u);

/** The part of a text around the first of the words; its beginning where it has none. */
export function excerptOf(text: string, words: ReadonlySet<string>): string {
  const pieces = piecesOf(text);
  const first = pieces.findIndex((piece, index) => index % 2 === 1 && isFound(piece, words));
  const at = pieces.slice(0, Math.max(0, first)).join('').length;
  const start = at < excerptLength - before ? 0 : text.indexOf(' ', at - before) + 1;
  const end =
    text.length - start <= excerptLength ? text.length : text.lastIndexOf(' ', start + excerptLength);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}

/** A text in which the words are marked that made it a result. */
export function MarkedText({ text, words }: { text: string; words: ReadonlySet<string> }) {
  return piecesOf(text).map((piece, index) =>
    index % 2 === 1 && isFound(piece, words) ? (
      <mark key={index} className={styles.found}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
