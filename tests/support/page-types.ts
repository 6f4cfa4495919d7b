import { testSite as site } from '#content/test-support/test-site.ts';
import type { Language } from '#shared/locales.ts';
import type { BuiltPage } from '#tests/pages/rules/built-page.ts';
import { sitePages } from '#tests/pages/site-files.ts';

/** The language of the site with the longest words: German where the site speaks it. */
export const longestLanguage: Language = site.languages.includes('de') ? 'de' : site.defaultLanguage;

/** The template of a page, from its page data. */
export function templateOf({ html, file }: BuiltPage): string {
  const [, view] = /<script type="application\/json" id="page-data">\{[^]*?"view":"([^"]+)"/.exec(html) ?? [];
  if (view === undefined) throw new Error(`${file} does not say which view it shows`);
  return view;
}

/** The address for a browser; for the not-found page any unknown one. */
export const pathOf = ({ path, isNotFound }: BuiltPage) =>
  isNotFound ? path.replace('404', 'no/such/page') : path;

/** One address per template in a language, including the not-found page. */
export function pageTypes(language: Language): string[] {
  const pages = sitePages.filter((page) => page.language === language);
  return [...Map.groupBy(pages, templateOf).values()].flatMap(([first]) => (first ? [pathOf(first)] : []));
}

/** The letters of the longest word, which is the first to break a narrow layout. */
function longestWord({ html }: BuiltPage): number {
  const [, main = ''] = /<main[^>]*>([^]*)<\/main>/.exec(html) ?? [];
  const words = main.replaceAll(/<[^>]+>/g, ' ').split(/[\s\u00AD\u200B]+/);
  return Math.max(...words.map((word) => word.length));
}

/** The page with the longest word. */
export const widestOf = (pages: readonly BuiltPage[]) =>
  pages.reduce((widest, page) => (longestWord(page) > longestWord(widest) ? page : widest));

/** The page of each view whose words need most room, in the default language. */
export const pageOfEachView: ReadonlyMap<string, BuiltPage> = new Map(
  [...Map.groupBy(sitePages, templateOf)].map(([view, pages]) => [
    view,
    widestOf(pages.filter(({ language }) => language === site.defaultLanguage)),
  ]),
);
