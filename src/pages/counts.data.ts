import type { Site } from '#content/load-site.ts';
import type { Language } from '#shared/locales.ts';
import { countsFor } from '#content/company-facts.ts';
import { formatNumber } from '#shared/i18n/format.ts';
import { fillParameters } from '#shared/template.ts';

/**
 * Fills in the numbers that the product counts, formatted for the language: `{people}` employed, `{roles}` open.
 * @throws DataError when the text has `{people}` and the site does not count them
 */
export function withCounts(site: Site, language: Language, text: string): string {
  return countedIn(site, language, text, countsFor(site, text));
}

/** Fills in the numbers that a drawing shows, formatted for the language. */
export const countedIn = (
  site: Site,
  language: Language,
  text: string,
  counts: Record<string, unknown>,
): string =>
  fillParameters(
    text,
    Object.fromEntries(
      Object.entries(counts).flatMap(([name, count]) =>
        typeof count === 'number' ? [[name, formatNumber(site, language, count)]] : [],
      ),
    ),
  );
