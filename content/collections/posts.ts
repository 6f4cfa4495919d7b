import * as v from 'valibot';
import { coverImage } from '#content/site-file/pictures.ts';
import { fields, list, slug, text } from '#content/site-file/parts.ts';
import { datesAgree, serviceReference, textFacts, textWords } from '#content/schema/texts.ts';
import { defineTexts, type ShownOf } from './define-collection.ts';

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

/** A post in one language (SPEC section 3, Blog post). */
export type Post = ShownOf<typeof posts>;

/** An edition, as far as posts need it. */
interface WithPosts {
  readonly language: string;
  readonly posts: readonly Post[];
  readonly postCategories: readonly { id: string; name: string }[];
}

/** The name of a post's category in a language. */
export function categoryOf(
  { postCategories }: Pick<WithPosts, 'postCategories'>,
  { category }: Post,
): string {
  return postCategories.find(({ id }) => id === category)?.name ?? category;
}

/** A post in a language. @throws RangeError for an unknown slug */
export function postIn(edition: Pick<WithPosts, 'language' | 'posts'>, id: string): Post {
  const post = edition.posts.find((one) => one.id === id);
  if (!post) throw new RangeError(`There is no post ${id} in “${edition.language}”`);
  return post;
}

/** The posts published just before and just after one; the oldest and the latest have one neighbour. */
export function neighboursOf(
  edition: Pick<WithPosts, 'posts'>,
  id: string,
): { older: Post | undefined; newer: Post | undefined } {
  const index = edition.posts.findIndex((one) => one.id === id);
  return { older: edition.posts[index + 1], newer: edition.posts[index - 1] };
}
