import type { Language } from '../../shared/locales.ts';
import { countsFor } from '../../content/company-facts.ts';
import { formatNumber } from '../../shared/i18n/format.ts';
import { fillParameters } from '../../shared/template.ts';

/**
 * A text of the site with the numbers that the product knows, written as the language writes them: `{people}`
 * who work here, `{roles}` that are open.
 * @throws DataError when the text names the people and nothing counts them
 */
export function withCounts(language: Language, text: string): string {
  return countedIn(language, text, countsFor(text));
}

/** A text about a drawing, with what it counts, written as the language writes it. */
export const countedIn = (language: Language, text: string, counts: Record<string, unknown>): string =>
  fillParameters(
    text,
    Object.fromEntries(
      Object.entries(counts).flatMap(([name, count]) =>
        typeof count === 'number' ? [[name, formatNumber(language, count)]] : [],
      ),
    ),
  );
