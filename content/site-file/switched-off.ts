import { routes } from '#shared/routes.ts';
import type { ConfiguredSite } from './configured-site.ts';

/** The addresses of the site's own pages by their names, as `pages` of `site.yaml` may call them. */
const addressByName: Readonly<Record<string, string>> = routes;

/** What a name or an address in `pages` of `site.yaml` stands for. */
export const addressOfPage = (page: string): string =>
  addressByName[page] ?? (page.startsWith('/') ? page : `/${page}`);

/**
 * Whether `site.yaml` switches off the page at an address, or a page above it.
 * @param address unprefixed; of a route with its `:parameters` too
 */
export function isSwitchedOff({ settings }: Pick<ConfiguredSite, 'settings'>, address: string): boolean {
  return Object.entries(settings.pages).some(([page, setting]) => {
    const off = addressOfPage(page);
    return setting === 'off' && (address === off || address.startsWith(`${off}/`));
  });
}
