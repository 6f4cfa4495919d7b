import type { Edition } from '#content/edition.ts';
import type { WordsOf } from '#content/load-site.ts';
import type { PageWithWords } from '#content/schema/pages.ts';

export type { WordsOf };

/** The words of a page in a language. @throws RangeError where the site has none, which the check refuses */
export function pageWords<const Page extends PageWithWords>(
  { pages, language }: Edition,
  page: Page,
): WordsOf<Page> {
  const words = pages[page];
  if (!words) throw new RangeError(`There are no words of ${page} in “${language}”`);
  return words;
}
