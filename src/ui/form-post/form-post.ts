import type { ComponentProps } from 'react';

/** The forms with a service. */
export type PostedForm = 'enquiry' | 'newsletter' | 'application';

/** Attributes of `<form>` for a submit without scripts. */
export type NativeSubmit = Pick<ComponentProps<'form'>, 'method' | 'action' | 'encType'>;

/** Live mode: what a form posts and shows without scripts; among its words, because it differs by page. */
export interface PostWords {
  /** Label of the hidden field, for visitors who meet it nevertheless. */
  trap: string;
  language: string;
  /** Path of the form's page; omitted for forms on several pages. */
  page?: string;
  /** Message after a post without scripts, shown by the fragment in the address. */
  sent: { title: string; text?: string };
  failed: string;
  /** Label of the upload's progress; omitted for forms without a file. */
  upload?: string;
}

/** Props of the part for visitors without scripts. */
export interface FormPostProps {
  form: PostedForm;
  words: { unscripted?: string; post?: PostWords };
  /** The job, which is not a field of the form. */
  jobId?: string;
  className?: string | undefined;
}
