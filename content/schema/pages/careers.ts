import * as v from 'valibot';
import {
  countingSentence,
  fields,
  knownCounts,
  head,
  list,
  oneOf,
  paragraph,
  sentence,
  text,
  title,
} from '../../../shared/site-file/parts.ts';

/** The drawings a value may have, where the site draws. */
export const valuePictures = ['innovation', 'growth', 'impact'] as const;

/**
 * The words of the Careers page, `pages/careers.<language>.yaml` (SPEC section 2, Careers). The positions are
 * in `jobs/`.
 */
export const careersWords = fields({
  head,
  title: text(2, 80, knownCounts),
  lead: countingSentence,
  /** Below the drawing that counts them; without it there is no drawing. */
  caption: v.optional(text(10, 120, knownCounts)),
  values: fields({
    title,
    items: list(
      fields({ name: title, text: sentence, picture: v.optional(oneOf(valuePictures, 'drawing')) }),
      1,
      6,
    ),
  }),
  benefits: fields({
    title,
    /** A figure, what it counts, and what belongs to it. */
    items: list(fields({ figure: text(1, 20), what: text(2, 40), text: sentence }), 1, 8),
  }),
  jobs: fields({ title, lead: sentence }),
});

/** What the page of every position says about the company, `pages/job.<language>.yaml`. */
export const jobPageWords = fields({
  /** Ends the description on a result page. */
  invitation: text(5, 60),
  /** Above the form: how long it takes, who reads it, until when there is an answer. */
  applying: v.optional(sentence),
  company: fields({ title, text: paragraph }),
  hiring: fields({
    title,
    /** A step, and how long it takes. */
    steps: list(fields({ name: title, time: text(2, 40) }), 1, 8),
  }),
});
