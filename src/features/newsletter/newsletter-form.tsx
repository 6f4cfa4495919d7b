import { useEffect, useRef, type SubmitEvent } from 'react';
import { FormPost, nativeSubmit, type PostWords } from '#src/components/form-post/form-post.tsx';
import { limits } from '#shared/limits.ts';
import type { Subscription } from '#shared/forms/newsletter.ts';
import { fill, type Template } from '#shared/template.ts';
import type { Picked } from '#shared/i18n/translator.ts';
import { useSubmission } from '#src/components/sending/use-submission.ts';
import { explainCause } from '#src/components/sending/explain-cause.ts';
import { createPostSubmit } from '#src/components/sending/live-submit.ts';
import { createSimulatedSubmit, type Submit } from '#src/components/sending/submit.ts';
import { SubmitButton } from '#src/components/submit-button.tsx';
import { EmailField } from '#src/components/field.tsx';
import { FormFailure } from '#src/components/form-privacy.tsx';
import { Icon } from '#src/components/icon.tsx';
import { DemonstrationNote } from '#src/components/demonstration-note/demonstration-note.tsx';
import { TextButton } from '#src/components/text-link.tsx';
import { notify } from '#src/components/notifications/notifications-store.ts';
import styles from './newsletter-form.module.css';

/** Words of the form in one language. */
export interface NewsletterWords extends Picked<'newsletter'> {
  success: Picked<'newsletter.toast'>;
  /** Only in a simulated build. */
  demonstration?: Picked<'demonstration'>;
  /** Only in a live build: what the address is for. */
  help?: string;
  /** Only in a live build: what is left to do. */
  thanksText?: Template<'email'>;
  /** Only in a live build. */
  post?: PostWords;
  /** What it says of failures that only the visitor can mend; `again` names the address to write to. */
  causes?: Picked<'live.failure', 'again'>;
}

const simulated = createSimulatedSubmit<Subscription>(limits.newsletter.delayMs);
let live: Submit<Subscription> | undefined;
/** Creates the live one when a form is first shown, because the spam check measures from then. */
const submitOf = (post: PostWords | undefined) =>
  post ? (live ??= createPostSubmit<Subscription>(post.action, limits.newsletter.delayMs)) : simulated;

/**
 * The newsletter form (SPEC section 4, Newsletter): the form, sending for about a second, then thanks and a
 * way back. The browser validates (SPEC section 5).
 */
export function NewsletterForm({ words }: { words: NewsletterWords }) {
  const field = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isBackAgain = useRef(false);
  const { state, hasFailed, refused, forgetProblem, submit, restart } = useSubmission(submitOf(words.post), {
    sent: () =>
      notify({
        channel: 'announcement',
        tone: 'success',
        title: words.success.title,
        description: words.success.description,
      }),
    failed: (final) =>
      words.post && notify({ channel: 'status', tone: 'error', title: final?.message ?? words.post.failed }),
    explain: (cause) => explainCause(words.causes, cause),
  });

  useEffect(() => {
    // The focused element is gone. If the visitor has focused something else, leave it there.
    const isFocusLost = document.activeElement === document.body;
    if (state.status === 'sent' && isFocusLost) panel.current?.focus({ preventScroll: true });
    if (state.status === 'idle' && isBackAgain.current) field.current?.focus();
    isBackAgain.current = state.status === 'sent';
  }, [state.status]);

  if (state.status === 'sent') {
    return (
      <div className={styles.thanks} ref={panel} tabIndex={-1}>
        <span>
          <Icon name="check" />
        </span>
        <div className="small">
          <strong className="plain">{words.thanks}</strong>
          {words.thanksText && (
            <p className="quiet">{fill(words.thanksText, { email: state.value.email })}</p>
          )}
          <DemonstrationNote text={words.demonstration?.done} />
          <TextButton onClick={restart}>{words.again}</TextButton>
        </div>
      </div>
    );
  }

  const isSubmitting = state.status === 'sending';
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (field.current) void submit({ email: field.current.value });
  };
  return (
    <form
      {...nativeSubmit('newsletter', words.post)}
      onSubmit={handleSubmit}
      onInput={forgetProblem}
      className={styles.form}
      aria-busy={isSubmitting}
    >
      <EmailField
        ref={field}
        label={words.label}
        problem={refused?.messages['email']}
        placeholder={words.placeholder}
        readOnly={isSubmitting}
      />
      <SubmitButton
        status={isSubmitting ? 'sending' : 'idle'}
        labels={{ idle: words.subscribe, sending: words.subscribing }}
      />
      <FormFailure text={hasFailed && (refused?.message ?? words.post?.failed)} />
      <p className="note quiet">
        {words.help && <span>{words.help}</span>}
        <DemonstrationNote text={words.demonstration?.form} />
      </p>
      <FormPost form="newsletter" words={words} />
    </form>
  );
}
