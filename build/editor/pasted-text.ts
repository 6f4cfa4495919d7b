import { htmlToMarkdown, imageMark } from '#content/markdown/html-to-markdown.ts';
import { tabElement } from '#content/markdown/office-rules.ts';
import { withoutInvisible } from '#content/markdown/plain-text.ts';
import { shapedBlocks, withMeaning, withSections } from '#content/markdown/shaped-blocks.ts';

/** What a program puts on the clipboard; an empty text where it has none. */
export interface Clipboard {
  html: string;
  plain: string;
}

/** Parameters in which search engines and mail programs hide the address of a link. */
const wrapped = /^https:\/\/(?:www\.google\.[a-z.]+\/url\?|[\w.-]+\.safelinks\.protection\.outlook\.com\/)/;

/** Where a link leads; null where it leads into a file of the writer. */
function resolve(href: string): string | null {
  const full = href.startsWith('www.') ? `https://${href}` : href;
  if (!wrapped.test(full)) return /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/.test(full) ? full : null;
  const { searchParams } = new URL(full);
  return searchParams.get('q') ?? searchParams.get('url') ?? full;
}

/** Elements that say more than where a line ends. */
const meaningful = /<(?:h[1-6]|p|ul|ol|li|table|a|b|strong|i|em|blockquote)[\s>]/i;
const markdownMarks = /^(?:#{2,3} |[-*] |\d+\. |> |```|\|)|\*\*\S|\]\(/m;

/** A text without HTML: lines of a program that begins each paragraph in a new line, or Markdown. */
function fromPlain(text: string): string {
  const withBreaks = text.replaceAll(/[\v\u2028]/g, '\\\n').replaceAll(/\r\n?|[\u0085\u2029]/g, '\n');
  const clean = withoutInvisible(withBreaks);
  const isOneParagraphALine = !/\n\s*\n/.test(clean) && clean.split('\n').some((line) => line.length > 120);
  return withMeaning(isOneParagraphALine ? clean.replaceAll(/(?<!\\)\n/g, '\n\n') : clean);
}

function fromHtml(html: string, isInSections: boolean): string {
  const [, fragment = html] = /<!--StartFragment-->([^]*)<!--EndFragment-->/.exec(html) ?? [];
  // A tab between words, which HTML shows as a space, is meant as one.
  const tabbed = fragment.replaceAll(/(?<=\S)(?<!>)\t+(?=\S)|(?<=>)\t+(?=[^\s<])/g, tabElement);
  const { markdown } = htmlToMarkdown(tabbed, { resolve, leaveOut: () => undefined });
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

/** The Markdown of a pasted text: a list, a table or a heading begins in a line of its own. */
export function pastedMarkdown({ html, plain }: Clipboard, { before, after }: Around): string {
  const isInSections = /^## /m.test(before + after);
  const isPlain = html === '' || (!meaningful.test(html) && markdownMarks.test(plain));
  const markdown = isPlain ? fromPlain(plain) : fromHtml(html, isInSections);
  const blocks = markdown.split(/\n{2,}/);
  const [newlines = ''] = /\n*$/.exec(before) ?? [];
  const start = before.trim() !== '' && isOwnBlock(blocks[0] ?? '') ? '\n\n'.slice(newlines.length) : '';
  const isMore = /^\s*\S/.test(after) && isOwnBlock(blocks.at(-1) ?? '');
  return start + (isMore ? `${markdown.trimEnd()}${after.startsWith('\n') ? '\n' : '\n\n'}` : markdown);
}
