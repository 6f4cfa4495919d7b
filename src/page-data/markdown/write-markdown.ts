import { withoutSoftHyphens } from '../../../i18n/plain-text.ts';
import type { TextPart } from '../../sections/article-text/text-blocks.ts';
import type { Block, Content, Line } from './blocks.ts';

/** Characters that could mean something else in Markdown than themselves. */
const special =
  /[*`[\]~]|\\(?=[!-/:-@[-`{-~])|<(?=[a-z/!?])|&(?=#?\w+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/giu;
/** What would begin a heading, a quote, an item of a list or a rule. */
const specialStart = /^(?:#{1,6}(?=\s|$)|>|[-+](?=\s|$)|(?:-{3,}|=+)$)/;
const numberStart = /^(\d+)([.)])(?=\s|$)/;

/** What the writer of a page knows: its address, against which its links are resolved. */
type Address = string;

const escapeText = (text: string) =>
  withoutSoftHyphens(text)
    .replace(/[\t\n\r ]+/g, ' ')
    .replace(special, String.raw`\$&`);

/** Code between as many backticks as it does not contain. */
function inlineCode(code: string): string {
  const longest = Math.max(0, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return longest > 0 ? `${fence} ${code} ${fence}` : `${fence}${code}${fence}`;
}

/** Marks text as bold or emphasised; white space at its ends stays outside the marks. */
const marked = (mark: string, text: string) =>
  text.replace(/^(\s*)(.*?)(\s*)$/s, (_, before: string, inner: string, after: string) =>
    inner === '' ? before : `${before}${mark}${inner}${mark}${after}`,
  );

const addressOf = (href: string, page: Address) =>
  new URL(href, page).href.replace(/[()]/g, (bracket) => (bracket === '(' ? '%28' : '%29'));

function inline(part: TextPart, page: Address): string {
  if (typeof part === 'string') return escapeText(part);
  switch (part.kind) {
    case 'break':
      return ' ';
    case 'code':
      return inlineCode(part.text);
    case 'strong':
      return marked('**', lineOf(part.children, page));
    case 'emphasis':
      return marked('*', lineOf(part.children, page));
    case 'link':
      return `[${lineOf(part.children, page)}](${addressOf(part.href, page)})`;
  }
}

const lineOf = (line: Line, page: Address): string =>
  typeof line === 'string' ? escapeText(line) : line.map((part) => inline(part, page)).join('');

/** A line at the start of a block, where more characters have a meaning. */
const startOf = (line: Line, page: Address): string =>
  lineOf(line, page)
    .trim()
    .replace(specialStart, String.raw`\$&`)
    .replace(numberStart, String.raw`$1\$2`);

const cell = (line: Line, page: Address) =>
  lineOf(line, page)
    .trim()
    .replaceAll('|', String.raw`\|`);

function blockText(block: Block, page: Address): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${lineOf(block.text, page).trim()}`;
    case 'paragraph':
      return startOf(block.text, page);
    case 'list':
      return block.items
        .map((item, index) => `${block.isOrdered ? `${index + 1}.` : '-'} ${startOf(item, page)}`)
        .join('\n');
    case 'quote':
      return block.paragraphs.map((line) => `> ${startOf(line, page)}`).join('\n>\n');
    case 'code':
      return `\`\`\`${block.language}\n${block.code}\n\`\`\``;
    case 'table': {
      const row = (cells: readonly Line[]) => `| ${cells.map((line) => cell(line, page)).join(' | ')} |`;
      return [
        row(block.columns.map(({ text }) => text)),
        row(block.columns.map(() => '---')),
        ...block.rows.map(row),
      ].join('\n');
    }
  }
}

const isList = (content: Content): content is readonly Content[] => Array.isArray(content);

function flat(content: Content): Block[] {
  if (isList(content)) return content.flatMap(flat);
  return content ? [content] : [];
}

/**
 * Content as Markdown (CommonMark with tables), one empty line between two blocks, links in full. Texts are
 * escaped, so that they are read as they are.
 * @param page the absolute address of the page, against which links are resolved
 */
export function writeMarkdown(content: Content, page: string): string {
  return `${flat(content)
    .map((block) => blockText(block, page))
    .join('\n\n')}\n`;
}
