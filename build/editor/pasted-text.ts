import { htmlToMarkdown, imageMark } from '#content/markdown/html-to-markdown.ts';
import { tabElement } from '#content/markdown/office-rules.ts';
import { withoutInvisible } from '#content/markdown/plain-text.ts';
import { shapedBlocks, withMeaning, withSections } from '#content/markdown/shaped-blocks.ts';

/** What a program puts on the clipboard; an empty text where it has none. */
export interface Clipboard {
  html: string;
  plain: string;
}

/** What stands for words that are struck out. */
type StruckOut = (words: string) => string;

/** Parameters in which search engines and mail programs hide the address of a link. */
const wrapped = /^https:\/\/(?:www\.google\.[a-z.]+\/url\?|[\w.-]+\.safelinks\.protection\.outlook\.com\/)/;

/** Where a link leads; null where it leads into a file of the writer, or runs a script. */
function resolve(href: string): string | null {
  const full = href.startsWith('www.') ? `https://${href}` : href;
  const { searchParams } = new URL(wrapped.test(full) ? full : 'about:blank');
  const meant = searchParams.get('q') || searchParams.get('url') || full;
  return /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/i.test(meant) ? meant : null;
}

/** Elements that say more than where a line ends. */
const meaningful = /<(?:h[1-6]|p|ul|ol|li|table|a|b|strong|i|em|blockquote)[\s>]/i;
const markdownMarks = /^(?:#{2,3} |[-*] |\d+\. |> |```|\|)|\*\*\S|\]\(/m;

/** So short is a line that nobody broke because it was full. */
const shortLine = 60;

/** A text in which short lines, such as those of an address, stay lines; Markdown would join them. */
const withShortLines = (text: string): string =>
  text
    .split(/(\n(?:[^\S\n]*\n)+)/)
    .map((block) => {
      const lines = block.split('\n');
      const isOfLines = lines.every((line) => line.length < shortLine && !/^\s*\d+\)/.test(line));
      return isOfLines && !/[\t\\]/.test(block)
        ? block.replaceAll(/(?<=\S)[^\S\n]*\n(?=.*\S)/g, '\\\n')
        : block;
    })
    .join('');

/** A text without HTML: lines of a program that begins each paragraph in a new line, or Markdown. */
function fromPlain(text: string): string {
  const withBreaks = text.replaceAll(/[\v\u2028]/g, '\\\n').replaceAll(/\r\n?|[\u0085\u2029]/g, '\n');
  const clean = withoutInvisible(withBreaks);
  const lines = clean.split('\n').filter((line) => line.trim() !== '');
  const isOneParagraphALine =
    !/\n\s*\n/.test(clean) &&
    !markdownMarks.test(clean) &&
    lines.filter((line) => line.length > 120).length > lines.length / 2;
  if (isOneParagraphALine) return withMeaning(clean.replaceAll(/(?<!\\)\n/g, '\n\n'));
  return withMeaning(markdownMarks.test(clean) ? clean : withShortLines(clean));
}

/** What was copied; of a table or a list, programs mark the rows or items only. */
function fragmentOf(html: string): string {
  const [, before = '', fragment = html] =
    /^([^]*?)<!--StartFragment-->([^]*)<!--EndFragment-->/.exec(html) ?? [];
  const [, first = ''] = /^\s*<(\w+)/.exec(fragment) ?? [];
  if (/^(?:td|th)$/i.test(first)) return `<table><tr>${fragment}</tr></table>`;
  if (/^(?:caption|col|colgroup|thead|tbody|tr)$/i.test(first)) return `<table>${fragment}</table>`;
  const list = /.*<(ul|ol)\b/is.exec(before)?.[1] ?? 'ul';
  return /^li$/i.test(first) ? `<${list}>${fragment}</${list}>` : fragment;
}

function fromHtml(html: string, isInSections: boolean, struckOut?: StruckOut): string {
  const fragment = fragmentOf(html);
  // A tab between words, which HTML shows as a space, is meant as one.
  const tabbed = fragment.replaceAll(/(?<=\S)(?<!>)\t+(?=\S)|(?<=>)\t+(?=[^\s<])/g, tabElement);
  const { markdown } = htmlToMarkdown(tabbed, {
    resolve,
    leaveOut: () => undefined,
    ...(struckOut && { struckOut }),
  });
  const spaced = markdown.replaceAll(imageMark, '').replaceAll(/\u00A0(?=\s|$)|(?<=^|\s)\u00A0/gm, ' ');
  const blocks = shapedBlocks(spaced);
  return (isInSections ? blocks : withSections(blocks)).join('\n\n');
}

/** Blocks that cannot go on in a line of text. */
const isOwnBlock = (block: string) => /^(?:- |\d+\. |#{2,3} |> |\||```)/.test(block);

/** What a person pastes into. */
interface Around {
  before: string;
  after: string;
}

const isOdd = (text: string, mark: RegExp) => (text.match(mark) ?? []).length % 2 === 1;

/** Whether a text ends in code or in the address of a link, in which nothing is Markdown. */
const isLiteral = (text: string) =>
  isOdd(text, /^```/gm) || isOdd(text.slice(text.lastIndexOf('\n') + 1), /`/g) || /\]\([^)\s]*$/.test(text);

/** The spaces around words that a program selects with them, and HTML leaves out. */
function withEdges(markdown: string, plain: string): string {
  const [start = ''] = /^ ?/.exec(plain) ?? [];
  const [end = ''] = / ?$/.exec(plain) ?? [];
  return markdown.includes('\n') ? markdown : start + markdown.trim() + end;
}

/** The Markdown of a pasted text: a list, a table or a heading begins in a line of its own. */
export function pastedMarkdown(
  { html, plain }: Clipboard,
  { before, after }: Around,
  struckOut?: StruckOut,
): string {
  if (isLiteral(before)) return plain;
  const isInSections = /^## /m.test(before + after);
  const isPlain = html === '' || (!meaningful.test(html) && markdownMarks.test(plain));
  const written = isPlain ? fromPlain(plain) : withEdges(fromHtml(html, isInSections, struckOut), plain);
  // A cell of a table has one line.
  if (/(?:^|\n)\|[^\n]*$/.test(before)) return written.trim().replaceAll(/\s*\n\s*/g, ' ');
  const blocks = written.split(/\n{2,}/);
  const [newlines = ''] = /\n*$/.exec(before) ?? [];
  const start = before.trim() !== '' && isOwnBlock(blocks[0] ?? '') ? '\n\n'.slice(newlines.length) : '';
  const isMore = /^\s*\S/.test(after) && isOwnBlock(blocks.at(-1) ?? '');
  return start + (isMore ? `${written.trimEnd()}${after.startsWith('\n') ? '\n' : '\n\n'}` : written);
}
