import { nativeSubmit } from '#mode/ui/form-post/form-post.tsx';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/field.tsx';
import { PostFields } from '../../ui/form-post/live/post-fields.tsx';
import type { FooterNewsletterWords } from './footer-newsletter.ts';
import styles from './footer-newsletter.module.css';

/** The newsletter form of the footer: the browser posts it, and the home page says how it ended. */
export function FooterNewsletter({ words }: { words: FooterNewsletterWords }) {
  return (
    <form {...nativeSubmit('footerNewsletter', words.post)} className={styles.form}>
      <div className={styles.line}>
        <EmailField label={words.label} placeholder={words.placeholder} />
        <Button type="submit">{words.subscribe}</Button>
      </div>
      {words.post && <PostFields words={words.post} />}
    </form>
  );
}
