import type { Language } from '../shared/locales.ts';
import { routes, unprefixedPath } from '../shared/routes.ts';
import { isSwitchedOff } from '../shared/switched-off.ts';
import { serviceIds, servicesIn, type Service } from './services.ts';

const pathOf = (id: string) => unprefixedPath('service', { id });

/** The services whose pages are not switched off, in their order. */
export const listedServicesIn = (language: Language): Service[] =>
  servicesIn(language).filter(({ id }) => !isSwitchedOff(pathOf(id)));

/** The unprefixed addresses of the overview and the service pages, without those switched off. */
export function servicePaths(): string[] {
  const paths = serviceIds().map(pathOf);
  return paths.length === 0 ? [] : [routes.services, ...paths].filter((path) => !isSwitchedOff(path));
}
