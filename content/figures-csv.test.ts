import { describe, expect, it } from 'vitest';
import { figuresCsv } from './figures-csv.ts';
import { readArticle } from './read-article.ts';

const csvOf = (markdown: string) => figuresCsv(readArticle(markdown, 'en'));

describe('the figures of an article as a file', () => {
  it('are its bars and the numbers of its tables, with what they stand for', () => {
    const bars = '```bars\ncaption: Ponds, dug\nunit: $#k\nSpring: 24.3\nFall: 5\n```';
    const table = '| Job | Right | Note |\n| --- | ---: | --- |\n| Group "A" | **94%** | none |';
    expect(csvOf(`## Ponds\n\n${bars}\n\n${table}\n`)).toBe(
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
