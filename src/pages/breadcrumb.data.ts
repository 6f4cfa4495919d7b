import type { Site } from '#content/load-site.ts';
import { pathTo, type StaticRouteId } from '#shared/routes.ts';
import { hasPageIn } from '#content/site-pages.ts';
import type { Translator } from '#shared/i18n/translator.ts';
import type { BreadcrumbProps } from '#src/components/breadcrumb.tsx';

/** A page above the open one: its route, and the message key of its name. */
interface PageAbove {
  route: StaticRouteId;
  name: string;
}

/**
 * The breadcrumb from the home page to a page.
 * @param current the name of the page itself
 * @param above the pages between home and this one, from the top; those that the site does not have are left out
 */
export function breadcrumbTo(
  site: Site,
  t: Translator,
  current: string,
  ...above: PageAbove[]
): BreadcrumbProps {
  const trail: PageAbove[] = [{ route: 'home', name: 'nav.home' }, ...above];
  return {
    label: t('breadcrumb.label'),
    above: trail
      .filter(({ route }) => hasPageIn(site, t.language, route))
      .map(({ route, name }) => ({ label: t.of(name), href: pathTo(site, t.language, route) })),
    current,
  };
}
