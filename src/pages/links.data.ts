import type { Edition } from '#content/edition.ts';
import { mailtoHref } from '#shared/mailto-href.ts';
import { type StaticRouteId } from '#shared/routes.ts';
import { linkedFile } from '#content/published/published-files.ts';
import { hasPageIn } from '#content/pages/site-pages.ts';
import type { Call } from '#src/components/call-link.tsx';
import type { LinkTo } from '#src/components/section-head.tsx';

/** The list of jobs on the careers page (SPEC section 2: the hero links to it). */
export const openPositions = 'open-positions';

/** A link to a page of the site; null if the language has no such page, so that callers leave the link out. */
export function linkToPage(edition: Edition, route: StaticRouteId, label: string): LinkTo | null {
  return hasPageIn(edition, route) ? { label, href: edition.path(route) } : null;
}

/** A link that a site writes: to a page, to a file of `files/`, or to another site in a new tab. */
export function writtenLink(edition: Edition, label: string, target: string): LinkTo {
  if (!target.startsWith('/')) return { label, href: target, newTab: edition.t('link.opensInNewTab') };
  return { label, href: linkedFile(edition, target) ?? edition.href(target) };
}

/** The address of the contact page, or of a mail where the language has none. */
export function contactHref(edition: Edition): string {
  return hasPageIn(edition, 'contact')
    ? edition.path('contact')
    : mailtoHref(edition.settings.contact.email.general);
}

/** A call to the contact page. @param service that its form chooses */
export const contactCall = (edition: Edition, label: string, service?: { id: string }): Call => ({
  label,
  href: contactHref(edition),
  ...(service && { service: service.id }),
});

/** A call that a site may write: with another label, or to another place. */
export const writtenCall = (
  edition: Edition,
  call: Call,
  { button = call.label, to: target }: { button?: string | undefined; to?: string | undefined },
): Call => (target === undefined ? { ...call, label: button } : writtenLink(edition, button, target));

/** The call of a last band: where the site says, or to the contact page. */
export const closingCall = (
  edition: Edition,
  words: { button?: string | undefined; to?: string | undefined },
  label = edition.t('hero.cta'),
): Call => writtenCall(edition, contactCall(edition, label), words);
