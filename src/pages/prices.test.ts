import { expect, it } from 'vitest';
import { attempt } from '#content/site-file/problem.ts';
import { amountText, priceNote } from './amounts.data.ts';
import { editionOf } from '#content/edition.ts';
import { pricesBelow } from '#content/collections/prices.ts';
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

it.each([
  ['low: 10\n  high: 20\n  currency: USD', ''],
  ['amount: 49,90\n  currency: EUR', ''],
  ['amount: on request', ''],
  ['amount: 49.90\n  currency: EUR\n  vat: excluded\n  withVat: 60.38', ''],
  ['low: 10\n  high: 9\n  currency: USD', 'high: not higher than the low end'],
  ['amount: 10', 'currency: missing'],
  ['amount: 10\n  currency: dollars', 'currency: must be the code of a currency, such as USD'],
  [
    'low: 4500\n  currency: USD',
    'low: alone it no longer means “from”: write from: 4500 for the least price, or amount: 4500 for a fixed one',
  ],
  ['amount: 10\n  from: 9\n  currency: EUR', 'not one price: write amount, from, or low and high'],
  ['currency: EUR', 'not one price: write amount, from, or low and high'],
  [
    'amount: 1.250,00\n  currency: EUR',
    'amount: must be an amount such as 49.90, 49,90 or 12000, without a sign between thousands: "1.250,00"',
  ],
  [
    'amount: "1.250"\n  currency: EUR',
    'more decimals than EUR has (2): write thousands without a sign, as in 1250',
  ],
  ['amount: 1.255\n  currency: EUR', 'more decimals than EUR has (2)'],
  ['amount: 49,90\n  currency: JPY', 'more decimals than JPY has (0)'],
  ['amount: -5\n  currency: EUR', 'amount: must be an amount such as 49.90'],
  [
    'amount: 10\n  currency: EUR\n  withVat: 12',
    'withVat: not above a price of amount or from with vat: excluded',
  ],
  ['amount: 10\n  currency: EUR\n  vat: excluded\n  withVat: 9', 'withVat: not above'],
])('of the price %j says %j', (facts, problem) => {
  const { wrong } = price(facts);
  expect(wrong.map(({ field, reason }) => `${field}: ${reason}`).join('; ')).toContain(problem);
  expect(wrong).toHaveLength(problem === '' ? 0 : 1);
});

it.each([
  ['en', 'en-GB', 'amount: 49.90\n  currency: EUR\n  period: month', '€49.90 a month'],
  ['en', 'en-US', 'from: "1499.50"\n  currency: USD', 'From $1,499.50'],
  ['de', 'de-DE', 'amount: 49,90\n  currency: EUR\n  period: month', '49,90 € pro Monat'],
  ['de', 'de-DE', 'amount: 50\n  currency: EUR\n  period: hour', '50 € pro Stunde'],
  ['es', 'es-ES', 'amount: 49,90\n  currency: EUR\n  period: month', '49,90 € al mes'],
  ['es', 'es-ES', 'low: 1200\n  high: "2400,50"\n  currency: EUR', '1200,00-2400,50 €'],
  ['fr', 'fr-FR', 'from: 49,90\n  currency: EUR', 'À partir de 49,90 €'],
  ['en', 'en-US', 'amount: "123456789.01"\n  currency: USD', '$123,456,789.01'],
  ['en', 'en-GB', 'amount: 4900\n  currency: JPY', '¥4,900'],
  ['en', 'en-GB', 'amount: 0\n  currency: EUR', 'Free'],
  ['de', 'de-DE', 'amount: on request', 'Auf Anfrage'],
])('%s, %s shows %j as %s', (language, locale, facts, text) => {
  const site = siteFixture({
    languages: [language],
    site: { locales: { [language]: locale } },
    files: { 'prices.yaml': `- ${facts}\n${words.replace('en:', `${language}:`)}` },
  });
  const edition = editionOf(site);
  const [own] = edition.prices;
  const plain =
    own &&
    amountText(edition, own)
      .replaceAll(/[\u00A0\u202F\u2009]/g, ' ')
      .replaceAll('\u2060', '');
  expect(plain).toBe(text);
});

it('says whether the tax is in the price, and what it is with it', () => {
  const noteOf = (facts: string) => {
    const edition = editionOf(siteFixture({ files: { 'prices.yaml': `- ${facts}\n${words}` } }));
    return edition.prices.map((one) => priceNote(edition, one));
  };
  expect(noteOf('amount: 49.90\n  currency: EUR\n  vat: excluded\n  withVat: 60.38')).toEqual([
    'once · plus VAT · €60.38 including VAT',
  ]);
  expect(noteOf('amount: 49.90\n  currency: EUR\n  vat: included')).toEqual(['once · VAT included']);
});
