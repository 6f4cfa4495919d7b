import styles from './post-fields.module.css';

/** What a form that posts by itself sends along, in live mode; part of the form's words, because it depends on the page. */
export interface PostWords {
  /** Name of the field that people do not see, for whoever meets it all the same. */
  trap: string;
  language: string;
  /** Path of the page the form stands on; left out where a form stands on several. */
  page?: string;
  /** What is said after a post without scripts, by way of the fragment that the API leads to. */
  sent: { title: string; text?: string };
  failed: string;
}

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
