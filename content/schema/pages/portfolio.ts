import * as v from 'valibot';
import { fields, head, sentence, title } from '../../../shared/site-file/parts.ts';

/** The words of the portfolio, `pages/portfolio.<language>.yaml` (SPEC section 2, Portfolio). */
export const portfolioWords = fields({
  head,
  title,
  lead: sentence,
  /** Above the case studies. */
  featured: v.optional(fields({ title, lead: v.optional(sentence) })),
  closing: v.optional(fields({ title })),
});
