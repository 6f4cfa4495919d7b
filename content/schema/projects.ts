import * as v from 'valibot';
import { fields, role, slug, text, title } from '#content/site-file/parts.ts';

/**
 * An item of `project-filters.yaml`: a category of projects. Its name is written as within a sentence, because projects
 * list their categories; buttons and lists begin with a capital.
 */
export const projectFilterSchema = {
  facts: fields({ id: v.pipe(slug, v.notValue('all', 'reserved: it selects every category')) }),
  words: fields({ name: text(2, 30) }),
  most: 16,
};

/** An item of `featured-cases.yaml`: a case study that the portfolio page speaks of (SPEC section 2, Portfolio). */
export const featuredCaseSchema = {
  facts: fields({
    client: title,
    /** The id of the case study; without one, there is only the button. */
    caseStudy: v.optional(slug),
  }),
  words: fields({
    title,
    /** The number that sums it up, as the language writes it, and what it counts. */
    figure: text(1, 12),
    figureLabel: role,
  }),
  most: 6,
};
