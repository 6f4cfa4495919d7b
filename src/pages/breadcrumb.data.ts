import type { Edition } from '#content/edition.ts';
import { routes, type StaticRouteId } from '#shared/routes.ts';
import { hasPageIn } from '#content/pages/site-pages.ts';
import type { BreadcrumbProps } from '#src/components/breadcrumb-context.ts';
import { menuWords } from '#content/articles/menu-words.ts';

/**
 * The breadcrumb from the home page to a page.
 * @param current the name of the page itself
 * @param above the pages between home and this one, from the top; those that the site does not have are left out
 */
export const breadcrumbTo = (
  edition: Edition,
  current: string,
  ...above: StaticRouteId[]
): BreadcrumbProps => ({
  label: edition.t('breadcrumb.label'),
  above: (['home', ...above] as const)
    .filter((route) => hasPageIn(edition, route))
    .map((route) => ({
      label: menuWords(edition, routes[route]).name,
      href: edition.path(route),
    })),
  current,
});
