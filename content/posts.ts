import type { Edition } from './edition.ts';
import type { ShownOf } from './collections/define-collection.ts';
import type { posts } from './collections/posts.ts';

/** A post in one language (SPEC section 3, Blog post). */
export type Post = ShownOf<typeof posts>;

/** The name of a post's category in a language. */
export function categoryOf({ postCategories }: Edition, { category }: Post): string {
  return postCategories.find(({ id }) => id === category)?.name ?? category;
}

/** A post in a language. @throws RangeError for an unknown slug */
export function postIn(edition: Edition, slug: string): Post {
  const post = edition.posts.find(({ id }) => id === slug);
  if (!post) throw new RangeError(`There is no post ${slug} in “${edition.language}”`);
  return post;
}

/** The posts published just before and just after one; the oldest and the latest have one neighbour. */
export function neighboursOf(
  edition: Edition,
  slug: string,
): { older: Post | undefined; newer: Post | undefined } {
  const posts = edition.posts;
  const index = posts.findIndex(({ id }) => id === slug);
  return { older: posts[index + 1], newer: posts[index - 1] };
}
