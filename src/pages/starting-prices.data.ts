import type { Site } from '#content/load-site.ts';
import { pricesIn } from '#content/prices.ts';
import { hasPageIn } from '#content/site-pages.ts';
import { pathTo } from '#shared/routes.ts';
import type { Translator } from '#shared/i18n/translator.ts';
import type { StartingPricesProps } from '#src/components/closing-band.tsx';
import { amountText } from './amounts.data.ts';
import { pricesAnchor } from './links.data.ts';

type Price = NonNullable<ReturnType<typeof pricesIn>>['items'][number];

/**
 * What it costs to begin, from the price list of the services overview.
 * @param pick which of the prices
 * @returns undefined if there is none or the language has no such page
 */
export function startingPrices(
  site: Site,
  t: Translator,
  pick: (prices: readonly Price[]) => readonly Price[],
): StartingPricesProps | undefined {
  const prices = pricesIn(site, t.language);
  const items = pick(prices?.items ?? []);
  if (!prices || items.length === 0 || !hasPageIn(site, t.language, 'services')) return undefined;
  return {
    items: items.map((price) => ({
      amount: amountText(site, t, price),
      label: `${price.name} (${price.note})`,
    })),
    all: { label: prices.title, href: `${pathTo(site, t.language, 'services')}#${pricesAnchor}` },
  };
}
