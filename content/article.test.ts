import { describe, expect, it } from 'vitest';
import { parseBars } from './article-bars.ts';
import { anchorOf, type ArticleBlock } from './article.ts';
import { publishableArticle, readArticle } from './read-article.ts';
import { seriesOf } from './article-series.ts';
import { figuresCsv } from './figures-csv.ts';

const blocksOf = (markdown: string): ArticleBlock[] => readArticle(markdown, 'de').blocks;
const problemsOf = (markdown: string): string[] =>
  readArticle(markdown, 'de').problems.map(({ reason }) => reason);

describe('an article', () => {
  it('R031: is read into paragraphs with emphasis, code and links of its language', () => {
    expect(blocksOf('A **bold** and *soft* `<code>` [guide](/blog/x) and [below](#end).')).toEqual([
      {
        kind: 'paragraph',
        text: [
          'A ',
          { kind: 'strong', children: ['bold'] },
          ' and ',
          { kind: 'emphasis', children: ['soft'] },
          ' ',
          { kind: 'code', text: '<code>' },
          ' ',
          { kind: 'link', href: '/de/blog/x', children: ['guide'] },
          ' and ',
          { kind: 'link', href: '#end', children: ['below'] },
          '.',
        ],
      },
    ]);
  });

  it('shows HTML as the text it is', () => {
    expect(blocksOf('A <b onclick="x()">word</b>')).toEqual([
      { kind: 'paragraph', text: ['A ', '<b onclick="x()">', 'word', '</b>'] },
    ]);
    expect(blocksOf('<script>alert(1)</script>')).toEqual([
      { kind: 'paragraph', text: ['<script>alert(1)</script>'] },
    ]);
  });

  it.each([
    ['What we removed', 'en', 'what-we-removed'],
    ['Où l’on en est', 'fr', 'ou-l-on-en-est'],
    ['Was übrig bleibt', 'de', 'was-uebrig-bleibt'],
    ['¿Y la bilingüe?', 'es', 'y-la-bilingue'],
    ['ما الذي يبقى؟', 'ar', 'section'],
  ] as const)('makes an anchor of %j in %s', (title, language, anchor) => {
    expect(anchorOf(title, language)).toBe(anchor);
  });

  it.each([
    ['# Title', 'headings are ## or ###: # Title'],
    ['Text ![alt](x.png)', 'a photo stands in a paragraph of its own: ![alt](x.png)'],
    ['![What is seen](/x.png)', 'not a photo like /images/yard.jpg (jpg, png, webp, avif or tiff): /x.png'],
    [
      '![What is seen](/images/x.svg)',
      'not a photo like /images/yard.jpg (jpg, png, webp, avif or tiff): /images/x.svg',
    ],
    ['![](/images/x.png)', 'says too little about /images/x.png: what is seen in it?'],
    ['- a\n  - b', 'an article cannot hold this (list): - b'],
    ['---', 'an article cannot hold this (hr): ---'],
    ['```\ncode\n```', 'a code block does not name its language: code'],
    ['```bars\ncaption: c\nunit: ms\na: 1\n```', 'bars: fewer than two bars'],
  ])('says what is wrong with %j', (markdown, problem) => {
    expect(problemsOf(markdown)).toEqual([problem]);
  });

  it('takes the anchor that a heading chooses', () => {
    expect(blocksOf('## Ihre Rechte {#rights}')).toEqual([
      { kind: 'heading', level: 2, id: 'rights', text: ['Ihre Rechte'] },
    ]);
  });

  it('names the line of the file where something is wrong', () => {
    const body = 'One.\n\n## Two\n\n- a\n- b ![c](d.png)\n\n# No';
    const text = { file: 'x/en.md', body, bodyLine: 5 };
    expect(() => publishableArticle(text, 'en')).toThrow(
      'x/en.md:10: the text: a photo stands in a paragraph of its own: ![c](d.png)\nx/en.md:12: the text: headings are',
    );
    const { links, blockLines } = readArticle('One.\n\nTwo\n[three](/team).', 'en');
    expect([links, blockLines]).toEqual([[{ href: '/team', line: 4 }], [1, 3]]);
  });
});

describe('a figure of bars', () => {
  it('reads caption, unit and values; labels may hold a colon', () => {
    expect(parseBars('caption: Time: all of it\nunit: ms\nStep: one: 9.5\nStep two: 0')).toEqual({
      caption: 'Time: all of it',
      unit: 'ms',
      bars: [
        { label: 'Step: one', value: 9.5 },
        { label: 'Step two', value: 0 },
      ],
    });
  });

  it.each([
    ['unit: ms\na: 1\nb: 2', 'no caption'],
    ['caption: c\na: 1\nb: 2', 'no unit'],
    ['caption: c\nunit: ms\na: 0\nb: 0', 'every bar is zero'],
    ['caption: c\nunit: ms\na: 1,5\nb: 2', 'not "label: number": a: 1,5'],
    ['caption: c\nunit: ms\na: -1\nb: 2', 'not "label: number": a: -1'],
  ])('says what is wrong with %j', (text, reason) => {
    expect(parseBars(text)).toBe(reason);
  });
});

/** The shares of each series in percent. */
const seriesIn = (markdown: string, language = 'en') =>
  seriesOf(readArticle(markdown, language), language)
    .map((series) => series.map((share) => Math.round(share * 100)).join(' '))
    .join(' | ');

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
    expect(seriesIn(chart(80, 20, 40))).toBe('100 25 50');
  });

  it('of a table: its columns of one unit; those with the same sign share a scale', () => {
    expect(seriesIn(table('52 / 2', '26 / 4'))).toBe('100 50 | 50 100');
    expect(seriesIn(table('80 % / 20 %', '40 % / 10 %'))).toBe('100 50 | 25 13');
  });

  it('of a table whose rows have units of their own: before and after in each row', () => {
    expect(seriesIn(table('10 ms / 5 ms / −50 %', '8 s / 2 s / −75 %', '1 in 6 / 1 in 25 / fewer'))).toBe(
      '100 50 | 100 25',
    );
  });

  it.each([
    ['de', '1.500,5 ms', '3.001 ms'],
    ['en', '1,500.5 ms', '3,001 ms'],
    ['fr', '1\u202F500,5 ms', '3 001 ms'.replace(' ', '\u202F')],
  ])('numbers are read as %s writes them: %s', (language, half, whole) => {
    expect(seriesIn(table(half, whole), language)).toBe('50 100');
  });

  it('without figures: the lengths of its chapters, or of its paragraphs', () => {
    expect(seriesIn('## A\n\nOne two three four.\n\n## B\n\nOne.\n\n## C\n\nOne two.')).toBe('100 25 50');
    expect(seriesIn('One two three four.\n\nOne.')).toBe('100 25');
    expect(seriesIn('')).toBe('100');
  });
});

describe('the figures of an article as a file', () => {
  it('are its bars and the numbers of its tables, with what they stand for', () => {
    const bars = '```bars\ncaption: Ponds, dug\nunit: $#k\nSpring: 24.3\nFall: 5\n```';
    const jobs = '| Job | Right | Note |\n| --- | ---: | --- |\n| Group "A" | **94%** | none |';
    expect(figuresCsv(readArticle(`## Ponds\n\n${bars}\n\n${jobs}\n`, 'en'))).toBe(
      [
        'figure,title,row,column,value,unit',
        'figure 1,"Ponds, dug",Spring,,24.3,$k',
        'figure 1,"Ponds, dug",Fall,,5,$k',
        'table 1,Ponds,"Group ""A""",Right,94%,',
        '',
      ].join('\r\n'),
    );
  });
});
