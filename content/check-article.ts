import * as v from 'valibot';
import type { Language } from '../config/locales.ts';
import { routes } from '../config/routes.ts';
import { readArticle, type Article } from './article.ts';
import { caseStudyFacts } from './case-studies/facts.ts';
import { jobIds } from './jobs.ts';
import type { MarkdownFile } from './markdown-file.ts';
import type { Problem } from '../schema/problem.ts';
import { whitePaperFacts } from './white-papers/facts.ts';

/** The texts of a post, a case study or a white paper by language; left out: there is no file for this language. */
export type ArticleTexts = Partial<Record<Language, MarkdownFile>>;

/** Checks a part of a file against its schema, one problem for each field. */
export function shapeProblems(file: string, schema: v.GenericSchema, value: unknown): Problem[] {
  const result = v.safeParse(schema, value);
  if (result.success) return [];
  return result.issues.map((issue) => ({
    file,
    field: v.getDotPath(issue) ?? '(the whole file)',
    reason: issue.message,
  }));
}

/** The addresses an article may link to: every page of the site but the admin's. */
export function knownAddresses(slugs: readonly string[]): Set<string> {
  const fixed = Object.values(routes).filter((path) => !path.includes(':') && path !== routes.admin);
  return new Set([
    ...fixed,
    ...jobIds().map((id) => routes.job.replace(':jobId', id)),
    ...slugs.map((slug) => routes.post.replace(':slug', slug)),
    ...caseStudyFacts.map(({ id }) => routes.caseStudy.replace(':id', id)),
    ...whitePaperFacts.map(({ id }) => routes.whitePaper.replace(':id', id)),
  ]);
}

const barsOf = ({ blocks }: Article) =>
  blocks.flatMap((block) => (block.kind === 'bars' ? [block.bars.map(({ value }) => value)] : []));

const tablesOf = ({ blocks }: Article) =>
  blocks.flatMap((block) => (block.kind === 'table' ? [[block.columns.length, block.rows.length]] : []));

/** A translation has the sections, the tables and the figures of the English article. */
function translationProblems(file: string, article: Article, english: Article): Problem[] {
  const problems: Problem[] = [];
  if (article.sections.length !== english.sections.length) {
    const reason = `${article.sections.length} sections, in English ${english.sections.length}`;
    problems.push({ file, field: 'the article', reason });
  }
  if (JSON.stringify(tablesOf(article)) !== JSON.stringify(tablesOf(english))) {
    problems.push({ file, field: 'tables', reason: 'not the columns and rows of the English tables' });
  }
  if (JSON.stringify(barsOf(article)) !== JSON.stringify(barsOf(english))) {
    problems.push({ file, field: 'bars', reason: 'not the values of the English figures' });
  }
  return problems;
}

/**
 * Checks a text in one language: that it is there, its front matter, its blocks, that its links lead somewhere, and that a
 * translation follows the English text.
 * @param file of this language, from the project's folder
 * @param addresses the pages it may link to
 */
export function articleProblems(
  file: string,
  texts: ArticleTexts,
  language: Language,
  wordsSchema: v.GenericSchema,
  addresses: ReadonlySet<string>,
): Problem[] {
  const text = texts[language];
  if (!text) return [{ file, field: '(the whole file)', reason: 'missing in this language' }];
  const article = readArticle(text.body, language);
  const english = texts.en && readArticle(texts.en.body, 'en');
  const anchors = article.blocks.flatMap((block) => (block.kind === 'heading' ? [`#${block.id}`] : []));
  const deadLinks = article.links.filter((href) => !addresses.has(href) && !anchors.includes(href));
  return [
    ...shapeProblems(file, wordsSchema, text.frontMatter),
    ...article.problems.map((reason) => ({ file, field: 'the article', reason })),
    ...deadLinks.map((href) => ({ file, field: 'the article', reason: `no such page: ${href}` })),
    ...(article.sections.length < 2
      ? [{ file, field: 'the article', reason: 'fewer than two sections' }]
      : []),
    ...(english ? translationProblems(file, article, english) : []),
  ];
}
