import * as v from 'valibot';
import { counted, countingSentence, fields, head, text, title } from '../../../shared/site-file/parts.ts';

/** The words of the Team page, `pages/team.<language>.yaml` (SPEC section 2, Team). */
export const teamWords = fields({
  head,
  title,
  lead: countingSentence,
  /** Below the drawing of everyone: how many they are, and how many of them stand in front and are shown. */
  caption: v.optional(text(10, 160, ['people', 'shown'])),
  /** The invitation to apply: it counts the open positions, and is shown as long as there are any. */
  join: v.optional(fields({ title, text: counted(10, 160) })),
});
