import * as v from 'valibot';
import { languages } from '../config/locales.ts';
import { limits } from '../config/limits.ts';
import { articleProblems, knownAddresses, shapeProblems, type ArticleTexts } from './check-article.ts';
import { hasPostText, postSlugs, readPostFacts, readPostText } from './post-files.ts';
import { postFactsSchema, postWordsSchema } from './posts.ts';
import type { Problem } from '../schema/problem.ts';

/** The files of a post as they were read, not yet checked. */
export interface PostFiles {
  slug: string;
  facts: unknown;
  texts: ArticleTexts;
}

function readPostFiles(slug: string): PostFiles {
  const written = languages.filter((language) => hasPostText(slug, language));
  const texts = written.map((language) => [language, readPostText(slug, language)] as const);
  return { slug, facts: readPostFacts(slug), texts: Object.fromEntries(texts) };
}

function slugProblems(slug: string): Problem[] {
  if (/^[a-z0-9-]+$/.test(slug)) return [];
  const reason = 'small letters, digits and hyphens only';
  return [{ file: `content/posts/${slug}`, field: '(the name of the folder)', reason }];
}

function factProblems({ slug, facts }: PostFiles, slugs: readonly string[]): Problem[] {
  const file = `content/posts/${slug}/post.yaml`;
  const shape = shapeProblems(file, postFactsSchema, facts);
  if (shape.length > 0) return shape;
  const { related } = v.parse(postFactsSchema, facts);
  return related.flatMap((other, index) => {
    const field = `related.${index}`;
    if (other === slug) return [{ file, field, reason: 'a post is not related to itself' }];
    if (related.indexOf(other) !== index) return [{ file, field, reason: `named twice: ${other}` }];
    return slugs.includes(other) ? [] : [{ file, field, reason: `no such post: ${other}` }];
  });
}

/**
 * Checks the posts: facts, front matter, articles, that no language lacks one, and that authors, related posts and
 * links lead somewhere.
 *
 * @returns one problem per mistake, an empty list when every post can be published
 */
export function checkPosts(posts: readonly PostFiles[] = postSlugs().map(readPostFiles)): Problem[] {
  const slugs = posts.map(({ slug }) => slug);
  const addresses = knownAddresses(slugs);
  const count = `${posts.length} posts, the specification counts ${limits.blog.posts}`;
  return [
    ...(posts.length === limits.blog.posts
      ? []
      : [{ file: 'content/posts', field: '(the whole folder)', reason: count }]),
    ...posts.flatMap((post) => [
      ...slugProblems(post.slug),
      ...factProblems(post, slugs),
      ...languages.flatMap((language) => {
        const file = `content/posts/${post.slug}/${language}.md`;
        return articleProblems(file, post.texts, language, postWordsSchema, addresses);
      }),
    ]),
  ];
}
