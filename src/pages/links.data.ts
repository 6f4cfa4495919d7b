import type { Edition } from '#content/edition.ts';
import { mailtoHref } from '#shared/mailto-href.ts';
import { type StaticRouteId } from '#shared/routes.ts';
import { hasPageIn } from '#content/pages/site-pages.ts';
import type { LinkTo } from '#src/components/section-head.tsx';

/** A link to a page of the site; null if the language has no such page, so that callers leave the link out. */
export function linkToPage(edition: Edition, route: StaticRouteId, label: string): LinkTo | null {
  return hasPageIn(edition, route) ? { label, href: edition.path(route) } : null;
}

/** The id of the price list on the services overview. */
export const pricesAnchor = 'prices';

/** The address of the contact page, or of a mail where the language has none. */
export function contactHref(edition: Edition): string {
  return hasPageIn(edition, 'contact')
    ? edition.path('contact')
    : mailtoHref(edition.settings.contact.email.general);
}
