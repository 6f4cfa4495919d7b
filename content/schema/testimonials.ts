import { fields, slug, text, title, whole } from '#content/site-file/parts.ts';

/** How many hexagons there are to fill (SPEC section 9, Rating scale). */
const mostHexagons = 5;

/** An item of `testimonials.yaml` (SPEC section 3, Testimonial). */
export const testimonialSchema = {
  facts: fields({
    /** Who says it: name, role and portrait are in `people/<person>.yaml`. */
    person: slug,
    company: title,
    rating: whole(1, mostHexagons),
  }),
  words: fields({
    /** What they said, without quotation marks. */
    content: text(40, 180),
  }),
  most: 8,
};
