import type { ComponentProps } from 'react';

/** The forms that have a service behind them. */
export type PostedForm = 'enquiry' | 'newsletter' | 'application';

/** What `<form>` itself does with a submit that no script takes. */
export type NativeSubmit = Pick<ComponentProps<'form'>, 'method' | 'action' | 'encType'>;

/** What a form that posts by itself sends along, in live mode; part of the form's words, because it depends on the page. */
export interface PostWords {
  /** Name of the field that people do not see, for whoever meets it all the same. */
  trap: string;
  language: string;
  /** Path of the page the form stands on; left out where a form stands on several. */
  page?: string;
  /** What is said after a post without scripts, by way of the fragment that the API leads to. */
  sent: { title: string; text?: string };
  failed: string;
  /** Beside how much of a file has been sent; left out where a form has none. */
  upload?: string;
}

/** What a form has for visitors without scripts. */
export interface FormPostProps {
  form: PostedForm;
  words: { unscripted?: string; post?: PostWords };
  /** What the form is about, where that is not in its fields. */
  jobId?: string;
  className?: string | undefined;
}
