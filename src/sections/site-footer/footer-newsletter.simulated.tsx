import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/field.tsx';
import styles from './inert-newsletter.module.css';

export interface InertNewsletterWords {
  label: string;
  placeholder: string;
  subscribe: string;
  /** Says that this form sends nothing, and where the working one is. */
  hint: string;
  /** Left out where no form works. */
  signup?: { href: string; label: string } | undefined;
}

/**
 * The newsletter form of the footer, which does nothing on submit (SPEC sections 2 and 4): no request, and
 * the address stays in the field. The browser does this with method "dialog" outside a dialog, also without
 * JavaScript; validation still runs.
 */
export function InertNewsletter({ words }: { words: InertNewsletterWords }) {
  return (
    <form method="dialog" className={styles.form}>
      <div className={styles.line}>
        <EmailField label={words.label} placeholder={words.placeholder} />
        <Button type="submit">{words.subscribe}</Button>
      </div>
      <p className={styles.hint}>
        {words.hint} {words.signup && <a href={words.signup.href}>{words.signup.label}</a>}
      </p>
    </form>
  );
}
