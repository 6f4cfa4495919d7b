import type { Picture } from '../../../artwork/picture.ts';
import { fill, type Template } from '../../../shared/template.ts';
import { Button } from '../../components/button.tsx';
import { Drawing } from '../../components/drawing.tsx';
import styles from './no-posts.module.css';

export interface NoPostsWords {
  title: string;
  /** Shown after a search. */
  noMatch: Template<'term'>;
  /** Shown without a search. */
  emptyCategory: string;
  reset: string;
  /** Null where the site draws none. */
  picture: Picture | null;
}

/** The empty state of the blog listing (SPEC section 8, Blog empty). The term is shown as plain text. */
export function NoPosts({
  words,
  term,
  onReset,
}: {
  words: NoPostsWords;
  term: string;
  onReset: () => void;
}) {
  const typed = term.trim();
  return (
    <div className={styles.empty}>
      {words.picture && <Drawing picture={words.picture} className={`art-lifted ${styles.art}`} />}
      <h2>{words.title}</h2>
      <p>{typed ? fill(words.noMatch, { term: typed }) : words.emptyCategory}</p>
      <Button onClick={onReset}>{words.reset}</Button>
    </div>
  );
}
