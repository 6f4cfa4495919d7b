import type { Edition } from '#content/edition.ts';
import { pricesAnchor, pricesIn } from '#content/collections/prices.ts';
import { hasPageIn } from '#content/pages/site-pages.ts';
import type { StartingPricesProps } from '#src/components/starting-prices.tsx';
import { amountText, priceNote } from './amounts.data.ts';

type Price = NonNullable<ReturnType<typeof pricesIn>>['items'][number];

/** A price as an item of a list of features. */
export const priceFeature = (edition: Edition, price: Price) => ({
  title: price.name,
  description: price.text,
  figure: amountText(edition, price),
  figureLabel: priceNote(edition, price),
});

/**
 * What it costs to begin, from the price list of the services overview.
 * @param pick which of the prices
 * @returns undefined if there is none or the language has no such page
 */
export function startingPrices(
  edition: Edition,
  pick: (prices: readonly Price[]) => readonly Price[],
): StartingPricesProps | undefined {
  const prices = pricesIn(edition);
  const items = pick(prices?.items ?? []);
  if (!prices || items.length === 0 || !hasPageIn(edition, 'services')) return undefined;
  return {
    items: items.map((price) => {
      const note = priceNote(edition, price);
      return { amount: amountText(edition, price), label: note ? `${price.name} (${note})` : price.name };
    }),
    all: { label: prices.title, href: `${edition.path('services')}#${pricesAnchor}` },
  };
}
