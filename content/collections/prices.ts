import * as v from 'valibot';
import { amountEnd, currency, fallsMessage, period, rises } from '#content/schema/amounts.ts';
import { fields, sentence, slug, text, title } from '#shared/site-file/parts.ts';
import { DataError } from '#shared/site-file/problem.ts';
import type { pageSchemas } from '#content/schema/pages.ts';
import type { PartsIn } from '#content/read/site-reader.ts';

/** An item of `prices.yaml`: what a step of a project costs, on the services overview. */
export const priceSchema = {
  facts: v.pipe(
    fields({
      /** Names the price in the closing block of services. */
      id: v.optional(slug),
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

/** A price in one language. */
export type Price = PartsIn<typeof priceSchema.facts, typeof priceSchema.words>;

type Words = v.InferOutput<typeof pageSchemas.services>;
type Head = NonNullable<Words['prices']>;

/** The file of the heading. */
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
