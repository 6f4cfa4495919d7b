import * as v from 'valibot';
import { languages, type Language } from '../config/locales.ts';
import { limits } from '../config/limits.ts';
import { routes } from '../config/routes.ts';
import { readArticle, type Article } from './article.ts';
import type { Problem } from './check.ts';
import { jobIds } from './jobs.ts';
import { hasPostText, postSlugs, readPostFacts, readPostText } from './post-files.ts';
import { postFactsSchema, postWordsSchema } from './posts.ts';

/** The files of a post as they were read, not yet checked. */
export interface PostFiles {
  slug: string;
  facts: unknown;
  /** Left out: there is no file for this language. */
  texts: Partial<Record<Language, { frontMatter: unknown; body: string }>>;
}

function readPostFiles(slug: string): PostFiles {
  const written = languages.filter((language) => hasPostText(slug, language));
  const texts = written.map((language) => [language, readPostText(slug, language)] as const);
  return { slug, facts: readPostFacts(slug), texts: Object.fromEntries(texts) };
}

function shapeProblems(file: string, schema: v.GenericSchema, value: unknown): Problem[] {
  const result = v.safeParse(schema, value);
  if (result.success) return [];
  return result.issues.map((issue) => ({
    file,
    field: v.getDotPath(issue) ?? '(the whole file)',
    reason: issue.message,
  }));
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

/** The addresses an article may link to: every page of the site but the admin's. */
function knownAddresses(slugs: readonly string[]): Set<string> {
  const fixed = Object.values(routes).filter((path) => !path.includes(':') && path !== routes.admin);
  const jobs = jobIds.map((id) => routes.job.replace(':jobId', id));
  return new Set([...fixed, ...jobs, ...slugs.map((slug) => routes.post.replace(':slug', slug))]);
}

const figuresOf = ({ blocks }: Article) =>
  blocks.flatMap((block) => (block.kind === 'bars' ? [block.bars.map(({ value }) => value)] : []));

/** A translation has the sections and the figures of the English article. */
function translationProblems(file: string, article: Article, english: Article): Problem[] {
  const problems: Problem[] = [];
  if (article.sections.length !== english.sections.length) {
    const reason = `${article.sections.length} sections, in English ${english.sections.length}`;
    problems.push({ file, field: 'the article', reason });
  }
  if (JSON.stringify(figuresOf(article)) !== JSON.stringify(figuresOf(english))) {
    problems.push({ file, field: 'bars', reason: 'not the values of the English figures' });
  }
  return problems;
}

function textProblems({ slug, texts }: PostFiles, language: Language, addresses: Set<string>): Problem[] {
  const file = `content/posts/${slug}/${language}.md`;
  const text = texts[language];
  if (!text) return [{ file, field: '(the whole file)', reason: 'missing in this language' }];
  const article = readArticle(text.body, language);
  const english = texts.en && readArticle(texts.en.body, 'en');
  const anchors = article.blocks.flatMap((block) => (block.kind === 'heading' ? [`#${block.id}`] : []));
  const deadLinks = article.links.filter((href) => !addresses.has(href) && !anchors.includes(href));
  return [
    ...shapeProblems(file, postWordsSchema, text.frontMatter),
    ...article.problems.map((reason) => ({ file, field: 'the article', reason })),
    ...deadLinks.map((href) => ({ file, field: 'the article', reason: `no such page: ${href}` })),
    ...(article.sections.length < 2
      ? [{ file, field: 'the article', reason: 'fewer than two sections' }]
      : []),
    ...(english ? translationProblems(file, article, english) : []),
  ];
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
      ...factProblems(post, slugs),
      ...languages.flatMap((language) => textProblems(post, language, addresses)),
    ]),
  ];
}
