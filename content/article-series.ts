import type { Language } from '../shared/locales.ts';
import { plainText, type Article, type ArticleBlock, countWords } from './article.ts';

/** Related numbers, each as a share (0 to 1) of the largest on their scale. */
export type Series = readonly number[];

/** More values do not fit on one picture. */
const mostValues = 24;

/** A number with the text around it: `214 ms` is 214 and `# ms`. */
interface Quantity {
  value: number;
  unit: string;
}

/** Reads the one number of a cell, as the language writes it; null where there is none, or more than one. */
function quantityIn(text: string, language: Language): Quantity | null {
  const parts = new Intl.NumberFormat(language).formatToParts(12_345.6);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const found = text.match(/\d(?:[\d.,’'\u00A0\u202F]*\d)?/g) ?? [];
  const [number = ''] = found;
  if (found.length !== 1) return null;
  const plain = [sign('group'), '\u00A0', '\u202F', '’', "'"].reduce(
    (rest, group) => (group ? rest.replaceAll(group, '') : rest),
    number,
  );
  const value = Number(plain.replace(sign('decimal'), '.'));
  return Number.isNaN(value) ? null : { value, unit: text.replace(number, '#').replace(/\s+/g, ' ').trim() };
}

/** The quantities in the unit of the first one; empty unless there are at least two. */
function ofOneUnit(quantities: readonly (Quantity | null)[]): Quantity[] {
  const same = quantities.flatMap((one) => (one && one.unit === quantities[0]?.unit ? [one] : []));
  return same.length > 1 ? same : [];
}

const largest = (values: readonly number[]): number => Math.max(0, ...values);

const sharesOf = (values: readonly number[], scale: number): Series =>
  scale > 0 ? values.map((value) => value / scale) : [];

/**
 * The columns of a table that have one unit throughout; columns with the same unit share a scale. Without such a
 * column the rows, such as before and after.
 */
function seriesOfTable(table: Extract<ArticleBlock, { kind: 'table' }>, language: Language): Series[] {
  const { columns, rows } = table;
  const cells = rows.map((row) =>
    columns.flatMap(({ isNumeric }, place) =>
      isNumeric ? [quantityIn(plainText(row[place] ?? []), language)] : [],
    ),
  );
  const across = Array.from({ length: cells[0]?.length ?? 0 }, (_, place) =>
    ofOneUnit(cells.map((row) => row[place] ?? null)),
  ).filter(({ length }) => length > 0 && length === rows.length);
  if (across.length === 0) return cells.map((row) => ownShares(ofOneUnit(row).map(({ value }) => value)));
  return across.map((column) => {
    const unit = column[0]?.unit;
    const onScale = across.filter((other) => other === column || (unit !== '#' && other[0]?.unit === unit));
    return sharesOf(
      column.map(({ value }) => value),
      largest(onScale.flat().map(({ value }) => value)),
    );
  });
}

const ownShares = (values: readonly number[]): Series => sharesOf(values, largest(values));

/** Lengths of the chapters in words, or of the paragraphs where there are no chapters. */
function contentsOf({ sections, blocks }: Article): Series {
  if (sections.length > 1 && sections.some(({ words }) => words > 0))
    return ownShares(sections.map(({ words }) => words));
  const paragraphs = blocks.flatMap((block) =>
    block.kind === 'paragraph' ? [countWords(plainText(block.text))] : [],
  );
  return largest(paragraphs) > 0 ? ownShares(paragraphs) : [1];
}

/**
 * The figures of an article, for its cover: charts and tables in the order of the text, as many as fit on one
 * picture; without any, the lengths of its chapters.
 * @param language in which its numbers are written
 */
export function seriesOf(article: Article, language: Language): Series[] {
  const all = article.blocks.flatMap((block) => {
    if (block.kind === 'bars') return [ownShares(block.bars.map(({ value }) => value))];
    return block.kind === 'table' ? seriesOfTable(block, language) : [];
  });
  // A figure given both in a table and in a chart is drawn once.
  const told = new Set<string>();
  const figures = all.filter((series) => {
    const key = series.map((share) => share.toFixed(3)).join(' ');
    return series.length > 0 && !told.has(key) && told.add(key);
  });
  let room = mostValues;
  return (figures.length > 0 ? figures : [contentsOf(article)])
    .map((series) => series.slice(0, mostValues))
    .filter(({ length }) => {
      const isDrawn = length <= room;
      if (isDrawn) room -= length;
      return isDrawn;
    });
}
