import type { PostWords } from '../form-post.ts';
import styles from './post-fields.module.css';

/**
 * The fields that only programs fill in or read: language and page, and a trap for those that fill in everything. `inert` keeps the trap
 * from the keyboard and from screen readers; it is sent all the same.
 */
export function PostFields({ words }: { words: PostWords }) {
  return (
    <div className={styles.trap} inert>
      <input type="hidden" name="language" value={words.language} />
      {words.page && <input type="hidden" name="page" value={words.page} />}
      <label>
        {words.trap}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
