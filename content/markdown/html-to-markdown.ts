import TurndownService from 'turndown';
import { blankReplacement, isBold, isItalic, isStruck, itemMark, officeRules } from './office-rules.ts';
import { plainText, withoutInvisible } from './plain-text.ts';

/*
 * HTML as Markdown of this product: lists in lists are lines of items, no heading in a quote, each picture in a
 * paragraph of its own. Rules put marks into the text where turndown knows no block; shaped-blocks.ts replaces them.
 */

/** Marks between texts: letters that no font shows, which are removed from what WordPress has. */
const marks = {
  item: '\uE001',
  cell: '\uE002',
  row: '\uE003',
  source: '\uE004',
  image: '\uE005',
  /** Around the rows and columns of a cell that has several. */
  span: '\uE006',
  /** Where words between spaces were left out. */
  gone: '\uE007',
} as const;

export interface FoundImage {
  url: string;
  alt: string;
  caption: string;
}

export interface ConversionContext {
  /** Where an address leads now; null where it leads nowhere, and its words stay. */
  resolve: (href: string) => string | null;
  leaveOut: (what: string) => void;
  /** Words that are struck out; without it, they are left out as deleted ones are. */
  struckOut?: (words: string) => string;
}

const isWithin = (node: Element, selector: string) => node.parentElement?.closest(selector) !== null;

