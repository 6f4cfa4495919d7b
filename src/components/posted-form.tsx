import type { ReactNode, RefObject } from 'react';
import type { LocalizedField } from '#shared/forms/localized-field.ts';
import { FormField } from '#src/components/form-field.tsx';
import layout from '#src/components/form-layout.module.css';
import { FormFailure, FormPrivacy, type PrivacyWords } from '#src/components/form-privacy.tsx';
import type { PostedWords, SentForm } from '#src/components/form-post/use-posted-form.ts';
import { SubmitButton, type SubmitButtonProps } from '#src/components/submit-button.tsx';
import type { Picked } from '#shared/i18n/translator.ts';
import { FormPost } from '#src/components/form-post/form-post.tsx';

export interface PostedFormWords extends PostedWords, PrivacyWords, Pick<Picked<'form'>, 'optional'> {}

/**
 * A form with the fields of its description. The browser validates and holds the values, so nothing is lost by a change
 * of language or theme, a failure, or typing before hydration.
 */
export function PostedForm({
  ref,
  form,
  words,
  fields,
  button,
  actions,
  jobId,
  children,
}: {
  ref: RefObject<HTMLFormElement | null>;
  form: SentForm;
  /** `unscripted` is shown without scripts by a form that posts nothing. */
  words: PostedFormWords & { unscripted: string };
  /** In order. */
  fields: readonly LocalizedField[];
  button: Pick<SubmitButtonProps, 'labels' | 'keepsFocus'>;
  /** Beside the button. */
  actions?: ReactNode;
  /** The job, which is not a field of the form. */
  jobId?: string;
  /** Below the fields. */
  children?: ReactNode;
}) {
  return (
    <form ref={ref} {...form.props} className={layout.form}>
      {fields.map((field) => (
        <FormField
          key={field.name}
          field={field}
          optional={words.optional}
          problem={form.problems[field.name]}
          readOnly={form.isLocked}
        />
      ))}
      {children}
      <FormPost form={form.name} {...{ words, jobId }} className={layout.whole} />
      <div className={`${layout.whole} ${layout.end}`}>
        <SubmitButton look="primary" status={form.isLocked ? form.status : 'idle'} {...button} />
        {actions}
        <FormFailure text={form.failure} />
        <FormPrivacy words={words} />
      </div>
    </form>
  );
}
