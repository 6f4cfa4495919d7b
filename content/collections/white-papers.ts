import * as v from 'valibot';
import { fields, list, slug, text } from '#content/site-file/parts.ts';
import { coverImage } from '#content/site-file/pictures.ts';
import {
  datesAgree,
  documentWords,
  requiredOrder,
  serviceReference,
  textFacts,
} from '#content/schema/texts.ts';
import { defineTexts, type ShownOf } from './define-collection.ts';

const schema = {
  facts: v.pipe(
    fields({
      ...textFacts,
      order: requiredOrder,
      /** A colleague. */
      author: slug,
      cover: v.optional(coverImage),
    }),
    datesAgree(),
  ),
  words: fields({
    ...documentWords,
    /** What a reader takes away, in a few sentences. */
    summary: list(text(20, 260), 2, 5),
  }),
};

/** The white papers in their order, `white-papers/<id>.<language>.md` (SPEC section 2, Resources). */
export const whitePapers = defineTexts({
  name: 'white-paper',
  noun: 'white paper',
  files: 'white-papers/*.*.md',
  schema,
  list: 'whitePapers',
  route: 'whitePaper',
  references: ({ author, service }) => [
    { path: ['author'], name: author, to: 'people' },
    ...serviceReference(service),
  ],
  arrange: (items, contributorOf) =>
    items
      .toSorted((a, b) => a.order - b.order)
      .flatMap((paper) => {
        const author = contributorOf(paper.author);
        return author ? [{ ...paper, author }] : [];
      }),
  search: [
    {
      names: 'search.names.whitePaper',
      title: ({ title }) => title,
      text: ({ excerpt, author }) => [excerpt, author.name],
    },
  ],
  structuredData: 'Article',
  hasPdf: true,
  // They are written like case studies.
  hasExample: false,
  editor: {
    title: 'title',
    one: { en: 'White paper', de: 'Whitepaper', es: 'Informe técnico', fr: 'Livre blanc' },
    many: { en: 'White papers', de: 'Whitepaper', es: 'Informes técnicos', fr: 'Livres blancs' },
  },
});

export type WhitePaper = ShownOf<typeof whitePapers>;