/** Digits and signs that exist in a raised or lowered form. */
const scripts = {
  SUP: { plain: '0123456789+-=()n', moved: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ' },
  SUB: { plain: '0123456789+-=()', moved: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎' },
};
/** Endings of ordinals and signs that mean the same in the line. */
const ordinals = /^(st|nd|rd|th|er?|re|[eè]me|me|[oa]s?|tm|sm|[®©™]|\[\w+\]|\*+|)$/i;

/** Pictures that are drawn smaller than this many pixels are icons. */
export const smallestPicture = 100;

/** The text of blocks in one line. */
const inOneLine = (markdown: string) =>
  markdown
    .replaceAll(/\\?\n/g, ' ')
    .replaceAll(/[^\S\u00A0]+/g, ' ')
    .trim();

/** The paragraphs of a list item or a quote as one, with a line break between them. */
const asLines = (markdown: string) =>
  markdown
    .split(/\\\n|\n{2,}/)
    .map((part) => part.replaceAll(/\s*\n\s*/g, ' ').trim())
    .filter((part) => part !== '')
    .join('\\\n');

/** The page that shows a video, for the address by which it is embedded. */
function pageOfEmbed(url: string): string {
  const full = url.startsWith('//') ? `https:${url}` : url;
  const [, youtube] = /youtube(?:-nocookie)?\.com\/embed\/([\w-]{6,})/.exec(full) ?? [];
  if (youtube !== undefined) return `https://www.youtube.com/watch?v=${youtube}`;
  const [, vimeo] = /player\.vimeo\.com\/video\/(\d+)/.exec(full) ?? [];
  return vimeo === undefined ? full : `https://vimeo.com/${vimeo}`;
}

/** Addresses in a text, which must stay as they are. */
const bareAddress = /(https?:\/\/[^\s<>"]+)/;

/** Characters that are syntax in other systems, beside those that turndown knows. */
const escapedMore = (text: string) => text.replaceAll(/[{}~|$]|==|\+\+|(?<!\p{L}):(?=[a-z+])/gu, '\\$&');

/** The address of a link as Markdown has it. */
const inBrackets = (href: string) =>
  href.replaceAll(/[\s()<>[\]\\"“”„«»]/gu, (sign) =>
    sign === '(' ? '%28' : sign === ')' ? '%29' : encodeURIComponent(sign),
  );

/** The cells of a table in their columns; one over several rows is in each of them. */
function gridOf(rows: readonly (readonly string[])[]): string[][] {
  const above: { text: string; rows: number }[] = [];
  return rows.map((cells) => {
    const row: string[] = [];
    const takeAbove = () => {
      for (let over = above[row.length]; over && over.rows > 0; over = above[row.length]) {
        over.rows -= 1;
        row.push(over.text);
      }
    };
    for (const cell of cells) {
      takeAbove();
      const [, down = 1, across = 1] = /\uE006(\d+) (\d+)\uE006/.exec(cell) ?? [];
      const text = inOneLine(cell.replaceAll(/\uE006[^\uE006]*\uE006/g, ''));
      for (let count = 0; count < Math.min(Number(across), 20); count += 1) {
        above[row.length] = { text: count === 0 ? text : '', rows: Number(down) - 1 };
        row.push(count === 0 ? text : '');
      }
    }
    takeAbove();
    return row;
  });
}

function tableOf(content: string): string {
  const cells = content
    .split(marks.row)
    .slice(1)
    .map((row) => row.split(marks.cell).slice(1));
  const rows = gridOf(cells).filter((row) => row.some((one) => one !== ''));
  const width = Math.max(0, ...rows.map((row) => row.findLastIndex((one) => one !== '') + 1));
  const caption = content.split(marks.row)[0]?.trim() ?? '';
  if (width < 2) return `\n\n${[caption, ...rows.flat()].join('\n\n')}\n\n`;
  const line = (row: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, index) => row[index] ?? '').join(' | ')} |`;
  const [first = [], ...body] = rows;
  // The page shows the head in bold.
  const head = first.map((cell) => cell.replace(/^\*\*([^*]+)\*\*$/, '$1'));
  const ruler = `| ${Array.from({ length: width }, () => '---').join(' | ')} |`;
  return `\n\n${caption}\n\n${[line(head), ruler, ...body.map(line)].join('\n')}\n\n`;
}

/** The language of a block of code; it must have one, and `bars` is a figure. */
function codeLanguage(node: Element): string {
  const names = `${node.className} ${node.querySelector('code')?.className ?? ''} ${node.getAttribute('lang') ?? ''}`;
  const [, language = 'text'] = /(?:lang(?:uage)?[-:]|brush:\s*)([\w+#-]+)/.exec(names) ?? [];
  return language === 'bars' ? 'text' : language;
}

const styleTypes = /list-style-type:\s*(lower|upper)-(alpha|latin|roman)/;

/** How the items of a list in a list are told apart: as lines of the item that they belong to. */
function markOf(node: Element, index: number): string {
  if (node.nodeName !== 'OL') return '– ';
  const style = `${node.getAttribute('style')} ${node.querySelector('li')?.getAttribute('style')}`;
  const [, size = '', kind = ''] = styleTypes.exec(style) ?? [];
  const type = node.getAttribute('type') ?? { alpha: 'a', latin: 'a', roman: 'i' }[kind] ?? '1';
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const numerals = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];
  const named = { a: letters[index], i: numerals[index] }[type.toLowerCase()] ?? String(index + 1);
  return itemMark(size === 'upper' || /[AI]/.test(type) ? named.toUpperCase() : named);
}

function listOf(content: string, node: Element): string {
  const items = content.split(marks.item).map(asLines).filter(Boolean);
  if (isWithin(node, 'li, ul, ol'))
    return `\n\n${items.map((item, index) => markOf(node, index) + item).join('\n\n')}\n\n`;
  if (isWithin(node, 'td, th')) return items.join('; ');
  if (isWithin(node, 'blockquote')) return `\n\n${items.map((one) => `– ${one}`).join('\n\n')}\n\n`;
  const isOrdered = node.nodeName === 'OL';
  const lines = items.map((item, index) => {
    const start = isOrdered ? `${index + 1}. ` : '- ';
    return start + item.replaceAll('\n', `\n${' '.repeat(start.length)}`);
  });
  return `\n\n${lines.join('\n')}\n\n`;
}

function quoteOf(content: string, node: Element): string {
  if (isWithin(node, 'li, td, th, blockquote'))
    return `\n\n${content.replaceAll(marks.source, '\n\n– ')}\n\n`;
  const [text = '', source = ''] = content.split(marks.source);
  const parts = [asLines(text), inOneLine(source)].filter(Boolean);
  return `\n\n${parts.map((part) => `> ${part.replaceAll('\n', '\n> ')}`).join('\n>\n')}\n\n`;
}

type IsSame = (node: Node) => boolean;

/** Whether the text goes on directly beside an element: marks of emphasis would be shown there. */
const isInWord = ({ previousSibling, nextSibling, textContent }: Element, isSame: IsSame) => {
  const goesOn = (node: Node | null, letter: RegExp) =>
    node !== null && !isSame(node) && letter.test(node.textContent ?? '');
  return (
    (goesOn(previousSibling, /[\p{L}\p{N}]$/u) && /^\S/.test(textContent)) ||
    (goesOn(nextSibling, /^[\p{L}\p{N}]/u) && /\S$/.test(textContent))
  );
};

const isInside = (node: Element, isSame: IsSame): boolean =>
  node.parentElement !== null && (isSame(node.parentElement) || isInside(node.parentElement, isSame));

const emphasis = (mark: string, isSame: IsSame) => (content: string, node: Element) => {
  const text = content.trim();
  if (
    text === '' ||
    isInWord(node, isSame) ||
    isInside(node, isSame) ||
    isWithin(node, 'h1, h2, h3, h4, h5, h6')
  )
    return content;
  // A mark cannot be next to a space or around two blocks.
  return /\n\n|^\\?\n|\\$|[\uE001-\uE005]/.test(text)
    ? content
    : content.replace(text, () => mark + text + mark);
};

function serviceFor(context: ConversionContext, images: FoundImage[]): TurndownService {
  const service = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    br: '\\',
    blankReplacement,
  });
  const escape = service.escape.bind(service);
  service.escape = (text) =>
    withoutInvisible(text)
      .split(bareAddress)
      .map((part, index) => (index % 2 === 1 ? part : escapedMore(escape(part))))
      .join('');
  service.remove(['script', 'style', 'noscript', 'title', 'meta', 'link', 'input', 'select', 'textarea']);
  const add = (name: string, filter: string[], replacement: (content: string, node: HTMLElement) => string) =>
    service.addRule(name, { filter: ({ nodeName }) => filter.includes(nodeName.toLowerCase()), replacement });
  const leaveOut = (_: string, { nodeName }: Element) => {
    context.leaveOut(`<${nodeName.toLowerCase()}>`);
    return '';
  };
  add('left out', ['form', 'svg', 'canvas', 'object', 'embed', 'map', 'math'], leaveOut);
  add('button', ['button'], (content) => {
    const words = plainText(content);
    if (words !== '') context.leaveOut(`the button “${words}”`);
    return '';
  });
  add('line', ['hr'], () => '\n\n');
  add('heading', ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'], (content, node) => {
    const words = inOneLine(content);
    if (words === '') return '';
    if (isWithin(node, 'li, td, th, blockquote')) return `\n\n**${words}**\n\n`;
    return `\n\n${/[12]/.test(node.nodeName) ? '##' : '###'} ${words}\n\n`;
  });
  add('no emphasis', ['strong', 'b', 'em', 'i'], (content) => content);
  service.addRule('emphasis', {
    filter: (node) => isBold(node) || isItalic(node),
    replacement: (content, node) => {
      const italic = isItalic(node) ? emphasis('_', isItalic)(content, node) : content;
      return isBold(node) ? emphasis('**', isBold)(italic, node) : italic;
    },
  });
  // What was struck out or deleted, as a price or with tracked changes, would be read as true.
  service.addRule('struck', {
    filter: (node) => node.nodeName === 'DEL' || isStruck(node),
    replacement: (content, node) => {
      if (isInside(node, isStruck) || content.trim() === '') return content;
      if (context.struckOut && node.nodeName !== 'DEL')
        return content.replace(content.trim(), (words) => context.struckOut?.(inOneLine(words)) ?? words);
      context.leaveOut(`the deleted text “${inOneLine(content)}”`);
      const isBesideSpace =
        /\s$/.test(node.previousSibling?.textContent ?? '') ||
        /^\s/.test(node.nextSibling?.textContent ?? '');
      return isBesideSpace ? marks.gone : '';
    },
  });
  add('item', ['li'], (content, { previousElementSibling, firstElementChild, textContent }) => {
    const isOnlyList = /^[OU]L$/.test(firstElementChild?.nodeName ?? '');
    const isOfBefore =
      isOnlyList && previousElementSibling && textContent.trim() === firstElementChild?.textContent.trim();
    return isOfBefore ? `\n\n${content.trim()}` : marks.item + content.trim();
  });
  add('list', ['ul', 'ol'], (content, node) => {
    const start = node.nodeName === 'OL' ? (node.getAttribute('start') ?? '1') : '1';
    if (start !== '1') context.leaveOut(`the first number of a list, ${start}`);
    return listOf(content, node);
  });
  add('term', ['dt'], (content) => (content.trim() === '' ? '' : `\n\n**${inOneLine(content)}**\n\n`));
  add('quote', ['blockquote'], quoteOf);
  add('source', ['cite', 'footer'], (content, node) =>
    isWithin(node, 'blockquote') && content.trim() !== '' ? marks.source + content : content,
  );
  add('cell', ['td', 'th'], (content, node) => {
    const [down, across] = ['rowspan', 'colspan'].map((name) => Number(node.getAttribute(name)) || 1);
    const span = down === 1 && across === 1 ? '' : `${marks.span}${down} ${across}${marks.span}`;
    return marks.cell + span + content.replaceAll(/(?<!\\)\|/g, '\\|');
  });
  add('row', ['tr'], (content) => marks.row + content);
  add('body', ['thead', 'tbody', 'tfoot'], (content) => content);
  add('table', ['table'], (content, node) =>
    isWithin(node, 'table')
      ? content.replaceAll(/\uE006[^\uE006]*\uE006|[\uE002\uE003]/g, ' ')
      : tableOf(content),
  );
  add('code', ['pre'], (_, node) => {
    for (const line of Array.from(node.querySelectorAll('br'))) line.replaceWith('\n');
    const text = withoutInvisible(node.textContent)
      .replaceAll('\t', '  ')
      .replaceAll(/^\n+|\s+$/g, '');
    if (text === '') return '';
    const isAligned = /\S {2,}\S/.test(text);
    const isProse =
      /\bwp-block-verse\b/.test(node.className) ||
      (/\bwp-block-preformatted\b/.test(node.className) && !isAligned);
    if (isProse) return `\n\n${asLines(service.escape(text).replaceAll('\n', '\\\n'))}\n\n`;
    if (isWithin(node, 'li, td, th, blockquote')) return ` \`${inOneLine(text).replaceAll('`', '’')}\` `;
    return `\n\n\`\`\`${codeLanguage(node)}\n${text.replaceAll('```', "'''")}\n\`\`\`\n\n`;
  });
  add('inline code', ['code', 'tt'], (_, node) => {
    const text = inOneLine(withoutInvisible(node.textContent)).replaceAll('`', '’');
    return text === '' ? '' : `\`${text}\``;
  });
  add('caption', ['figcaption'], (content, node) => {
    const figure = node.closest('figure');
    if (figure?.querySelectorAll('img').length !== 1) return `\n\n${content}\n\n`;
    for (const link of Array.from(node.querySelectorAll('a[href]')))
      context.leaveOut(`the link of a caption to ${link.getAttribute('href')}`);
    return '';
  });
  add('image', ['img'], (_, node) => {
    const figure = node.closest('figure');
    const isAlone = figure?.querySelectorAll('img').length === 1;
    const sources = ['src', 'data-src', 'data-lazy-src', 'data-original', 'srcset', 'data-srcset'];
    const url = sources
      .map((name) =>
        (node.getAttribute(name) ?? '').trim().replace(name.endsWith('srcset') ? /\s.*/s : '', ''),
      )
      .find((one) => one !== '' && !one.startsWith('data:'));
    if (url === undefined) return '';
    const alt = plainText(node.getAttribute('alt') ?? '');
    if (/\b(emoji|wp-smiley)\b/.test(node.className)) return service.escape(alt);
    if (Number(node.getAttribute('width') || smallestPicture) < smallestPicture) {
      context.leaveOut(`the small picture ${url}`);
      return '';
    }
    const caption = isAlone ? plainText(figure?.querySelector('figcaption')?.textContent ?? '') : '';
    return `${marks.image}${images.push({ url, alt, caption }) - 1}${marks.image}`;
  });
  add('frame', ['iframe', 'video', 'audio'], (_, node) => {
    const source = node.getAttribute('src') ?? node.querySelector('source')?.getAttribute('src') ?? '';
    const href = context.resolve(pageOfEmbed(source));
    if (href === null) context.leaveOut(`<${node.nodeName.toLowerCase()}>`);
    const words =
      plainText(node.getAttribute('title') ?? '') || href?.replace(/^https?:\/\/(www\.)?/, '') || '';
    return href === null ? '' : `\n\n[${service.escape(words)}](${inBrackets(href)})\n\n`;
  });
  add('link', ['a'], (content, node) => {
    const written = (node.getAttribute('href') ?? '').trim();
    const [start = ''] = /^(?:\\\n|\s)*/.exec(content) ?? [];
    const words = content.slice(start.length).replace(/(?:\\\n|\s)+$/, '');
    const end = content.slice(start.length + words.length);
    // The block of a file has two links to it.
    if (/\bwp-block-file__button\b/.test(node.className) && node.previousElementSibling?.nodeName === 'A')
      return '';
    if (words === '') return content;
    if (words.includes(marks.image)) {
      const isLarger = /\.(jpe?g|png|gif|webp|avif)$/i.test(written.split('?')[0] ?? '');
      if (written !== '' && !isLarger) context.leaveOut(`the link of a picture to ${written}`);
      return content;
    }
    const href = context.resolve(written);
    if (href === null) return content;
    if (/\n\n/.test(words)) {
      context.leaveOut(`the link to ${written}, which was around several blocks`);
      return content;
    }
    const spaceAt = (inside: string, beside: Node | null) =>
      inside === '' || beside === null || beside.nodeName === 'BR' ? '' : ' ';
    const link = `[${inOneLine(words)}](${inBrackets(href)})`;
    return spaceAt(start, node.previousSibling) + link + spaceAt(end, node.nextSibling);
  });
  add('raised or lowered', ['sup', 'sub'], (content, node) => {
    const text = node.textContent.trim().replaceAll('−', '-');
    const { plain, moved } = scripts[node.nodeName === 'SUB' ? 'SUB' : 'SUP'];
    if (!content.includes('](') && Array.from(text).every((sign) => `${plain},`.includes(sign)))
      return Array.from(text, (sign) => moved[plain.indexOf(sign)] ?? sign).join('');
    if (!ordinals.test(text)) context.leaveOut(`the raised or lowered place of “${text}”`);
    return content;
  });
  for (const [index, rule] of officeRules.entries()) service.addRule(`office ${index}`, rule);
  return service;
}

/** HTML as Markdown, with marks where pictures are, and the pictures in their order. */
export function htmlToMarkdown(
  html: string,
  context: ConversionContext,
): { markdown: string; images: FoundImage[] } {
  const images: FoundImage[] = [];
  let markdown = '';
  try {
    markdown = serviceFor(context, images).turndown(html);
  } catch (error) {
    // Thousands of elements inside one another, which no browser shows either.
    if (!(error instanceof RangeError)) throw error;
    context.leaveOut('its text, whose elements are nested too deeply');
  }
  const closed = markdown
    .replaceAll(/(^|[(¿¡«“])\uE007 ?/gm, '$1')
    .replaceAll(/ ?\uE007(?=[\s,.;:!?)»”]|$)/g, '')
    .replaceAll('\uE007', '');
  return { markdown: closed.replaceAll(/[\uE001-\uE004\uE006]/g, ' '), images };
}

/** Where the pictures are in Markdown that `htmlToMarkdown` made. */
export const imageMark = /\uE005(\d+)\uE005/g;
