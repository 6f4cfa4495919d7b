import { mailtoHref } from '../../shared/mailto-href.ts';
import { brand } from '../../shared/brand.ts';
import type { Language } from '../../shared/locales.ts';
import { pathTo, type StaticRouteId } from '../../shared/routes.ts';
import { hasPage } from '../../content/site-pages.ts';
import type { LinkTo } from '../components/section-head.tsx';

/** A link to a page of the site; null where the site does not have it, so that callers leave the link out. */
export function linkToPage(language: Language, route: StaticRouteId, label: string): LinkTo | null {
  return hasPage(route) ? { label, href: pathTo(language, route) } : null;
}

/** The address of the contact page, or of a mail on a site without one. */
export function contactHref(language: Language): string {
  return hasPage('contact') ? pathTo(language, 'contact') : mailtoHref(brand.email.general);
}
