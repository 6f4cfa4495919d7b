import { fields, text } from '../../../shared/site-file/parts.ts';

/**
 * What this company promises in the mails of live mode and on the pages they lead to,
 * `pages/mails.<language>.yaml` (SPEC section 7).
 */
export const mailsWords = fields({
  /** To an applicant: who looks at the application, and until when there is an answer. */
  application: text(10, 240),
  /** To somebody who wrote: who reads the message, and until when there is an answer. */
  enquiry: text(10, 240),
  newsletter: fields({
    /** Before somebody confirms: what they asked for. */
    intro: text(10, 300),
    /** On the page with the button that confirms. */
    confirm: text(10, 240),
  }),
});
