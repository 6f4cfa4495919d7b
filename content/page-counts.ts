import { defaultLanguage } from '../shared/locales.ts';
import type { RouteId } from '../shared/routes.ts';
import { isSwitchedOff } from '../shared/switched-off.ts';
import { routeByAddress, serviceAddresses } from './addresses.ts';
import { ownPageSlugs } from './own-pages.ts';
import { hasPage } from './site-pages.ts';

/** The number of a site's pages, without admin, search, posts, jobs, case studies and white papers. */
export interface PageCounts {
  home: 1;
  /** Around home. */
  main: number;
  /** Below those. */
  inner: number;
}

/** The pages around home. */
const mainPages: readonly RouteId[] = ['services', 'about', 'portfolio', 'blog', 'contact', 'careers'];

/** Counts the pages of the site that are there, in the default language. */
export function pageCounts(): PageCounts {
  const all = [...routeByAddress.values()].filter(
    (route) => route !== 'home' && route !== 'search' && hasPage(route),
  );
  const main = all.filter((route) => mainPages.includes(route)).length;
  const services = hasPage('service') ? serviceAddresses().filter((address) => !isSwitchedOff(address)) : [];
  const own = ownPageSlugs(defaultLanguage);
  return { home: 1, main, inner: all.length - main + services.length + own.length };
}
