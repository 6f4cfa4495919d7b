import * as v from 'valibot';
import type { Language } from '../config/locales.ts';
import { countWords, readArticle, type Article } from './article.ts';
import { covers } from './covers.ts';
import { staffIds } from './people.ts';
import { postSlugs, readPostFacts, readPostText } from './post-files.ts';

/** The categories of posts (SPEC section 3), in the order of the filter. */
export const postCategories = ['cloud', 'security', 'devops', 'development', 'database', 'ai'] as const;

/** `post.yaml`: what is true of a post in every language. */
export const postFactsSchema = v.strictObject({
  /** Day of publication. */
  date: v.pipe(v.string(), v.isoDate()),
  /** A colleague of people/facts.ts. */
  author: v.picklist(staffIds, (issue) => `no such colleague in people/facts.ts: ${issue.received}`),
  category: v.picklist(postCategories),
  cover: v.picklist(covers),
  /** Slugs offered under "Read next", the nearer one first. */
  related: v.array(v.string()),
});

/** The front matter of `<language>.md`. */
export const postWordsSchema = v.strictObject({
  title: v.pipe(v.string(), v.minLength(10), v.maxLength(100)),
  /** The title for tabs and search results, where the brand follows and 60 characters are seen. */
  headTitle: v.pipe(v.string(), v.minLength(16), v.maxLength(46)),
  excerpt: v.pipe(v.string(), v.minLength(40), v.maxLength(240)),
  description: v.pipe(v.string(), v.minLength(120), v.maxLength(160)),
  coverAlt: v.pipe(v.string(), v.minLength(20), v.maxLength(240)),
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

/** Words a practised reader takes in per minute in a technical text. */
const wordsPerMinute = 200;

/** Parses, or stops with the file, the field and the reason. */
function parseFile<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  file: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`content/posts/${file}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
}

/** A post in a language. Throws with file, field and reason when one of its files is missing or wrong. */
export function postIn(language: Language, slug: string): Post {
  const facts = parseFile(postFactsSchema, readPostFacts(slug), `${slug}/post.yaml`);
  const { frontMatter, body } = readPostText(slug, language);
  const words = parseFile(postWordsSchema, frontMatter, `${slug}/${language}.md`);
  return {
    slug,
    ...facts,
    ...words,
    body,
    readingMinutes: Math.max(1, Math.round(countWords(body) / wordsPerMinute)),
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
  const article = readArticle(body, language);
  const [problem] = article.problems;
  if (problem) throw new Error(`content/posts/${slug}/${language}.md: the article: ${problem}`);
  return article;
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
