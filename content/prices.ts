import { defaultLanguage, type Language } from '../shared/locales.ts';
import { siteFile } from '../shared/site-folder.ts';
import { DataError } from '../shared/site-file/problem.ts';
import { optionalFile, readList } from './items.ts';
import { pageWords, type WordsOf } from './page-words.ts';
import { priceSchema } from './schema/prices.ts';

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

const priceItems = (language: Language) => readList(optionalFile('prices'), priceSchema, language);

/** What the steps of a project cost; nothing where the site names no prices. @throws DataError when a price is wrong */
export const pricesIn = (language: Language) =>
  pricesBelow(pageWords('services', language).prices, priceItems(language), 'pages/services.yaml');

/** The ids of the prices that have one, for the closing blocks of services. */
export const priceIds = (): string[] => priceItems(defaultLanguage).flatMap(({ id }) => id ?? []);
