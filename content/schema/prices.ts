import * as v from 'valibot';
import { amountEnd, currency, fallsMessage, period, rises } from './amounts.ts';
import { fields, sentence, slug, text, title } from '#shared/site-file/parts.ts';

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
