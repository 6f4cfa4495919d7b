import * as v from 'valibot';
import type { Language } from '../config/locales.ts';
import { publishableArticle, type Article } from './article.ts';
import { parseFile } from './parse-file.ts';
import { postSlugs, readPostFacts, readPostText } from './post-files.ts';
import { minutesToRead } from './reading-time.ts';
import { cover, day, staffId, text } from './schema-parts.ts';

/** The categories of posts (SPEC section 3), in the order of the filter. */
export const postCategories = ['cloud', 'security', 'devops', 'development', 'database', 'ai'] as const;

/** `post.yaml`: what is true of a post in every language. */
export const postFactsSchema = v.strictObject({
  /** Day of publication. */
  date: day,
  /** A colleague of people/facts.ts. */
  author: staffId,
  category: v.picklist(postCategories),
  cover,
  /** Slugs offered under "Read next", the nearer one first. */
  related: v.array(v.string()),
});

/** The front matter of `<language>.md`. */
export const postWordsSchema = v.strictObject({
  title: text(10, 100),
  /** The title for tabs and search results, where the brand follows and 60 characters are seen. */
  headTitle: text(16, 46),
  excerpt: text(40, 240),
  description: text(120, 160),
  coverAlt: text(20, 240),
});

type PostFacts = v.InferOutput<typeof postFactsSchema>;
type PostWords = v.InferOutput<typeof postWordsSchema>;

/** A post in one language; reading time is counted from its text. */
export interface Post extends PostFacts, PostWords {
  slug: string;
  /** The article in Markdown. */
  body: string;
  readingMinutes: number;
}

/** A post in a language. Throws with file, field and reason when one of its files is missing or wrong. */
export function postIn(language: Language, slug: string): Post {
  const facts = parseFile(postFactsSchema, readPostFacts(slug), `content/posts/${slug}/post.yaml`);
  const { frontMatter, body } = readPostText(slug, language);
  const words = parseFile(postWordsSchema, frontMatter, `content/posts/${slug}/${language}.md`);
  return {
    slug,
    ...facts,
    ...words,
    body,
    readingMinutes: minutesToRead(body),
  };
}

/** All posts in a language, the latest first. */
export function postsIn(language: Language): Post[] {
  return postSlugs()
    .map((slug) => postIn(language, slug))
    .toSorted((a, b) => b.date.localeCompare(a.date));
}

/** The latest posts, for the home page (SPEC section 2: three blog teasers). */
export function latestPosts(language: Language, count: number): Post[] {
  return postsIn(language).slice(0, count);
}

/** The article of a post. Throws with file and reason when it holds something that cannot be published. */
export function articleOf(language: Language, { slug, body }: Post): Article {
  return publishableArticle(body, language, `content/posts/${slug}/${language}.md`);
}

/** The posts published just before and just after one; the oldest and the latest have one neighbour. */
export function neighboursOf(
  language: Language,
  slug: string,
): { older: Post | undefined; newer: Post | undefined } {
  const posts = postsIn(language);
  const index = posts.findIndex((post) => post.slug === slug);
  return { older: posts[index + 1], newer: posts[index - 1] };
}
