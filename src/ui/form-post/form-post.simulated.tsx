import type { ReactNode } from 'react';
import type { FormPostProps, NativeSubmit, PostWords, SubmittedForm } from './form-post.ts';

/**
 * With `method="dialog"` outside a dialog a submit does nothing: before hydration it neither leaves the page
 * nor puts the input into the URL. It is no tool for assistants: nobody's may believe that it has sent something.
 */
export function nativeSubmit(_: SubmittedForm, __?: PostWords): NativeSubmit {
  return { method: 'dialog' };
}

/** Says that the form needs scripts, if there is a text for it. */
export function FormPost({ words: { unscripted }, className }: FormPostProps): ReactNode {
  return (
    unscripted && (
      <noscript className={className}>
        <p>{unscripted}</p>
      </noscript>
    )
  );
}
