import { expect, it } from 'vitest';
import { csvOf, csvRow } from './csv.ts';

it.each([
  '=1+1',
  '+1',
  '-2+3',
  '- 2',
  '＝1',
  '@sum',
  ' =1',
  '\t=1',
  '\r=1',
  'a;=1',
  'a,=1',
  'a\t@x',
  'a|+1',
  'a\n=1',
  'a;\n;-1',
])('starts no formula with any column separator: %j', (text) => {
  const row = csvRow([text], ';').replaceAll('"', '');
  for (const part of row.split(/[,;|\t\r\n]+/)) expect(part.trim()).not.toMatch(/^[=+@-]/);
});

it('starts with a byte order mark, and ends every row with CRLF', () => {
  expect(csvOf([['a', 'é'], ['1']])).toBe('\uFEFF"a","é"\r\n"1"\r\n');
});

it('removes direction marks, and escapes a formula after them', () => {
  expect(csvRow(['Ada \u202Efdp', '\u2067=1+1', 'שלום'], ',')).toBe('"Ada fdp","\'=1+1","שלום"\r\n');
});

it('takes linear time for any text', () => {
  const time = (length: number) => {
    const start = performance.now();
    for (const part of ['\n', ' ', '\n ', '- ']) csvRow([part.repeat(length)], ',');
    return performance.now() - start;
  };
  time(20_000);
  // In quadratic time it would take minutes.
  expect(time(200_000)).toBeLessThan(2_000);
});
