import { expect, it } from 'vitest';
import { languages } from '../shared/locales.ts';
import { dataOf } from '../shared/site-file/data-file.ts';
import { attempt } from '../shared/site-file/problem.ts';
import { readList } from './items.ts';
import { pricesBelow } from './prices.ts';
import { priceSchema } from './schema/prices.ts';

const head = { title: 'What it costs', lead: 'Each stage has a price of its own.' };
const page = 'pages/services.en.yaml';
const below = (given: typeof head | undefined, items: readonly string[]) =>
  attempt(() => pricesBelow(given, items, page));
const fieldsOf = ({ wrong }: ReturnType<typeof below>) =>
  wrong.map(({ file, field }) => `${file.split('/').slice(2).join('/')}: ${field}`);

const words = languages
  .map((language) => `  ${language}: { name: Survey, text: Two weeks and a plan., note: once }\n`)
  .join('');
const price = (facts: string) =>
  attempt(() => readList(dataOf(`- ${facts}\n${words}`, 'prices.yaml'), priceSchema, 'en'));

it('a head without prices, and prices without a head, are mistakes', () => {
  expect(fieldsOf(below(head, []))).toEqual(['prices.yaml: [0]']);
  expect(fieldsOf(below(undefined, ['a']))).toEqual([`${page}: prices`]);
});

it('a price has a currency, and its high end above its low one', () => {
  expect(price('low: 10\n  currency: USD').wrong).toEqual([]);
  expect(price('low: 10\n  high: 10\n  currency: dollars').wrong.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['[0].currency']),
  );
  expect(price('low: 10\n  high: 9\n  currency: USD').wrong.map(({ reason }) => reason)).toEqual([
    'not higher than the low end',
  ]);
});
