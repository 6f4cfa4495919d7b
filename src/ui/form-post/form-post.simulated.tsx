import type { ReactNode } from 'react';
import type { FormPostProps, NativeSubmit, PostedForm } from './form-post.ts';

/**
 * With `method="dialog"` outside a dialog a submit does nothing: before hydration it neither leaves the page
 * nor puts the input into the URL.
 */
export function nativeSubmit(_: PostedForm): NativeSubmit {
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
