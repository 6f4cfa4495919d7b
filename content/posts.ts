import { defaultLanguage, languages, type Language } from '../shared/locales.ts';
import { siteFile } from '../shared/site-folder.ts';
import { hasFile, readYaml } from '../shared/site-file/data-file.ts';
import { parseData } from '../shared/site-file/parse-data.ts';
import { categoriesSchema, postSchema } from './schema/texts.ts';
import type { Article } from './article.ts';
import { publishableArticle } from './read-article.ts';
import { textIds, textIn, textsIn, type TextIn } from './texts.ts';

/** The posts of the blog. */
export const postCollection = { folder: siteFile('posts'), schema: postSchema };

/** A post in one language (SPEC section 3, Blog post). */
export type Post = TextIn<typeof postSchema.facts, typeof postSchema.words>;

const categoriesFile = siteFile('posts/categories.yaml');
const categories = categoriesSchema(languages);

/** The categories of posts in the order of the filter (SPEC section 3); none where the site has no list of them. */
export function postCategoriesIn(language: Language): { id: string; name: string }[] {
  if (!hasFile(categoriesFile)) return [];
  return parseData(categories, readYaml(categoriesFile)).map(({ id, name }) => ({
    id,
    name: name[language] ?? id,
  }));
}

/** The ids of the categories. */
export const postCategoryIds = (): string[] => postCategoriesIn(defaultLanguage).map(({ id }) => id);

/** The name of a post's category. */
export function categoryOf(language: Language, { category }: Post): string {
  return postCategoriesIn(language).find(({ id }) => id === category)?.name ?? category;
}

/** The slugs of all posts in a language. */
export const postSlugs = (language: Language): string[] => textIds(postCollection, language);

/** A post in a language. @throws DataError when one of its files is missing or wrong */
export const postIn = (language: Language, slug: string): Post => textIn(postCollection, slug, language);

/** All posts in a language, the latest first. @throws DataError when one of their files is missing or wrong */
export function postsIn(language: Language): Post[] {
  return textsIn(postCollection, language).toSorted((a, b) => b.date.localeCompare(a.date));
}

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
