import type { Edition } from '#content/edition.ts';
import { countsFor } from '#content/pages/company-figures.ts';
import { fillParameters } from '#shared/template.ts';

/**
 * Fills in the numbers that the product counts, formatted for the language: `{people}` employed, `{roles}` open.
 * @throws DataError when the text has `{people}` and the site does not count them
 */
export function withCounts(edition: Edition, text: string): string {
  return countedIn(edition, text, countsFor(edition.site, text));
}

/** Fills in the numbers that a drawing shows, formatted for the language. */
export const countedIn = ({ number }: Edition, text: string, counts: Record<string, unknown>): string =>
  fillParameters(
    text,
    Object.fromEntries(
      Object.entries(counts).flatMap(([name, count]) =>
        typeof count === 'number' ? [[name, number(count)]] : [],
      ),
    ),
  );
