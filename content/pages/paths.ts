import { routes, type RouteId } from '#shared/routes.ts';
import { isSwitchedOff } from '#content/site-file/switched-off.ts';
import { allCollections } from '#content/collections/all-collections.ts';
import { idsIn, ownPagesIn } from '#content/collections/names.ts';
import type { ItemRoute } from '#content/collections/define-collection.ts';
import { editionOf, editionsOf, type Edition } from '#content/edition.ts';
import type { Site } from '#content/load-site.ts';

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
export const collectionsWithPages = allCollections.flatMap(([name, { route, list }]) =>
  route === false ? [] : [{ name, route, list }],
);

const parameterPattern = /:(\w+)/;

export const itemAddress = (route: ItemRoute, id: string): string =>
  routes[route].replace(parameterPattern, id);

/** The addresses of the pages of a route in a language; none for a route that is not of a collection. */
export function addressesOf(edition: Edition, route: RouteId): string[] {
  const found = collectionsWithPages.find((one) => one.route === route);
  return found ? idsIn(edition, found.name).map((id) => itemAddress(found.route, id)) : [];
}

/**
 * The parameters of the pages of a route in a language: those of each item in its order, without pages that are
 * switched off; one without parameters for a route that is not of a collection.
 */
export function parametersOf(edition: Edition, route: RouteId): Record<string, string>[] {
  const found = collectionsWithPages.find((one) => one.route === route);
  const [, parameter = ''] = parameterPattern.exec(routes[route]) ?? [];
  if (!found) return [{}];
  const items: readonly { id: string }[] = edition[found.name];
  return items
    .filter(({ id }) => !isSwitchedOff(edition, itemAddress(found.route, id)))
    .map(({ id }) => ({ [parameter]: id }));
}

/** The addresses of the services, in the first language. */
export const serviceAddresses = (site: Site): string[] => addressesOf(editionOf(site), 'service');

/** The pages that a site adds in a language and does not switch off, by the last part of their addresses. */
export const ownPageSlugs = (edition: Edition): string[] =>
  ownPagesIn(edition).filter((page) => !isSwitchedOff(edition, `/${page}`));

export const ownAddress = (page: string) => routes.ownPage.replace(':page', page);

/** The addresses of the landing pages of a site, in whichever language they are. */
export const landingAddresses = (site: Site): string[] => [
  ...new Set(editionsOf(site).flatMap((edition) => addressesOf(edition, 'landingPage'))),
];

/**
 * What menus can name: the pages of the product, the services, the landing pages, and the site's own pages, in
 * whichever language they are.
 */
export const menuAddresses = (site: Site): string[] => [
  ...routeByAddress.keys(),
  ...serviceAddresses(site),
  ...landingAddresses(site),
  ...new Set(editionsOf(site).flatMap(ownPagesIn).map(ownAddress)),
];
