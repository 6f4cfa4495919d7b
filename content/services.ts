import { editionOf, type Edition } from './edition.ts';
import type { Site } from './load-site.ts';
import { routes, unprefixedPath } from '#shared/routes.ts';
import { isSwitchedOff } from '#shared/switched-off.ts';
import type { BlockKind, BlockOf } from './schema/service-blocks.ts';
import type { Technology } from './schema/service-parts.ts';
import type { ServiceFacts, ServiceWords } from './schema/services.ts';

export type { BlockOf, Technology };

/** A block of a service page in one language (SPEC section 2, Service pages). */
export type ServiceBlock = { [Kind in BlockKind]: BlockOf<Kind> }[BlockKind];

/**
 * A service in one language: its card (SPEC section 3, Service card) and its page, whose blocks stand in
 * their order.
 */
export interface Service extends Omit<ServiceFacts, 'blocks'>, Omit<ServiceWords, 'blocks'> {
  id: string;
  blocks: readonly ServiceBlock[];
}

/** The ids of the services in their order. */
export const serviceIds = (site: Site): string[] => editionOf(site).services.map(({ id }) => id);

const pathOf = (id: string) => unprefixedPath('service', { id });

/** The services whose pages are not switched off, in their order. */
export const listedServicesIn = (edition: Edition): Service[] =>
  edition.services.filter(({ id }) => !isSwitchedOff(edition, pathOf(id)));

/** The unprefixed addresses of the overview and the service pages, without those switched off. */
export function servicePaths(site: Site): string[] {
  const paths = serviceIds(site).map(pathOf);
  return paths.length === 0 ? [] : [routes.services, ...paths].filter((path) => !isSwitchedOff(site, path));
}
