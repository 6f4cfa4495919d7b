import { withoutInvisible } from '#content/markdown/plain-text.ts';
import { withCode, withoutShortcodes, type ShortcodeContext } from './shortcodes.ts';

export interface HtmlContext extends ShortcodeContext {
  blockById: (id: string) => string;
  /** The footnotes of the text, by their ids. */
  footnotes: ReadonlyMap<string, string>;
}

/** Blocks that only arrange others, or that show nothing. */
const plainBlocks = /^(spacer|separator|more|nextpage|footnotes|columns?|group|post-content|template-part)$/;

/** What the block editor puts into comments: reusable blocks, and blocks that WordPress fills in itself. */
function withoutBlockComments(html: string, context: HtmlContext, depth = 0): string {
  const filled = html.replaceAll(
    /<!--\s+wp:([\w/-]+)\s+(\{(?:(?!-->)[^])*?\}\s+)?\/-->/g,
    (_, name: string, attributes = '') => {
      const [, id] = /"ref":\s*(\d+)/.exec(String(attributes)) ?? [];
      if (name === 'block' && id !== undefined && depth < 4)
        return withoutBlockComments(context.blockById(id), context, depth + 1);
      if (!plainBlocks.test(name)) context.leaveOut(`block ${name}`);
      return '';
    },
  );
  return filled.replaceAll(/<!--[^]*?-->/g, '');
}

const containers = 'div|section|article|aside|main|header|footer|center|details|blockquote';
const blocks = `${containers}|address|dd|dl|dt|fieldset|figure|figcaption|form|h[1-6]|hr|iframe|li|ol|p|pre|table|t[bdhr]\\w*|ul|video|audio|object`;

/** Paragraphs as WordPress makes them of a text of the classic editor: an empty line ends one, a line break stays. */
function withParagraphs(html: string): string {
  const code: string[] = [];
  const spaced = html
    .replaceAll(/<pre\b[^]*?<\/pre>/gi, (found) => `\n\n<pre>${code.push(found) - 1}</pre>\n\n`)
    .replaceAll(new RegExp(`(</?(?:${containers})(?:\\s[^>]*)?>)`, 'gi'), '\n\n$1\n\n')
    .replaceAll(new RegExp(`(<(?:${blocks})[\\s>/])`, 'gi'), '\n\n$1')
    .replaceAll(new RegExp(`(</(?:${blocks})>)`, 'gi'), '$1\n\n');
  return spaced
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) =>
      new RegExp(`^</?(?:${blocks})[\\s>/]`, 'i').test(part)
        ? part
        : `<p>${part.replaceAll(/(<[^<>]*>)|\n/g, (_, tag?: string) => tag ?? '<br>').replaceAll(/(<br\s?\/?>)<br>/gi, '$1')}</p>`,
    )
    .join('\n')
    .replaceAll(/<pre>(\d+)<\/pre>/g, (_, index) => code[Number(index)] ?? '');
}

/** The content of a post as HTML: without shortcodes and comments, with paragraphs, its footnotes in the text. */
export function cleanHtml(content: string, context: HtmlContext): string {
  const isOfBlocks = /<!--\s+wp:/.test(content);
  const text = withoutInvisible(withoutBlockComments(withCode(content), context));
  const noted = text.replaceAll(/<sup\b[^<>]*\bdata-fn="([^"<>]*)"[^<>]*>[^]*?<\/sup>/gi, (_, id: string) =>
    context.footnotes.has(id) ? ` (${context.footnotes.get(id)})` : '',
  );
  const html = withoutShortcodes(noted, context);
  return (isOfBlocks ? html : withParagraphs(html)).replaceAll(
    // WordPress shows what is at an address that has a line for itself.
    /(<(?:p|div)\b[^>]*>)\s*(https?:\/\/[^\s<]+)\s*(?=<\/(?:p|div)>)/gi,
    '$1<a href="$2">$2</a>',
  );
}
