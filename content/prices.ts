import * as v from 'valibot';
import type { Language } from '../shared/locales.ts';
import { siteFile } from '../shared/site-folder.ts';
import { DataError } from '../shared/site-file/problem.ts';
import { optionalFile, readList } from './items.ts';
import { pageWords, type WordsOf } from './page-words.ts';
import { amountEnd, currency, fallsMessage, period, rises } from './schema/amounts.ts';
import { fields, sentence, text, title } from '../shared/site-file/parts.ts';

/** An item of `prices.yaml`: what a step of a project costs, on the services overview. */
export const priceSchema = {
  facts: v.pipe(
    fields({
      /** `0` alone is free. */
      low: amountEnd,
      /** Left out for a minimum price. */
      high: v.optional(amountEnd),
      currency,
      /** Left out for a single payment. */
      period: v.optional(period),
    }),
    v.forward(
      v.check((ends) => rises(ends), fallsMessage),
      ['high'],
    ),
  ),
  words: fields({
    name: title,
    text: sentence,
    /** Below the amount: what kind of price it is. */
    note: text(3, 40),
  }),
  most: 6,
};

type Head = NonNullable<WordsOf<'services'>['prices']>;

const missing = (file: string, field: string, reason: string) =>
  new DataError([{ file: siteFile(file), field, reason: `missing: ${reason}` }]);

/**
 * Prices with their heading; undefined where both are missing.
 * @param page the file of the heading
 * @throws DataError when there are prices without a heading or a heading without prices
 */
export function pricesBelow<Price>(
  head: Head | undefined,
  items: readonly Price[],
  page: string,
): (Head & { items: readonly Price[] }) | undefined {
  if (head && items.length > 0) return { ...head, items };
  if (head) throw missing('prices.yaml', '[0]', `${page} announces prices`);
  if (items.length > 0) throw missing(page, 'prices', 'prices.yaml has prices that stand below it');
  return undefined;
}

/** What the steps of a project cost; nothing where the site names no prices. @throws DataError when a price is wrong */
export const pricesIn = (language: Language) =>
  pricesBelow(
    pageWords('services', language).prices,
    readList(optionalFile('prices'), priceSchema, language),
    'pages/services.yaml',
  );
