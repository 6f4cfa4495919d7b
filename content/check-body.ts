import { nearWord } from '#shared/site-file/parts.ts';
import type { Problem } from '#shared/site-file/problem.ts';
import { pathOfLink, type Article } from './article.ts';
import { problemInBody } from './read-article.ts';
import type { TextBody } from './site-reader.ts';

/** Why a link cannot be followed; nothing where it can. */
function deadLink(href: string, anchors: readonly string[], addresses: ReadonlySet<string>): string | null {
  if (/^(https:|mailto:|tel:)/.test(href)) return URL.canParse(href) ? null : `not an address: ${href}`;
  if (/^[a-z][a-z0-9+.-]*:/i.test(href)) return `does not start with https://: ${href}`;
  const [target, known] = href.startsWith('#') ? [href, anchors] : [pathOfLink(href), [...addresses]];
  if (known.includes(target)) return null;
  // The list of all pages is too long for a message.
  const meant = nearWord(target, known);
  return `no such page: ${href}${meant === undefined ? '' : `; did you mean “${meant}”?`}`;
}

/** What is wrong with the links and the blocks of a text. @param addresses the pages it may link to */
export function bodyProblems(text: TextBody, article: Article, addresses: ReadonlySet<string>): Problem[] {
  const anchors = article.blocks.flatMap((block) => (block.kind === 'heading' ? [`#${block.id}`] : []));
  const dead = article.links.flatMap(({ href, line }) => {
    const reason = deadLink(href, anchors, addresses);
    return reason ? [problemInBody(text, line, reason)] : [];
  });
  const inside = article.problems.map(({ reason, line }) => problemInBody(text, line, reason));
  return [...inside, ...dead];
}

const barsOf = ({ blocks }: Article) =>
  blocks.flatMap((block) => (block.kind === 'bars' ? [block.bars.map(({ value }) => value)] : []));

const tablesOf = ({ blocks }: Article) =>
  blocks.flatMap((block) => (block.kind === 'table' ? [[block.columns.length, block.rows.length]] : []));

/**
 * A translation has the sections, the tables and the figures of the text in the first language.
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
    const reason = `${article.sections.length} sections, in ${originalFile} ${original.sections.length}`;
    problems.push({ file, field: 'the text', reason });
  }
  if (JSON.stringify(tablesOf(article)) !== JSON.stringify(tablesOf(original))) {
    const reason = `does not have the columns and rows of the tables in ${originalFile}`;
    problems.push({ file, field: 'tables', reason });
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
