import { useEffect, useRef } from 'react';
import { FormPost } from '#src/components/form-post/form-post.tsx';
import { limits } from '#shared/limits.ts';
import type { Subscription } from '#shared/forms/newsletter.ts';
import { fill, type Template } from '#shared/template.ts';
import type { Picked } from '#shared/i18n/translator.ts';
import { readText } from '#src/components/read-text.ts';
import { usePostedForm, type PostedWords } from '#src/components/form-post/use-posted-form.ts';
import { SubmitButton } from '#src/components/submit-button.tsx';
import { EmailField } from '#src/components/field.tsx';
import { FormFailure } from '#src/components/form-privacy.tsx';
import { Icon } from '#src/components/icon.tsx';
import { DemonstrationNote } from '#src/components/demonstration-note/demonstration-note.tsx';
import { TextButton } from '#src/components/text-link.tsx';
import { notify } from '#src/components/notifications/notifications-store.ts';
import styles from './newsletter-form.module.css';

export interface NewsletterWords extends PostedWords, Picked<'newsletter'> {
  success: Picked<'newsletter.toast'>;
  /** Only in a simulated build. */
  demonstration?: Picked<'demonstration'>;
  /** Only in a live build: what the address is for. */
  help?: string;
  /** Only in a live build: what is left to do. */
  thanksText?: Template<'email'>;
}

/**
 * The newsletter form (SPEC section 4, Newsletter): the form, sending for about a second, then thanks and a
 * way back. The browser validates (SPEC section 5).
 */
export function NewsletterForm({ words }: { words: NewsletterWords }) {
  const field = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isBackAgain = useRef(false);
  const sending = usePostedForm<Subscription>('newsletter', {
    words,
    leastMs: limits.newsletter.delayMs,
    read: (form) => readText(form, [{ name: 'email' }]),
    failed: words.post && { title: words.post.failed },
    onSent: () => notify({ channel: 'announcement', tone: 'success', ...words.success }),
  });
  const { status, value } = sending;

  useEffect(() => {
    // The focused element is gone. If the visitor has focused something else, leave it there.
    const isFocusLost = document.activeElement === document.body;
    if (status === 'sent' && isFocusLost) panel.current?.focus({ preventScroll: true });
    if (status === 'idle' && isBackAgain.current) field.current?.focus();
    isBackAgain.current = status === 'sent';
  }, [status]);

  if (status === 'sent' && value) {
    return (
      <div className={styles.thanks} ref={panel} tabIndex={-1}>
        <span>
          <Icon name="check" />
        </span>
        <div className="small">
          <strong className="plain">{words.thanks}</strong>
          {words.thanksText && <p className="quiet">{fill(words.thanksText, { email: value.email })}</p>}
          <DemonstrationNote text={words.demonstration?.done} />
          <TextButton onClick={sending.restart}>{words.again}</TextButton>
        </div>
      </div>
    );
  }

  return (
    <form {...sending.props} className={styles.form}>
      <EmailField
        ref={field}
        label={words.label}
        problem={sending.problems['email']}
        placeholder={words.placeholder}
        readOnly={sending.isLocked}
      />
      <SubmitButton status={status} labels={{ idle: words.subscribe, sending: words.subscribing }} />
      <FormFailure text={sending.failure} />
      <p className="note quiet">
        {words.help && <span>{words.help}</span>}
        <DemonstrationNote text={words.demonstration?.form} />
      </p>
      <FormPost form="newsletter" words={words} />
    </form>
  );
}
