import * as v from 'valibot';
import {
  amount,
  amountOrOnRequest,
  currency,
  decimalsMessage,
  fallsMessage,
  hasItsDecimals,
  onRequest,
  period,
  rises,
} from '#content/schema/amounts.ts';
import { fields, oneOf, sentence, slug, text, title } from '#content/site-file/parts.ts';
import { DataError } from '#content/site-file/problem.ts';
import type { pageSchemas } from '#content/schema/pages.ts';
import type { PartsIn } from '#content/read/site-reader.ts';

export const pricesAnchor = 'prices';

/** An item of `prices.yaml`: what a step of a project costs, on the services overview. */
export const priceSchema = {
  facts: v.pipe(
    fields({
      /** Names the price in the closing block of services. */
      id: v.optional(slug),
      /** A fixed price; `0` is free, and `on request` is for one that the company only names when asked. */
      amount: v.optional(amountOrOnRequest),
      /** The least price, which pages show as “From …”. */
      from: v.optional(amount),
      low: v.optional(amount),
      high: v.optional(amount),
      currency: v.optional(currency),
      /** Left out for a single payment. */
      period: v.optional(period),
      /** Whether the price includes value added tax; pages say so. */
      vat: v.optional(oneOf(['excluded', 'included'], 'kind of price')),
      /** What the fixed or least price is with the tax. */
      withVat: v.optional(amount),
    }),
    v.forward(
      v.check(
        ({ low, high }) => low === undefined || high !== undefined,
        ({ input: { low = '' } }) =>
          `alone it no longer means “from”: write from: ${low} for the least price, or amount: ${low} for a fixed one`,
      ),
      ['low'],
    ),
    v.check(
      ({ low, high, amount: fixed, from }) =>
        [fixed, from, low ?? high].filter((one) => one !== undefined).length === 1,
      'not one price: write amount, from, or low and high',
    ),
    v.forward(
      v.check(({ amount: fixed, currency: code }) => fixed === onRequest || code !== undefined, 'missing'),
      ['currency'],
    ),
    v.check(
      (price) => hasItsDecimals(price),
      ({ input }) => decimalsMessage(input),
    ),
    v.forward(
      v.check((ends) => rises(ends), fallsMessage),
      ['high'],
    ),
    v.forward(
      v.check(
        ({ withVat, vat, amount: fixed, from }) =>
          withVat === undefined || (vat === 'excluded' && Number(withVat) > Number(fixed ?? from)),
        'not above a price of amount or from with vat: excluded',
      ),
      ['withVat'],
    ),
  ),
  words: fields({
    name: title,
    text: sentence,
    /** Below the amount: what kind of price it is. */
    note: v.optional(text(3, 40)),
  }),
  most: 6,
};

export type Price = PartsIn<typeof priceSchema.facts, typeof priceSchema.words>;

type Words = v.InferOutput<typeof pageSchemas.services>;
type Head = NonNullable<Words['prices']>;

const page = 'pages/services.yaml';

const missing = (file: string, field: string, reason: string) =>
  new DataError([{ file, field, reason: `missing: ${reason}` }]);

/**
 * Prices with their heading; undefined where both are missing.
 * @param folder of the site
 * @throws DataError when there are prices without a heading or a heading without prices
 */
export function pricesBelow<Item>(
  head: Head | undefined,
  items: readonly Item[],
  folder: string,
): (Head & { items: readonly Item[] }) | undefined {
  if (head && items.length > 0) return { ...head, items };
  if (head) throw missing(`${folder}/prices.yaml`, '[0]', `${page} announces prices`);
  if (items.length > 0)
    throw missing(`${folder}/${page}`, 'prices', 'prices.yaml has prices, which need this heading');
  return undefined;
}

/** What the steps of a project cost; nothing where the site names no prices. @throws DataError as `pricesBelow` */
export const pricesIn = ({
  pages,
  prices,
  folder,
}: {
  pages: { services?: Words | undefined };
  prices: readonly Price[];
  folder: string;
}) => pricesBelow(pages.services?.prices, prices, folder);
