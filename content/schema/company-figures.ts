import * as v from 'valibot';
import { fields, oneOf, text, whole } from '#content/site-file/parts.ts';

/**
 * What a year of the company brought, `years.yaml`: one column on the About page, as many as fit beside each other on a
 * phone. They begin with the founding year, in ascending order; not every year since has to be there.
 */
export const yearSchema = {
  facts: fields({
    year: whole(1800, 2200),
    /** How many worked here at its end. */
    people: whole(1, 100_000),
  }),
  words: fields({ text: text(10, 140) }),
  least: 2,
  most: 10,
};

/**
 * A figure of the company, `about-figures.yaml`: the About page shows them (SPEC section 2). Two to four in
 * rising order, the last between 60 and 500, are also drawn, one column for each; the one of the people is
 * drawn on the Careers page too.
 */
export const figureSchema = {
  facts: fields({
    value: whole(0, 1_000_000_000),
    /** Marks the number of colleagues. */
    counts: v.optional(oneOf(['people'], 'thing to count')),
  }),
  words: fields({
    /** How the number is written: `{value}+`. */
    figure: v.optional(text(1, 30, ['value']), '{value}'),
    label: text(2, 60),
    /** The part of the drawing that counts it; shown only beside the drawing. */
    part: v.optional(text(2, 80)),
  }),
  most: 6,
};
