/*
 * Markdown in blocks: what people type instead of lists, tables, headings and links becomes what it means. Markdown
 * itself stays as it is.
 */

/** A line of a text, and what is between it and the next one. */
interface Line {
  text: string;
  gap: string;
}

/** Lines that together are a list or a table. */
interface Meaning {
  isOne: RegExp;
  /** From so many lines on. */
  least: number;
  /** The Markdown of the lines; undefined where they are something else. */
  write: (lines: readonly string[]) => string | undefined;
}

const bullet = /^\s*(?:[•◦▪▫●○■□‣⁃∙·]|[o–—-](?=\t| {2,})|[➢➤→✓✔](?=\s))\s*/u;
/** Without a backslash, the ASCII signs are Markdown; before a number, a dash is a minus. */
const dash = /^\s*(?:[–—]|\\[*+-])\s+(?!\d)/;
const number = /^\s*(?:\d{1,2}|[a-z])(?:\\?\)\s*|\\\.\s+|\.(?=\t)\s*)(?=\S)/;
const tab = /\S\s*\t\s*\S/;

const items = (start: RegExp) => (lines: readonly string[]) =>
  lines.map((line) => `- ${line.replace(start, '')}`).join('\n');

/** Lines with tabs are a table, or words and their values where a colon ends the first. */
function asTable(lines: readonly string[]): string | undefined {
  const rows = lines.map((line) => line.trim().split(/[^\S\t]*\t\s*/));
  const [head = [], ...others] = rows;
  if (rows.some(({ length }) => length !== head.length)) return undefined;
  if (rows.every(([first = '']) => first.endsWith(':'))) return rows.map((row) => row.join(' ')).join('\\\n');
  const row = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.trim().replaceAll(/(?<!\\)\|/g, '\\|')).join(' | ')} |`;
  return [row(head), row(head.map(() => '---')), ...others.map(row)].join('\n');
}

const meanings: readonly Meaning[] = [
  { isOne: bullet, least: 1, write: items(bullet) },
  { isOne: dash, least: 2, write: items(dash) },
  {
    isOne: number,
    least: 2,
    write: (lines) =>
      // Markdown of this product counts from 1.
      /^\s*(?:1|a)[^\d\p{L}]/u.test(lines[0] ?? '')
        ? lines.map((line, index) => `${index + 1}. ${line.replace(number, '')}`).join('\n')
        : undefined,
  },
  { isOne: tab, least: 2, write: asTable },
];

/** Lines that begin as blocks of Markdown do. */
const isMarkdown = (line: string) => /^(?:[-*+] (?! )|\d+\. |#{1,6} |[>|])/.test(line);

function linesOf(text: string): Line[] {
  const parts = text.split(/(\n(?:[^\S\n]*\n)+|\\\n|\n)/);
  return parts.flatMap((line, index) =>
    index % 2 === 0 ? [{ text: line, gap: parts[index + 1] ?? '' }] : [],
  );
}

/** The lines with which an item of a list goes on, such as those of a list in it. */
function linesInItems(lines: readonly Line[]): ReadonlySet<Line> {
  const found = new Set<Line>();
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const isAfterItem = before && (/^(?:- |\d+\. )/.test(before.text) || found.has(before));
    if (isAfterItem === true && before?.gap === '\\\n' && /^ {2,}\S/.test(line.text)) found.add(line);
  }
  return found;
}

/** A text without code, in which lists and tables are written as such. */
function withLists(text: string): string {
  const lines = linesOf(text.replaceAll(/(?:\\\n[^\S\n]*){2,}/g, '\n\n'));
  const inItems = linesInItems(lines);
  const meaningOf = (line: Line) =>
    isMarkdown(line.text) || inItems.has(line)
      ? undefined
      : meanings.find(({ isOne }) => isOne.test(line.text));
  let written = '';
  let index = 0;
  while (index < lines.length) {
    const [line] = lines.slice(index, index + 1);
    if (!line) break;
    const meaning = meaningOf(line);
    const rest = lines.slice(index);
    const end = rest.findIndex((one) => meaningOf(one) !== meaning);
    const group = meaning ? rest.slice(0, end < 0 ? undefined : end) : [line];
    const markdown =
      meaning && group.length >= meaning.least ? meaning.write(group.map((one) => one.text)) : undefined;
    if (markdown === undefined) {
      for (const one of group) written += one.text.replace(/^\t+/, '').replaceAll('\t', ' ') + one.gap;
    } else {
      const before = written.replace(/\\?\s*$/, '');
      const isLast = rest.slice(group.length).every((one) => one.text.trim() === '');
      written =
        (before === '' ? written : `${before}\n\n`) +
        markdown +
        (isLast ? (group.at(-1)?.gap ?? '') : '\n\n');
    }
    index += group.length;
  }
  return written;
}

/** Code, links and addresses, or an address that misses its beginning. */
const address =
  /(`[^`]*`|\[[^\]]*\]\([^)]*\)|<[^<>\s]+>|https?:\/\/\S+)|(?<![\p{L}\p{N}./@-])www\.[^\s<>"“”|]+/gu;

/** A text in which addresses that begin with `www.` are links. */
const withLinks = (text: string): string =>
  text.replaceAll(address, (found, other?: string) => {
    if (other !== undefined) return found;
    const [end = ''] = /[.,;:!?)*_\\]*$/.exec(found) ?? [];
    const words = found.slice(0, found.length - end.length);
    return words.includes('.', 4) ? `[${words}](https://${words.replaceAll('\\', '')})${end}` : found;
  });

/** A text in which what people type instead of lists, tables and links is written as such; code stays. */
export const withMeaning = (markdown: string): string =>
  markdown
    .split(/(^```[^]*?^```[^\S\n]*$)/m)
    .map((part, index) => (index % 2 === 1 ? part : withLinks(withLists(part))))
    .join('');

/** The blocks of a text: paragraphs, lists, tables and code. */
function blocksOf(markdown: string): string[] {
  const blocks: string[][] = [[]];
  let isCode = false;
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    if (line.trim() === '' && !isCode) blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks
    .map((lines) => lines.join('\n').replace(/(?:\s|(?<!\\)\\(?=\s|$))+$/, ''))
    .filter((one) => /\S/.test(one));
}

/** A paragraph that is only bold, and not a sentence, is a heading where a text follows it. */
const boldLine = /^\*\*([^*\n]{2,90})\*\*$/;
const asHeading = (block: string, next: string | undefined): string => {
  const [, words = ''] = boldLine.exec(block) ?? [];
  const isTitle = words !== '' && !/[.:!?…,;]$/.test(words) && next !== undefined && !/^(#|\*\*)/.test(next);
  return isTitle ? `### ${words}` : block;
};

/** Words that two elements make bold or italic are so as one. */
const withoutSeams = (markdown: string) =>
  markdown.replaceAll(/(?<=[^\s*\\])\*{4}(?=[^\s*])|(?<=[^\s_\\`])(?<!`[^`\n]*)__(?=[^\s_`])/g, '');

/** The blocks of Markdown that was made from HTML. */
export const shapedBlocks = (markdown: string): string[] =>
  blocksOf(withMeaning(withoutSeams(markdown))).map((block, index, all) => asHeading(block, all[index + 1]));

/** Headings below no heading of the second level are of that level. */
export const withSections = (blocks: readonly string[]): string[] => {
  const hasSections = blocks.some((block) => block.startsWith('## '));
  return blocks.map((block) => (hasSections ? block : block.replace(/^### /, '## ')));
};
