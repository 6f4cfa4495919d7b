import { splitPath } from '../../config/routes.ts';
import { isFullMatrix } from '../matrix.ts';
import { templateOf } from '../page-types.ts';
import type { BuiltPage } from './rules/built-page.ts';

/** The letters of the longest word, which is the first to break a narrow layout. */
function longestWord({ html }: BuiltPage): number {
  const [, main = ''] = /<main[^>]*>([^]*)<\/main>/.exec(html) ?? [];
  const words = main.replaceAll(/<[^>]+>/g, ' ').split(/[\s\u00AD\u200B]+/);
  return Math.max(...words.map((word) => word.length));
}

/** The page with the longest word. */
export const widestOf = (pages: readonly BuiltPage[]) =>
  pages.reduce((widest, page) => (longestWord(page) > longestWord(widest) ? page : widest));

/**
 * The pages to check in a browser, grouped over all languages: a shared window is faster. If a template makes
 * several pages, `npm test` takes the widest of each language, the full matrix all.
 * @returns the pages by a name for their test
 */
export function pagesToLookAt(pages: readonly BuiltPage[]): Map<string, BuiltPage[]> {
  if (isFullMatrix) return Map.groupBy(pages, ({ path }) => splitPath(path).path);
  const templates = Map.groupBy(pages, templateOf);
  return new Map(
    [...templates].map(([template, made]) => [
      template,
      [...Map.groupBy(made, ({ language }) => language).values()].map(widestOf),
    ]),
  );
}
