import type { Language } from '#shared/locales.ts';
import { routes, type RouteId } from '#shared/routes.ts';
import { isSwitchedOff } from '#shared/switched-off.ts';
import type { Site } from './load-site.ts';
import { currentSite } from './site.ts';

/* Unprefixed addresses of a site's pages. An item with mistakes has an address too. */

/** The product's pages that menus and texts can name: all but the admin's, which belongs to the product. */
export const routeByAddress: ReadonlyMap<string, RouteId> = new Map(
  Object.entries(routes)
    .filter(([id, path]) => id !== 'admin' && !path.includes(':'))
    // The keys of a constant are those of its type.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    .map(([id, path]) => [path, id as RouteId]),
);

/** The collections whose items have a page each. */
const collections = {
  service: 'services',
  job: 'jobs',
  post: 'posts',
  caseStudy: 'caseStudies',
  whitePaper: 'whitePapers',
} as const satisfies Partial<Record<RouteId, keyof Site['ids']>>;

/** The addresses of the items of a route in a language. */
export const addressesOf = (site: Site, route: keyof typeof collections, language: Language): string[] =>
  (site.ids[collections[route]][language] ?? []).map((id) => routes[route].replace(/:\w+/, id));

/** The addresses of the services, in the first language. */
export const serviceAddresses = (site: Site): string[] =>
  addressesOf(site, 'service', site.languages[0] ?? '');

/** The pages that a site adds in a language and does not switch off, by the last part of their addresses. */
export const ownPageSlugs = (language: Language, site: Site = currentSite()): string[] =>
  (site.ids.ownPages[language] ?? []).filter((page) => !isSwitchedOff(`/${page}`, site.settings.pages));

export const ownAddress = (page: string) => routes.ownPage.replace(':page', page);

/**
 * What menus can name: the pages of the product, the services, and the site's own pages, in whichever
 * language they are.
 */
export const menuAddresses = (site: Site): string[] => [
  ...routeByAddress.keys(),
  ...serviceAddresses(site),
  ...new Set(Object.values(site.ids.ownPages).flat().map(ownAddress)),
];
