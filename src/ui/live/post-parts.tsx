import { PostFailed, PostSent } from './post-answer.tsx';
import { PostFields, type PostWords } from './post-fields.tsx';
import styles from './post-parts.module.css';

/**
 * What a form needs to post by itself, in live mode: the fields nobody sees, and how a post without scripts ended. The API leads back to
 * the page with `#enquiry-sent`, `#enquiry-failed` and the like, and only the target is shown; with scripts the form says it itself.
 * @param form begins the two fragments
 */
export function PostParts({
  form,
  words,
}: {
  form: 'enquiry' | 'newsletter' | 'application';
  words: PostWords;
}) {
  return (
    <div className={styles.parts}>
      <PostFields words={words} />
      <PostSent id={`${form}-sent`} words={words.sent} />
      <PostFailed id={`${form}-failed`} text={words.failed} />
    </div>
  );
}
