import { Button } from '../button.tsx';
import { EmailField } from '../field.tsx';
import { nativeSubmit } from '../form-post/form-post.tsx';
import { PostFields } from '../form-post/post-fields.tsx';
import type { PostWords } from '../form-post/post-words.ts';
import { TextLink } from '../text-link.tsx';
import styles from './footer-newsletter.module.css';

export interface FooterNewsletterWords {
  label: string;
  placeholder: string;
  subscribe: string;
  /** Only in a simulated build: the way to a form that works, where there is one. */
  signup?: { href: string; label: string };
  /** Only in a live build. */
  post?: PostWords;
}

/**
 * The newsletter form of the footer. In a live build the browser posts it, and the home page says how it ended.
 * Else it does nothing on submit (SPEC sections 2 and 4): the address stays in the field, and validation still
 * runs. Then it is drawn as a sample, below the link to the form that works.
 */
export function FooterNewsletter({ words }: { words: FooterNewsletterWords }) {
  const { post, signup } = words;
  return (
    <form {...nativeSubmit('footerNewsletter', post)} className={styles.form}>
      {signup && <TextLink href={signup.href}>{signup.label}</TextLink>}
      <div className={post ? styles.line : `${styles.line} ${styles.sample}`}>
        <EmailField label={words.label} placeholder={words.placeholder} />
        <Button type="submit">{words.subscribe}</Button>
      </div>
      {post && <PostFields words={post} />}
    </form>
  );
}
