import type { Site } from '#content/load-site.ts';
import { pathTo, routes, type StaticRouteId } from '#shared/routes.ts';
import { hasPageIn } from '#content/site-pages.ts';
import type { Translator } from '#shared/i18n/translator.ts';
import type { BreadcrumbProps } from '#src/components/breadcrumb.tsx';
import { menuWords } from './menus.data.ts';

/**
 * The breadcrumb from the home page to a page.
 * @param current the name of the page itself
 * @param above the pages between home and this one, from the top; those that the site does not have are left out
 */
export const breadcrumbTo = (
  site: Site,
  t: Translator,
  current: string,
  ...above: StaticRouteId[]
): BreadcrumbProps => ({
  label: t('breadcrumb.label'),
  above: (['home', ...above] as const)
    .filter((route) => hasPageIn(site, t.language, route))
    .map((route) => ({
      label: menuWords(site, t, routes[route]).name,
      href: pathTo(site, t.language, route),
    })),
  current,
});
