import * as v from 'valibot';
import { address, fields, text } from '../../../shared/site-file/parts.ts';

/** What menus say beside the names of pages, `pages/menu.<language>.yaml` (SPEC section 2, Common parts). */
export const menuWords = fields({
  /** The line below a page's name in a panel, by the address of the page. Services have theirs in their own files. */
  hints: v.optional(v.record(address, text(5, 60)), {}),
  /** At the foot of the panel of services: a question, and the name of the link to the contact page. */
  services: v.optional(fields({ question: text(5, 40), answer: text(5, 40) })),
});
