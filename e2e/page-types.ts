import type { Language } from '../config/locales.ts';
import type { BuiltPage } from './built-site/rules/built-page.ts';
import { sitePages } from './built-site/site-files.ts';

/** The template a page is made with, as its own data name it. */
export function templateOf({ html, file }: BuiltPage): string {
  const [, view] = /<script type="application\/json" id="page-data">\{[^]*?"view":"([^"]+)"/.exec(html) ?? [];
  if (view === undefined) throw new Error(`${file} does not say which view it shows`);
  return view;
}

/** Where a browser finds a page; the not-found page is at every address that is none. */
export const addressOf = ({ path, isNotFound }: BuiltPage) =>
  isNotFound ? path.replace('404', 'no/such/page') : path;

/** One address of each template in a language, the not-found page among them. */
export function pageTypes(language: Language): string[] {
  const pages = sitePages.filter((page) => page.language === language);
  return [...Map.groupBy(pages, templateOf).values()].flatMap(([first]) => (first ? [addressOf(first)] : []));
}
