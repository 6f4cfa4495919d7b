import { quantity } from '#shared/quantity.ts';
import type { Language } from '#shared/locales.ts';
import type { Problem } from '#content/site-file/problem.ts';
import { hasText, type Article } from '#content/read/article.ts';
import { headingAnchors, linkTargets } from './link-targets.ts';
import type { LoadedSite } from '#content/load-site.ts';
import { problemInBody, type TextBody } from '#content/read/problem-in-body.ts';

/** What is wrong with the links of a text, or with a text that says nothing. */
export function linkProblems(
  loaded: LoadedSite,
  text: TextBody,
  article: Article,
  language: Language,
): Problem[] {
  const targets = linkTargets(loaded);
  const anchors = headingAnchors(article);
  const dead = article.links.flatMap((link) => {
    const reason = targets.problemOf(link, language, anchors);
    return reason ? [problemInBody(text, link.line, reason)] : [];
  });
  const isEmpty = article.problems.length === 0 && !hasText(article);
  return isEmpty ? [...dead, problemInBody(text, 1, 'no text: write it below the second line ---')] : dead;
}

/** What is wrong with the blocks and the links of a text. */
export function bodyProblems(
  loaded: LoadedSite,
  text: TextBody,
  article: Article,
  language: Language,
): Problem[] {
  const inside = article.problems.map(({ reason, line }) => problemInBody(text, line, reason));
  return [...inside, ...linkProblems(loaded, text, article, language)];
}

const barsOf = ({ blocks }: Article) =>
  blocks.flatMap((block) => (block.kind === 'bars' ? [block.bars.map(({ value }) => value)] : []));

/** The size of each table, in words. */
const tablesOf = ({ blocks }: Article) =>
  blocks.flatMap((block) =>
    block.kind === 'table'
      ? [`${quantity(block.columns.length, 'column')}, ${quantity(block.rows.length, 'row')}`]
      : [],
  );

/**
 * How the sections, the tables and the figures of a translation differ from those of the text in the first language.
 * @param originalFile what messages call that text
 */
export function translationProblems(
  file: string,
  article: Article,
  original: Article,
  originalFile: string,
): Problem[] {
  const problems: Problem[] = [];
  if (article.sections.length !== original.sections.length) {
    const reason = `${quantity(article.sections.length, 'section')}, in ${originalFile} ${original.sections.length}`;
    problems.push({ file, field: 'the text', reason });
  }
  const [tables, originals] = [tablesOf(article), tablesOf(original)];
  const different = Math.max(tables.length, originals.length);
  for (let index = 0; index < different; index += 1) {
    if (tables[index] === originals[index]) continue;
    const reason = `table ${index + 1}: ${tables[index] ?? 'missing'}, in ${originalFile} ${originals[index] ?? 'missing'}`;
    problems.push({ file, field: 'tables', reason });
    break;
  }
  if (JSON.stringify(barsOf(article)) !== JSON.stringify(barsOf(original))) {
    problems.push({
      file,
      field: 'bars',
      reason: `does not have the values of the figures in ${originalFile}`,
    });
  }
  return problems;
}
