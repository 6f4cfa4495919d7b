import type { Language } from '#shared/locales.ts';
import type { Article } from './article.ts';
import type { ShownOf } from './collections/define-collection.ts';
import type { posts } from './collections/posts.ts';
import { publishableArticle } from './read-article.ts';
import { currentSite } from './site.ts';

/** A post in one language (SPEC section 3, Blog post). */
export type Post = ShownOf<typeof posts>;

/** The categories of posts in the order of the filter (SPEC section 3); none where the site has no list of them. */
export const postCategoriesIn = (language: Language): { id: string; name: string }[] =>
  currentSite().postCategories[language] ?? [];

/** The name of a post's category. */
export function categoryOf(language: Language, { category }: Post): string {
  return postCategoriesIn(language).find(({ id }) => id === category)?.name ?? category;
}

/** The slugs of all posts in a language. */
export const postSlugs = (language: Language): string[] => postsIn(language).map(({ id }) => id);

/** A post in a language. @throws RangeError for an unknown slug */
export function postIn(language: Language, slug: string): Post {
  const post = postsIn(language).find(({ id }) => id === slug);
  if (!post) throw new RangeError(`There is no post ${slug} in “${language}”`);
  return post;
}

/** All posts in a language, the latest first. */
export const postsIn = (language: Language): Post[] => currentSite().posts[language] ?? [];

/** The latest posts, for the home page (SPEC section 2: three blog teasers). */
export function latestPosts(language: Language, count: number): Post[] {
  return postsIn(language).slice(0, count);
}

/** The article of a post. @throws DataError when it holds something that cannot be published */
export const articleOf = (language: Language, post: Post): Article => publishableArticle(post, language);

/** The posts published just before and just after one; the oldest and the latest have one neighbour. */
export function neighboursOf(
  language: Language,
  slug: string,
): { older: Post | undefined; newer: Post | undefined } {
  const posts = postsIn(language);
  const index = posts.findIndex(({ id }) => id === slug);
  return { older: posts[index + 1], newer: posts[index - 1] };
}
