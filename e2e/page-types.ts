import type { Language } from '../config/locales.ts';
import { sitePages } from './built-site/site-files.ts';

/** The view that draws a page, as its data says. */
const viewOf = (html: string) => /"view":"([\w-]+)"/.exec(html)?.[1] ?? '';

/** One address of each kind of page in a language, the not-found page among them. */
export function pageTypes(language: Language): string[] {
  const pages = sitePages.filter((page) => page.language === language);
  const byView = Map.groupBy(pages, ({ html }) => viewOf(html));
  return [...byView.values()].flatMap(([first]) =>
    first ? [first.isNotFound ? first.path.replace('404', 'no/such/page') : first.path] : [],
  );
}
