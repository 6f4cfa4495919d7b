import * as v from 'valibot';
import { counted, countingSentence, fields, head, title } from '../parts.ts';

/** The words of the Team page, `pages/team.<language>.yaml` (SPEC section 2, Team). */
export const teamWords = fields({
  head,
  title,
  lead: countingSentence,
  /** The invitation to apply: it counts the open positions, and is shown as long as there are any. */
  join: v.optional(fields({ title, text: counted(10, 160) })),
});
