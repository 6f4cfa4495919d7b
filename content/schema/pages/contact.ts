import * as v from 'valibot';
import { fields, head, sentence, text, title } from '../../../shared/site-file/parts.ts';

/**
 * The words of the Contact page, `pages/contact.<language>.yaml` (SPEC section 2, Contact). Phone, mail and
 * hours are in site.yaml.
 */
export const contactWords = fields({
  head,
  title,
  lead: sentence,
  /** The days of the office hours: "Monday to Friday". */
  days: text(3, 60),
  /** When there is support outside of them, where there is. */
  support: v.optional(text(3, 60)),
  /** What the map of the city shows, where one is drawn. */
  map: v.optional(fields({ alt: text(20, 240, ['street']), caption: text(10, 120, ['count']) })),
  form: fields({ title, lead: sentence }),
  /** Says what happens to a message that was sent. */
  sent: sentence,
  /** Above the questions, where there are any. */
  questions: fields({ title }),
});
