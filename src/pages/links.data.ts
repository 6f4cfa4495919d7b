import { mailtoHref } from '#shared/mailto-href.ts';
import { brand } from '#shared/brand.ts';
import type { Language } from '#shared/locales.ts';
import { pathTo, type StaticRouteId } from '#shared/routes.ts';
import { hasPageIn } from '#content/site-pages.ts';
import type { LinkTo } from '#src/components/section-head.tsx';

/** A link to a page of the site; null if the language has no such page, so that callers leave the link out. */
export function linkToPage(language: Language, route: StaticRouteId, label: string): LinkTo | null {
  return hasPageIn(language, route) ? { label, href: pathTo(language, route) } : null;
}

/** The id of the price list on the services overview. */
export const pricesAnchor = 'prices';

/** The address of the contact page, or of a mail where the language has none. */
export function contactHref(language: Language): string {
  return hasPageIn(language, 'contact') ? pathTo(language, 'contact') : mailtoHref(brand.email.general);
}
