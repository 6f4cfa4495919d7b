import * as v from 'valibot';
import { coverImage } from '#shared/site-file/pictures.ts';
import { fields, list, slug, text } from '#shared/site-file/parts.ts';
import { datesAgree, serviceReference, textFacts, textWords } from '#content/schema/texts.ts';
import { defineTexts } from './define-collection.ts';

const schema = {
  facts: v.pipe(
    fields({
      ...textFacts,
      /** A colleague. */
      author: slug,
      /** One of `posts/categories.yaml`. */
      category: slug,
      cover: v.optional(coverImage),
      /** Posts offered under "Read next", the nearer one first. */
      related: v.optional(list(slug, 0, 12), []),
    }),
    datesAgree(),
  ),
  words: fields({ ...textWords, title: text(10, 100), excerpt: text(40, 240) }),
};

/** The posts of the blog, the latest first, `posts/<slug>.<language>.md` (SPEC section 3, Blog post). */
export const posts = defineTexts({
  name: 'post',
  noun: 'post',
  files: 'posts/*.*.md',
  schema,
  list: 'blog',
  route: 'post',
  takenNames: ['page'],
  references: ({ author, service, category, related }) => [
    { path: ['author'], name: author, to: 'people' },
    ...serviceReference(service),
    { path: ['category'], name: category, to: 'postCategories' },
    ...related.map((name, index) => ({ path: ['related', index], name, to: 'posts' as const })),
  ],
  arrange: (items) => items.toSorted((a, b) => b.date.localeCompare(a.date)),
  search: [
    {
      title: ({ title }) => title,
      text: ({ category, excerpt }, { categoryName }) => [categoryName(category), excerpt],
    },
  ],
  structuredData: 'BlogPosting',
  sampleFields: ['title', 'headTitle', 'description'],
  editor: {
    title: 'title',
    one: { en: 'Article', de: 'Artikel', es: 'Artículo', fr: 'Article' },
    many: { en: 'Articles', de: 'Artikel', es: 'Artículos', fr: 'Articles' },
  },
});
