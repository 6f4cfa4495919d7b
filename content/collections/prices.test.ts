import { expect, it } from 'vitest';
import { attempt } from '#shared/site-file/problem.ts';
import { pricesBelow } from './prices.ts';
import { siteFixture } from '#content/test-support/site-fixture.ts';

const head = { title: 'What it costs', lead: 'Each stage has a price of its own.' };
const below = (given: typeof head | undefined, items: readonly string[]) =>
  attempt(() => pricesBelow(given, items, 'acme'));
const fieldsOf = ({ wrong }: ReturnType<typeof below>) => wrong.map(({ file, field }) => `${file}: ${field}`);

const words = '  en: { name: Survey, text: Two weeks and a plan., note: once }\n';
const price = (facts: string) =>
  attempt(() => siteFixture({ files: { 'prices.yaml': `- ${facts}\n${words}` } }));

it('reports a heading without prices, and prices without a heading', () => {
  expect(fieldsOf(below(head, []))).toEqual(['acme/prices.yaml: [0]']);
  expect(fieldsOf(below(undefined, ['a']))).toEqual(['acme/pages/services.yaml: prices']);
});

it('a price needs a currency, and a high end above the low end', () => {
  expect(price('low: 10\n  currency: USD').wrong).toEqual([]);
  expect(price('low: 10\n  high: 10\n  currency: dollars').wrong.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['[0].currency']),
  );
  expect(price('low: 10\n  high: 9\n  currency: USD').wrong.map(({ reason }) => reason)).toEqual([
    'not higher than the low end',
  ]);
});
