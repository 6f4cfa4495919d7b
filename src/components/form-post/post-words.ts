/**
 * Only in a live build: where and what a form posts, and what it shows without scripts. Without these words a form
 * sends nothing: code that reaches the browser knows no address of the API.
 */
export interface PostWords {
  /** Address of the API. */
  action: string;
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
