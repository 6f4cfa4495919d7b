import * as v from 'valibot';
import type { Language } from '../config/locales.ts';
import { postSlugs, readPostFacts, readPostText } from './post-files.ts';

/** The categories of posts (SPEC section 3), in the order of the filter. */
export const postCategories = ['cloud', 'security', 'devops', 'development', 'database', 'ai'] as const;

/** The cover drawings a post may carry. */
export const postCovers = ['plateau', 'crater', 'spiral', 'islands', 'terrace', 'waves'] as const;

/** `post.yaml`: what is true of a post in every language. */
export const postFactsSchema = v.strictObject({
  /** Day of publication. */
  date: v.pipe(v.string(), v.isoDate()),
  /** Person id. */
  author: v.string(),
  category: v.picklist(postCategories),
  cover: v.picklist(postCovers),
  /** Slugs offered under "Read next", the nearer one first. */
  related: v.array(v.string()),
});

/** The front matter of `<language>.md`. */
export const postWordsSchema = v.strictObject({
  title: v.pipe(v.string(), v.minLength(10), v.maxLength(100)),
  excerpt: v.pipe(v.string(), v.minLength(40), v.maxLength(240)),
  description: v.pipe(v.string(), v.minLength(70), v.maxLength(170)),
  coverAlt: v.pipe(v.string(), v.minLength(20), v.maxLength(240)),
});

export type PostFacts = v.InferOutput<typeof postFactsSchema>;
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

function countWords(markdown: string): number {
  const prose = markdown.replace(/^```[\s\S]*?^```$/gm, '');
  return prose.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu)?.length ?? 0;
}

/** Parses, or stops with the file, the field and the reason. */
function parseFile<Schema extends v.GenericSchema>(schema: Schema, value: unknown, file: string): v.InferOutput<Schema> {
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
  return { slug, ...facts, ...words, body, readingMinutes: Math.max(1, Math.round(countWords(body) / wordsPerMinute)) };
}

/** All posts in a language, the latest first. */
export function postsIn(language: Language): Post[] {
  return postSlugs()
    .map((slug) => postIn(language, slug))
    .sort((a, b) => b.date.localeCompare(a.date));
}

/** The latest posts, for the home page (SPEC section 2: three blog teasers). */
export function latestPosts(language: Language, count: number): Post[] {
  return postsIn(language).slice(0, count);
}
