import type { Edition } from './edition.ts';
import { DataError } from '#shared/site-file/problem.ts';
import type { WordsOf } from './load-site.ts';

type Head = NonNullable<WordsOf<'services'>['prices']>;

/** The file of the heading. */
const page = 'pages/services.yaml';

const missing = (file: string, field: string, reason: string) =>
  new DataError([{ file, field, reason: `missing: ${reason}` }]);

/**
 * Prices with their heading; undefined where both are missing.
 * @param folder of the site
 * @throws DataError when there are prices without a heading or a heading without prices
 */
export function pricesBelow<Price>(
  head: Head | undefined,
  items: readonly Price[],
  folder: string,
): (Head & { items: readonly Price[] }) | undefined {
  if (head && items.length > 0) return { ...head, items };
  if (head) throw missing(`${folder}/prices.yaml`, '[0]', `${page} announces prices`);
  if (items.length > 0)
    throw missing(`${folder}/${page}`, 'prices', 'prices.yaml has prices, which need this heading');
  return undefined;
}

/** What the steps of a project cost; nothing where the site names no prices. @throws DataError as `pricesBelow` */
export const pricesIn = ({ pages, prices, folder }: Edition) =>
  pricesBelow(pages.services?.prices, prices, folder);
