import { type Article } from '#content/read/article.ts';
import { plainText, type Inline } from '#shared/article-text.ts';

/** One value: its figure or table, its title, its row and its column. */
type Value = readonly [
  figure: string,
  title: string,
  row: string,
  column: string,
  value: string,
  unit: string,
];

const header: Value = ['figure', 'title', 'row', 'column', 'value', 'unit'];

/** A field, quoted where RFC 4180 requires it. */
const field = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const cell = (line: readonly Inline[] | undefined) => plainText(line ?? []).replaceAll('\u00AD', '');

function values({ blocks }: Pick<Article, 'blocks'>): Value[] {
  const found: Value[] = [];
  let [section, figures, tables] = ['', 0, 0];
  for (const block of blocks) {
    if (block.kind === 'heading') section = cell(block.text);
    if (block.kind === 'bars') {
      figures += 1;
      const figure = `figure ${figures}`;
      const unit = block.unit.replace('#', '');
      for (const { label, value } of block.bars)
        found.push([figure, block.caption, label, '', String(value), unit]);
    }
    if (block.kind === 'table') {
      const table = `table ${(tables += 1)}`;
      for (const row of block.rows)
        for (const [index, { text, isNumeric }] of block.columns.entries())
          if (isNumeric) found.push([table, section, cell(row[0]), cell(text), cell(row[index]), '']);
    }
  }
  return found;
}

/**
 * The figures of an article as comma-separated values (RFC 4180), one per line: those of charts with a decimal point,
 * those of tables as written there.
 * @returns null for an article without figures
 */
export function figuresCsv(article: Pick<Article, 'blocks'>): string | null {
  const found = values(article);
  if (found.length === 0) return null;
  return [header, ...found].map((line) => `${line.map(field).join(',')}\r\n`).join('');
}

/** The address of a text's figures, beside its page. @param pagePath of the text, in its language */
export const csvAddress = (pagePath: string): string => `${pagePath}.csv`;
