import * as v from 'valibot';
import { coverImage } from '#shared/site-file/pictures.ts';
import { fields, list, order, role, slug, text, title } from '#shared/site-file/parts.ts';

/** A project of the portfolio, `projects/<id>.yaml` (SPEC section 3, Portfolio project). */
export const projectSchema = {
  facts: fields({
    order,
    client: title,
    image: v.optional(coverImage),
    /** Ids of `project-filters.yaml`. */
    categories: v.optional(list(slug, 0, 6), []),
    technologies: v.optional(list(text(2, 24), 0, 12), []),
    /** The id of the case study about the project. */
    caseStudy: v.optional(slug),
  }),
  words: fields({ title, description: text(40, 160) }),
};

/** An item of `project-filters.yaml`: a category of projects with the name of its button. */
export const projectFilterSchema = {
  facts: fields({ id: v.pipe(slug, v.notValue('all', 'stands for every category by itself')) }),
  words: fields({ name: text(2, 30) }),
  most: 16,
};

/** An item of `featured-cases.yaml`: a case study that the portfolio page speaks of (SPEC section 2, Portfolio). */
export const featuredCaseSchema = {
  facts: fields({ client: title }),
  words: fields({
    title,
    /** The number that sums it up, as the language writes it, and what it counts. */
    figure: text(1, 12),
    figureLabel: role,
  }),
  most: 6,
};
