import type { ComponentProps } from 'react';

/** The forms with a service. */
export type PostedForm = 'enquiry' | 'newsletter' | 'application';

/** The same, and the small one at the foot of every page. */
export type SubmittedForm = PostedForm | 'footerNewsletter';

/**
 * Attributes of `<form>` for a submit without scripts; in live mode also those by which a browser offers the form
 * to the visitor's assistant as a tool (https://developer.chrome.com/docs/ai/webmcp/declarative-api).
 */
export type NativeSubmit = Pick<ComponentProps<'form'>, 'method' | 'action' | 'encType'> & {
  toolname?: string;
  tooldescription?: string | undefined;
};

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
  /** Says to a visitor's assistant what the form does. */
  tool: string;
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
