import * as v from 'valibot';
import { coverImage } from '#content/site-file/pictures.ts';
import { fields, list, order, slug, text, title } from '#content/site-file/parts.ts';
import { coverAlt } from '#content/schema/texts.ts';
import { defineItems } from './define-collection.ts';

const schema = {
  facts: fields({
    order,
    client: title,
    image: v.optional(coverImage),
    categories: v.optional(list(slug, 0, 6), []),
    technologies: v.optional(list(text(2, 24), 0, 12), []),
    /** The id of the case study about the project. */
    caseStudy: v.optional(slug),
  }),
  words: fields({ title, description: text(40, 160), coverAlt }),
};

/** The projects of the portfolio in their order, `projects/<id>.yaml` (SPEC section 3, Portfolio project). */
export const projects = defineItems({
  name: 'project',
  noun: 'project',
  files: 'projects/*.yaml',
  schema,
  list: 'portfolio',
  route: false,
  references: ({ categories, caseStudy }) => [
    ...categories.map((name, index) => ({
      path: ['categories', index],
      name,
      to: 'projectFilters' as const,
    })),
    ...(caseStudy === undefined
      ? []
      : [{ path: ['caseStudy'], name: caseStudy, to: 'caseStudies' as const }]),
  ],
  arrange: (items) => items.toSorted((a, b) => a.order - b.order),
  search: [
    {
      title: ({ title: name }) => name,
      text: ({ client, description, technologies }) => [client, description, ...technologies],
    },
  ],
  structuredData: false,
  editor: {
    title: 'title',
    one: { en: 'Project', de: 'Projekt', es: 'Proyecto', fr: 'Projet' },
    many: { en: 'Projects', de: 'Projekte', es: 'Proyectos', fr: 'Projets' },
  },
});
