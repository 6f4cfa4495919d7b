import { defaultLanguage, type Language } from '../shared/locales.ts';
import { routes, type RouteId } from '../shared/routes.ts';
import { caseStudyCollection } from './case-studies.ts';
import { itemIdsIn } from './items.ts';
import { ownPageFiles } from './own-pages.ts';
import { postCollection } from './posts.ts';
import { textIds } from './texts.ts';
import { whitePaperCollection } from './white-papers.ts';

/* Unprefixed addresses of the site's pages. Files are not validated: an invalid text has an address too. */

/** The product's pages that menus and texts can name: all but the admin's, which belongs to the product. */
export const routeByAddress: ReadonlyMap<string, RouteId> = new Map(
  Object.entries(routes)
    .filter(([id, path]) => id !== 'admin' && !path.includes(':'))
    // The keys of a constant are those of its type.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    .map(([id, path]) => [path, id as RouteId]),
);

/** The items that have a page each. */
const itemIds = {
  service: (language) => itemIdsIn('services', language),
  job: (language) => itemIdsIn('jobs', language),
  post: (language) => textIds(postCollection, language),
  caseStudy: (language) => textIds(caseStudyCollection, language),
  whitePaper: (language) => textIds(whitePaperCollection, language),
} as const satisfies Partial<Record<RouteId, (language: Language) => string[]>>;

/** The addresses of the items of a route in a language. */
export const addressesOf = (route: keyof typeof itemIds, language = defaultLanguage): string[] =>
  itemIds[route](language).map((id) => routes[route].replace(/:\w+/, id));

/** The addresses of the services. */
export const serviceAddresses = (): string[] => addressesOf('service');

export const ownAddress = (page: string) => routes.ownPage.replace(':page', page);

/**
 * What menus can name: the pages of the product, the services, and the site's own pages, in whichever
 * language they are.
 */
export const menuAddresses = (): string[] => [
  ...routeByAddress.keys(),
  ...serviceAddresses(),
  ...new Set(ownPageFiles().map(({ page }) => ownAddress(page))),
];
