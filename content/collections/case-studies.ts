import * as v from 'valibot';
import { language } from '#content/site-file/in-each-language.ts';
import { fields, list, role, slug, text, title, whole } from '#content/site-file/parts.ts';
import { coverImage } from '#content/site-file/pictures.ts';
import {
  datesAgree,
  documentWords,
  requiredOrder,
  serviceReference,
  textFacts,
} from '#content/schema/texts.ts';
import { defineTexts, type ShownOf } from './define-collection.ts';

/** A phase of a project; without `from` it follows the one before it. */
const phase = fields({
  name: text(2, 60),
  /** Its name for readers of another language. */
  inLanguage: v.optional(v.record(language, text(2, 60)), {}),
  /** The week in which it begins, counted from 1. */
  from: v.optional(whole(1, 520)),
  /** How many weeks it takes. */
  weeks: whole(1, 520),
});

const schema = {
  facts: v.pipe(
    fields({
      ...textFacts,
      order: requiredOrder,
      cover: v.optional(coverImage),
      /** The colleagues who did the work. */
      team: v.optional(list(slug, 0, 6), []),
      /** The project in weeks, drawn as a timeline. */
      timeline: v.optional(list(phase, 0, 8), []),
    }),
    datesAgree(),
  ),
  words: fields({
    ...documentWords,
    /** What made it hard, as a second line of the title. */
    subtitle: title,
    /** The line of business. */
    industry: role,
    client: text(2, 80),
    /** Numbers that sum it up, as the language writes them, and what each counts; the card shows the first. */
    figures: list(fields({ value: text(1, 18), label: text(3, 60) }), 1, 4),
  }),
};

/** The case studies in their order, `case-studies/<id>.<language>.md` (SPEC section 2, Resources). */
export const caseStudies = defineTexts({
  name: 'case-study',
  noun: 'case study',
  files: 'case-studies/*.*.md',
  schema,
  list: 'caseStudies',
  route: 'caseStudy',
  references: ({ team, service }) => [
    ...team.map((name, index) => ({ path: ['team', index], name, to: 'people' as const })),
    ...serviceReference(service),
  ],
  arrange: (items) => items.toSorted((a, b) => a.order - b.order),
  search: [
    {
      names: 'search.names.caseStudy',
      title: ({ title: name }) => name,
      text: ({ excerpt, subtitle, client, industry }) => [excerpt, subtitle, client, industry],
    },
  ],
  structuredData: 'Article',
  hasPdf: true,
  editor: {
    title: 'title',
    one: { en: 'Case study', de: 'Fallstudie', es: 'Caso práctico', fr: 'Étude de cas' },
    many: { en: 'Case studies', de: 'Fallstudien', es: 'Casos prácticos', fr: 'Études de cas' },
  },
});

export type CaseStudy = ShownOf<typeof caseStudies>;
