import type { Language } from '../../config/locales.ts';
import { inLanguage, routes } from '../../config/routes.ts';
import { sitePages } from '../built-site/site-files.ts';

/** A page of each kind: one for every route, and the one that unknown addresses show. Unprefixed. */
export const pageTypes: readonly string[] = [
  ...Object.values(routes).map((route) => {
    const pattern = new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`);
    const page = sitePages.find(({ path }) => pattern.test(path));
    if (!page) throw new Error(`No built page for the route ${route}`);
    return page.path;
  }),
  '/no/such/page',
];

/** Where a page of a kind is found on a site. */
export function addressOf(origin: string, language: Language, path: string): string {
  return `${origin}${inLanguage(language, path)}`;
}
