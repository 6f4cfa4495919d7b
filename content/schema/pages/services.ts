import * as v from 'valibot';
import { fields, head, list, sentence, text, title } from '../../../shared/site-file/parts.ts';

/** The words of the Services overview, `pages/services.<language>.yaml` (SPEC section 2, Services). */
export const servicesWords = fields({
  head,
  title,
  lead: sentence,
  /** Below the drawing of all services. */
  caption: text(10, 120),
  /** How a project goes, step by step. */
  approach: fields({ title, lead: sentence, steps: list(fields({ name: title, text: sentence }), 1, 6) }),
  /** Above the prices of `prices.yaml`; left out where there are none. */
  prices: v.optional(fields({ title, lead: sentence })),
  closing: fields({ title, text: sentence }),
});
