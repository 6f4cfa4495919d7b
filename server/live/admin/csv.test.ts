import { expect, it } from 'vitest';
import { csvRow, delimiterOf } from './csv.ts';

it('separates columns as the spreadsheets of a language expect', () => {
  expect(['en', 'de', 'fr', 'es'].map((language) => delimiterOf(language))).toEqual([',', ';', ';', ';']);
});

it('quotes every cell', () => {
  expect(csvRow(['a', 'say "no"', 'one\ntwo', ''], ';')).toBe('"a";"say ""no""";"one\ntwo";""\r\n');
});

it.each([
  '=1+1',
  '+1',
  '-2+3',
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
])('begins no formula, whatever separates the columns: %j', (text) => {
  const row = csvRow([text], ';').replaceAll('"', '');
  for (const part of row.split(/[,;|\t\r\n]+/)) expect(part.trim()).not.toMatch(/^[=+@-]/);
});

it('leaves alone what only contains such a sign', () => {
  const harmless = ['a=b', 'x@y.example', '1-2', 'I do:\n- this\n- that'];
  expect(csvRow(harmless, ',')).toBe(`${harmless.map((text) => `"${text}"`).join(',')}\r\n`);
});

it('leaves out what would turn the direction of the cells behind it, and finds a formula behind it', () => {
  expect(csvRow(['Ada \u202Efdp', '\u2067=1+1', 'שלום'], ',')).toBe('"Ada fdp","\'=1+1","שלום"\r\n');
});
