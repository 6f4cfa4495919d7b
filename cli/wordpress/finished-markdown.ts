import type { Edition } from '#content/edition.ts';
import { readArticle } from '#content/articles/read-article.ts';
import { plainText as wordsOf } from '#shared/article-text.ts';
import { bodyParametersOf, unknownPlaceholders } from '#content/read/placeholders.ts';
import { imageMark } from '#content/markdown/html-to-markdown.ts';
import { shapedBlocks, withSections } from '#content/markdown/shaped-blocks.ts';
import { inPlainField } from '#content/markdown/plain-text.ts';

/** A page that is only text has no code and no quotes (content/articles/clauses.ts). */
function forPage(block: string): string {
  if (block.startsWith('```')) {
    const lines = block
      .split('\n')
      .slice(1, -1)
      .filter((one) => /\S/.test(one));
    return lines.map((line) => `\`${line.replaceAll('`', '’')}\``).join('\\\n');
  }
  return block.startsWith('> ') ? block.replaceAll(/^> ?/gm, '').replace(/\n\n(.*)$/, '\\\n– $1') : block;
}

/** A picture is a block of its own, before or after the one in which it was. */
function withPictures(block: string, picture: (index: number) => string): string[] {
  const found = [...block.matchAll(imageMark)].map(([, index]) => picture(Number(index))).filter(Boolean);
  if (!block.includes('\uE005')) return [block];
  const text = block
    .replaceAll(imageMark, '')
    .replaceAll(/^(-|\d+\.)?\s*$\n?/gm, '')
    .replace(/^(\\\n|\s)+/, '')
    .trim();
  const [start = ''] = /^\S*/.exec(block) ?? [];
  const rest = /[\p{L}\p{N}`]/u.test(text) ? [text] : [];
  return start.startsWith('\uE005') ? [...found, ...rest] : [...rest, ...found];
}

/** What of a block a page cannot show. */
function problemsOf(edition: Edition, block: string, isLinkFine: (href: string) => boolean): boolean {
  const { problems, links } = readArticle(edition, block);
  const known = Object.keys(bodyParametersOf(edition, edition.language));
  const text = { file: '', body: block, bodyLine: 1 };
  return (
    problems.length > 0 ||
    unknownPlaceholders(text, known).length > 0 ||
    links.some(({ href }) => !isLinkFine(href))
  );
}

/** A block as a paragraph of its words, each sign escaped. */
function asWords(block: string): string {
  const plain = block
    .replaceAll(/^```.*$/gm, '')
    .replaceAll(/(?<!\\)\*\*|(?<![\\\p{L}\p{N}])_|(?<!\\)_(?![\p{L}\p{N}])/gu, '')
    .replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')
    .replaceAll(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replaceAll(/\b(?:https?:\/\/|www\.)/g, '')
    .replaceAll(/^(#+|>|- |\d+\.) */gm, '');
  return plain
    .split(/\\?\n/)
    .map((line) =>
      line
        .trim()
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/[!-/:-@[-`{-~]/g, '\\$&'),
    )
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .join('\\\n');
}

export interface BlockContext {
  edition: Edition;
  isPage: boolean;
  /** The Markdown of a picture by its number; empty where there is none. */
  picture: (index: number) => string;
  isLinkFine: (href: string) => boolean;
  /** Called with the words of a block that lost its form, or all of it. */
  onChange: (kind: 'simplified' | 'removed', words: string) => void;
}

/** The Markdown of a text in a form that a page can show. */
export function finishedMarkdown(markdown: string, context: BlockContext): string {
  const { edition, isPage, picture, isLinkFine, onChange } = context;
  const shaped = shapedBlocks(markdown.replaceAll('\u00A0', ' '))
    .flatMap((block) => withPictures(block, picture))
    .map((block) => (isPage ? forPage(block) : block));
  const blocks = shaped.flatMap((block) => {
    if (!problemsOf(edition, block, isLinkFine)) return [block];
    const words = asWords(block);
    const isKept = words !== '' && !problemsOf(edition, words, isLinkFine);
    onChange(isKept ? 'simplified' : 'removed', block.slice(0, 60).replaceAll(/\s+/g, ' '));
    return isKept ? [words] : [];
  });
  // A heading needs a text below it.
  const last = blocks.findLastIndex((block) => !/^#{2,3} /.test(block));
  const withText = blocks.map((block, index) => (index > last ? block.replace(/^#+ /, '') : block));
  return withSections(withText).join('\n\n');
}

/** A text without addresses, which could be cut within. */
export const withoutAddresses = (text: string): string =>
  text.replaceAll(/\s*\(?(?:https?:\/\/|www\.)[^\s)]+\)?/g, '').trim();

/** The first paragraphs of a text in plain words, for descriptions and excerpts. */
export function openingOf(edition: Edition, markdown: string): string {
  const paragraphs = readArticle(edition, markdown).blocks.flatMap((block) =>
    block.kind === 'paragraph' ? [wordsOf(block.text)] : [],
  );
  return inPlainField(
    withoutAddresses(paragraphs.slice(0, 4).join(' ')).replaceAll(/[{}]/g, '').replaceAll(/\s+/g, ' ').trim(),
  );
}
