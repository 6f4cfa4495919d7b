import { useEffect, useLayoutEffect, useRef, type SubmitEvent } from 'react';
import { DemonstrationNote } from '#src/components/demonstration-note/demonstration-note.tsx';
import { FormPost, nativeSubmit, type PostWords } from '#src/components/form-post/form-post.tsx';
import { limits } from '#shared/limits.ts';
import type { Enquiry } from '#shared/forms/enquiry.ts';
import type { LocalizedField } from '#shared/forms/localized-field.ts';
import type { Picked } from '#shared/i18n/translator.ts';
import { isAnyFilled, readText } from '#src/components/read-text.ts';
import { useSubmission } from '#src/components/sending/use-submission.ts';
import { useUnsavedGuard } from '#src/components/use-unsaved-guard.ts';
import { explainCause } from '#src/components/sending/explain-cause.ts';
import { createPostSubmit } from '#src/components/sending/live-submit.ts';
import { createSimulatedSubmit, type Submit } from '#src/components/sending/submit.ts';
import { SubmitButton } from '#src/components/submit-button.tsx';
import { FormField } from '#src/components/form-field.tsx';
import { FormFailure, FormPrivacy, type PrivacyWords } from '#src/components/form-privacy.tsx';
import { Icon } from '#src/components/icon.tsx';
import { chosenService } from './chosen-service.ts';
import { notify } from '#src/components/notifications/notifications-store.ts';
import styles from './enquiry-form.module.css';
import layout from '#src/components/form-layout.module.css';

/** Words of the form in one language. */
export interface EnquiryWords
  extends PrivacyWords, Picked<'form'>, Picked<'enquiry.form', 'refused' | 'unscripted'> {
  /** In order. */
  fields: readonly LocalizedField<keyof Enquiry>[];
  /** Who answers and when; in a demonstration, what a live site would say. */
  sentText: string;
  /** Only if it posts. */
  post?: PostWords;
  /** What it says of failures that only the visitor can mend; `again` names the address to write to. */
  causes?: Picked<'live.failure', 'again'>;
}

const simulated = createSimulatedSubmit<Enquiry>(limits.contact.delayMs);
let live: Submit<Enquiry> | undefined;
/** Creates the live one when the form is first shown, because the spam check measures from then. */
const submitOf = (post: PostWords | undefined) =>
  post ? (live ??= createPostSubmit<Enquiry>(post.action, limits.contact.delayMs)) : simulated;

/**
 * The contact form (SPEC sections 3, 4 and 5): idle, sending for a second, then "Message sent!" below the empty form,
 * where the button was pressed. The browser validates and holds the values, so nothing is lost by a change of language
 * or theme, a failure, or typing before hydration.
 */
export function EnquiryForm({ words }: { words: EnquiryWords }) {
  const { fields } = words;
  const form = useRef<HTMLFormElement>(null);
  const confirmation = useRef<HTMLDivElement>(null);
  const { state, hasFailed, refused, forgetProblem, submit } = useSubmission(submitOf(words.post), {
    failed: (final) => notify({ channel: 'status', tone: 'error', title: final?.message ?? words.refused }),
    explain: (cause) => explainCause(words.causes, cause),
  });
  const isSending = state.status === 'sending';
  const isSent = state.status === 'sent';
  const serviceField = fields.find(({ kind }) => kind === 'service')?.name;
  useUnsavedGuard(() => {
    if (!form.current) return false;
    // A chosen service alone does not count as unsaved input.
    const typed = fields.filter(({ kind }) => kind !== 'service');
    return isAnyFilled(readText(new FormData(form.current), typed));
  }, words.leaveQuestion);

  useEffect(() => {
    const list = form.current?.elements.namedItem(serviceField ?? '');
    const service = chosenService();
    if (!service || !(list instanceof HTMLSelectElement) || list.value !== '') return;
    if ([...list.options].some(({ value }) => value === service)) list.value = service;
  }, [serviceField]);

  // Together with the confirmation, so that a visitor who leaves now is not asked about a sent message.
  useLayoutEffect(() => {
    if (!isSent) return;
    form.current?.reset();
    // The disabled button lost the focus. If the visitor has focused something else, leave it there.
    const focused = document.activeElement;
    if (focused === document.body || form.current?.contains(focused)) confirmation.current?.focus();
  }, [isSent]);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(readText(new FormData(event.currentTarget), fields));
  };

  return (
    <>
      <form
        ref={form}
        {...nativeSubmit('enquiry', words.post)}
        onSubmit={handleSubmit}
        onInput={forgetProblem}
        className={layout.form}
        aria-busy={isSending}
      >
        {fields.map((field) => (
          <FormField
            key={field.name}
            field={field}
            optional={words.optional}
            problem={refused?.messages[field.name]}
            readOnly={isSending}
          />
        ))}
        <FormPost form="enquiry" words={words} className={layout.whole} />
        <div className={`${layout.whole} ${layout.end}`}>
          <SubmitButton
            look="primary"
            status={isSending ? 'sending' : 'idle'}
            labels={{ idle: words.send, sending: words.sending }}
          />
          <FormFailure text={hasFailed && (refused?.message ?? words.refused)} />
          <FormPrivacy words={words} />
        </div>
      </form>
      {/* A live region must exist before its text changes; <output> may not contain paragraphs. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div ref={confirmation} className={styles.confirmation} role="status" tabIndex={-1}>
        {isSent && (
          <div className={styles.sent}>
            <Icon name="check" />
            <strong>{words.sent}</strong>
            <p className="plain">
              <span>{words.sentText}</span>
              <DemonstrationNote text={words.demonstration?.done} />
            </p>
          </div>
        )}
      </div>
    </>
  );
}
