import type { Language } from '#shared/locales.ts';
import type { Site, WordsOf } from './load-site.ts';
import type { PageWithWords } from './schema/pages.ts';

export type { WordsOf };

/** The words of a page in a language. @throws RangeError where the site has none, which the check refuses */
export function pageWords<const Page extends PageWithWords>(
  site: Site,
  page: Page,
  language: Language,
): WordsOf<Page> {
  const words = site.pages[language]?.[page];
  if (!words) throw new RangeError(`There are no words of ${page} in “${language}”`);
  return words;
}
