import type { ReactNode } from 'react';
import type { FormPostProps, NativeSubmit, PostedForm } from './form-post.ts';

/**
 * `method="dialog"` outside a dialog makes the native submit do nothing, so a submit before hydration neither leaves the page nor puts
 * what was typed into the URL.
 */
export function nativeSubmit(_: PostedForm): NativeSubmit {
  return { method: 'dialog' };
}

/** Says that the form needs scripts, where it has words for that. */
export function FormPost({ words: { unscripted }, className }: FormPostProps): ReactNode {
  return (
    unscripted && (
      <noscript className={className}>
        <p>{unscripted}</p>
      </noscript>
    )
  );
}
