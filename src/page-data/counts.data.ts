import type { Language } from '../../config/locales.ts';
import { countsFor } from '../../content/company-facts.ts';
import { formatNumber } from '../../i18n/format.ts';
import { fillParameters } from '../lib/template.ts';

/**
 * A text of the site with the numbers that the product knows, written as the language writes them: `{people}`
 * who work here, `{roles}` that are open.
 * @throws DataError when the text names the people and nothing counts them
 */
export function withCounts(language: Language, text: string): string {
  const counts = Object.entries(countsFor(text));
  return fillParameters(
    text,
    Object.fromEntries(counts.map(([name, count]) => [name, formatNumber(language, count)])),
  );
}
