import { Button } from '../button.tsx';
import { DemonstrationNote, type DemonstrationWords } from '../demonstration-note/demonstration-note.tsx';
import { EmailField } from '../field.tsx';
import { nativeSubmit } from '../form-post/form-post.tsx';
import { PostFields } from '../form-post/post-fields.tsx';
import type { PostWords } from '../form-post/post-words.ts';
import styles from './footer-newsletter.module.css';

export interface FooterNewsletterWords {
  label: string;
  placeholder: string;
  subscribe: string;
  /** Only in a simulated build. */
  demonstration?: DemonstrationWords;
  /** Only in a live build. */
  post?: PostWords;
}

/**
 * The newsletter form of the footer. In a live build the browser posts it, and the home page says how it ended.
 * Else it does nothing on submit (SPEC sections 2 and 4), and says so: the address stays in the field, and
 * validation still runs.
 */
export function FooterNewsletter({ words }: { words: FooterNewsletterWords }) {
  const { post, demonstration } = words;
  return (
    <form {...nativeSubmit('footerNewsletter', post)} className={styles.form}>
      <div className={styles.line}>
        <EmailField label={words.label} placeholder={words.placeholder} />
        <Button type="submit">{words.subscribe}</Button>
      </div>
      {demonstration && (
        <p>
          <DemonstrationNote text={demonstration.form} />
        </p>
      )}
      {post && <PostFields words={post} />}
    </form>
  );
}
