import * as v from 'valibot';
import {
  countingSentence,
  fields,
  head,
  list,
  paragraph,
  sentence,
  text,
  title,
} from '../../../shared/site-file/parts.ts';

const purpose = v.optional(fields({ title, text: sentence, note: v.optional(text(5, 120)) }));

/**
 * The words of the About page, `pages/about.<language>.yaml` (SPEC section 2, About). A part that is left out
 * is not shown.
 */
export const aboutWords = fields({
  head,
  title,
  lead: countingSentence,
  /** The drawing that counts the figures of `about-figures.yaml`; left out, they stand alone. */
  drawing: v.optional(fields({ caption: text(10, 140, ['columns']), alt: sentence })),
  /** The first paragraph is set larger. */
  story: v.optional(fields({ title, paragraphs: list(paragraph, 1, 8) })),
  /** Each says what it aims at and, in a caption, how far it is. */
  mission: purpose,
  vision: purpose,
  values: v.optional(fields({ title, items: list(fields({ name: title, text: sentence }), 1, 8) })),
  leadership: v.optional(fields({ title, lead: v.optional(sentence) })),
  closing: v.optional(fields({ title })),
});
