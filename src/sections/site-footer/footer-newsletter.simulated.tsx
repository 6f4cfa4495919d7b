import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { FooterNewsletterWords } from './footer-newsletter.ts';
import styles from './footer-newsletter.module.css';
import sample from './footer-newsletter.simulated.module.css';

/**
 * The newsletter form that does nothing on submit (SPEC sections 2 and 4): no request, and the address stays
 * in the field. The browser does this with method "dialog" outside a dialog, also without JavaScript;
 * validation still runs. It is drawn as a sample, below the link to the form that works.
 */
export function FooterNewsletter({ words }: { words: FooterNewsletterWords }) {
  return (
    <form method="dialog" className={styles.form}>
      {words.signup && <TextLink href={words.signup.href}>{words.signup.label}</TextLink>}
      <div className={`${styles.line} ${sample.line}`}>
        <EmailField label={words.label} placeholder={words.placeholder} />
        <Button type="submit">{words.subscribe}</Button>
      </div>
    </form>
  );
}
