import { describe, expect, it } from 'vitest';
import { seriesOf } from './article-series.ts';
import { readArticle } from './read-article.ts';

const seriesIn = (markdown: string, language = 'en') =>
  seriesOf(readArticle(markdown, language), language).map((series) =>
    series.map((share) => Math.round(share * 100)),
  );

const chart = (...values: number[]) =>
  ['```bars', 'caption: A chart', 'unit: min', ...values.map((value) => `One: ${value}`), '```\n'].join('\n');

const table = (...rows: string[]) =>
  [`| What |${' A |'.repeat(rows[0]?.split('/').length ?? 0)}`, rule(rows[0]), ...rows.map(rowOf), ''].join(
    '\n',
  );
const rule = (row = '') => `| --- |${' ---: |'.repeat(row.split('/').length)}`;
const rowOf = (row: string) => `| this | ${row.split('/').join(' | ')} |`;

describe('the series of an article', () => {
  it('a chart is one, as shares of its largest', () => {
    expect(seriesIn(chart(80, 20, 40))).toEqual([[100, 25, 50]]);
  });

  it('of a table: its columns of one unit; those with the same sign share a scale', () => {
    expect(seriesIn(table('52 / 2', '26 / 4'))).toEqual([
      [100, 50],
      [50, 100],
    ]);
    expect(seriesIn(table('80 % / 20 %', '40 % / 10 %'))).toEqual([
      [100, 50],
      [25, 13],
    ]);
  });

  it('of a table whose rows have units of their own: before and after in each row', () => {
    expect(seriesIn(table('10 ms / 5 ms / −50 %', '8 s / 2 s / −75 %', '1 in 6 / 1 in 25 / fewer'))).toEqual([
      [100, 50],
      [100, 25],
    ]);
  });

  it.each([
    ['de', '1.500,5 ms', '3.001 ms'],
    ['en', '1,500.5 ms', '3,001 ms'],
    ['fr', '1\u202F500,5 ms', '3 001 ms'.replace(' ', '\u202F')],
  ])('numbers are read as %s writes them: %s', (language, half, whole) => {
    expect(seriesIn(table(half, whole), language)).toEqual([[50, 100]]);
  });

  it('without figures: the lengths of its chapters, or of its paragraphs', () => {
    expect(seriesIn('## A\n\nOne two three four.\n\n## B\n\nOne.\n\n## C\n\nOne two.')).toEqual([
      [100, 25, 50],
    ]);
    expect(seriesIn('One two three four.\n\nOne.')).toEqual([[100, 25]]);
    expect(seriesIn('')).toEqual([[100]]);
  });
});
