import type { Site } from '#content/load-site.ts';
import { mailtoHref } from '#shared/mailto-href.ts';
import type { Language } from '#shared/locales.ts';
import { pathTo, type StaticRouteId } from '#shared/routes.ts';
import { hasPageIn } from '#content/site-pages.ts';
import type { LinkTo } from '#src/components/section-head.tsx';

/** A link to a page of the site; null if the language has no such page, so that callers leave the link out. */
export function linkToPage(
  site: Site,
  language: Language,
  route: StaticRouteId,
  label: string,
): LinkTo | null {
  return hasPageIn(site, language, route) ? { label, href: pathTo(site, language, route) } : null;
}

/** The id of the price list on the services overview. */
export const pricesAnchor = 'prices';

/** The address of the contact page, or of a mail where the language has none. */
export function contactHref(site: Site, language: Language): string {
  return hasPageIn(site, language, 'contact')
    ? pathTo(site, language, 'contact')
    : mailtoHref(site.settings.contact.email.general);
}
