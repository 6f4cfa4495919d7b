import { defaultLanguage, languages, type Language } from '../config/locales.ts';
import type { BuiltPage } from './built-site/rules/built-page.ts';
import { sitePages } from './built-site/site-files.ts';

/** The language of the site with the longest words: German where the site speaks it. */
export const longestLanguage: Language = languages.includes('de') ? 'de' : defaultLanguage;

/** The template of a page, from its page data. */
export function templateOf({ html, file }: BuiltPage): string {
  const [, view] = /<script type="application\/json" id="page-data">\{[^]*?"view":"([^"]+)"/.exec(html) ?? [];
  if (view === undefined) throw new Error(`${file} does not say which view it shows`);
  return view;
}

/** The address for a browser; for the not-found page any unknown one. */
export const addressOf = ({ path, isNotFound }: BuiltPage) =>
  isNotFound ? path.replace('404', 'no/such/page') : path;

/** One address per template in a language, including the not-found page. */
export function pageTypes(language: Language): string[] {
  const pages = sitePages.filter((page) => page.language === language);
  return [...Map.groupBy(pages, templateOf).values()].flatMap(([first]) => (first ? [addressOf(first)] : []));
}
