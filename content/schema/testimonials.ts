import * as v from 'valibot';
import { fields, secureUrl, slug, text, title, whole } from '#content/site-file/parts.ts';
import { picture } from '#content/site-file/pictures.ts';

/** How many hexagons there are to fill (SPEC section 9, Rating scale). */
const mostHexagons = 5;

/** An item of `testimonials.yaml` (SPEC section 3, Testimonial). */
export const testimonialSchema = {
  facts: fields({
    /** Who says it: name, role and portrait are in `people/<person>.yaml`. */
    person: slug,
    company: title,
    rating: v.optional(whole(1, mostHexagons)),
    /** Where the client says it in public, such as the page of a review. */
    source: v.optional(secureUrl),
    /** Of the client. */
    logo: v.optional(picture),
  }),
  words: fields({
    /** What they said, without quotation marks. */
    content: text(40, 320),
  }),
  most: 8,
};
