import type { Site } from './load-site.ts';
import type { Language } from '#shared/locales.ts';
import type { ShownOf } from './collections/define-collection.ts';
import type { posts } from './collections/posts.ts';

/** A post in one language (SPEC section 3, Blog post). */
export type Post = ShownOf<typeof posts>;

/** The name of a post's category in a language. */
export function categoryOf(site: Site, language: Language, { category }: Post): string {
  return site.postCategories[language]?.find(({ id }) => id === category)?.name ?? category;
}

/** A post in a language. @throws RangeError for an unknown slug */
export function postIn(site: Site, language: Language, slug: string): Post {
  const post = site.posts[language]?.find(({ id }) => id === slug);
  if (!post) throw new RangeError(`There is no post ${slug} in “${language}”`);
  return post;
}

/** The posts published just before and just after one; the oldest and the latest have one neighbour. */
export function neighboursOf(
  site: Site,
  language: Language,
  slug: string,
): { older: Post | undefined; newer: Post | undefined } {
  const posts = site.posts[language] ?? [];
  const index = posts.findIndex(({ id }) => id === slug);
  return { older: posts[index + 1], newer: posts[index - 1] };
}
