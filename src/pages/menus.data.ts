import { editionOf, type Edition } from '#content/edition.ts';
import type { Language } from '#shared/locales.ts';
import type { MenuEntry, MenuGroup } from '#content/site-file/site.ts';
import { routeByAddress } from '#content/pages/paths.ts';
import { hasPageAt, wordsFileOf } from '#content/pages/site-pages.ts';
import { routes, unprefixedPath, type RouteId } from '#shared/routes.ts';
import { ownPageTitle } from '#content/articles/text-pages.ts';
import { pageWords } from '#content/pages/page-words.ts';
import { en } from '#shared/i18n/messages/en.ts';
import { isPagePath } from '#content/site-file/parts.ts';
import type { LinkTo } from '#src/components/section-head.tsx';
import { writtenLink } from './links.data.ts';

/** The menus of `site.yaml` in one language. */
interface Menus {
  main: readonly MenuEntry[];
  footer: readonly MenuGroup[];
  legal: readonly string[];
  sitemap: { main: MenuGroup; services: MenuGroup; legal: readonly string[] };
}

/**
 * The menus without pages that are missing: those without content, and those that are not written in the language.
 * Legal pages stay where the first language has them.
 */
export function menusIn(edition: Edition): Menus {
  const { main, footer, legal, sitemap } = edition.settings.menus;
  const isThere = (target: string) => !isPagePath(target) || hasPageAt(edition, target);
  const services = edition.services.map(({ id }) => unprefixedPath('service', { id }));
  /** An imprint has to be linked on every page, whichever languages it is written in. */
  const isAnywhere = (address: string) => isThere(address) || hasPageAt(editionOf(edition.site), address);

  /** A group without the missing pages, and with the services that it stands for. */
  function groupOf({ group, page, services: all, entries }: MenuGroup): MenuGroup {
    const links = [...new Set([...(all === undefined ? [] : services), ...entries])];
    const found = { group, entries: links.filter(isThere) };
    return page !== undefined && isThere(page) ? { ...found, page } : found;
  }

  /** An entry of the bar: a group that has lost all its entries is a plain link to its page, or nothing. */
  function entryOf(entry: MenuEntry): MenuEntry[] {
    if (typeof entry === 'string') return isThere(entry) ? [entry] : [];
    const group = groupOf(entry);
    if (group.entries.length > 0) return [group];
    return group.page === undefined ? [] : [group.page];
  }

  return {
    main: main.flatMap(entryOf),
    footer: footer.map(groupOf).filter(({ entries }) => entries.length > 0),
    legal: legal.filter(isAnywhere),
    sitemap: {
      main: groupOf(sitemap.main),
      services: groupOf(sitemap.services),
      legal: (sitemap.legal ?? legal).filter(isAnywhere),
    },
  };
}

/** A page as menus name it. */
interface MenuWords {
  name: string;
  /** A shorter name for the header. */
  short?: string | undefined;
  /** The line below the name in a panel. */
  hint?: string;
  /** The icon of a service, by its file. */
  icon?: string | undefined;
}

/** The words of a page of the product, where they have a title. */
function titleOf(edition: Edition, route: RouteId): string | undefined {
  const file = wordsFileOf(route);
  const words = file && pageWords(edition, file);
  return words && 'title' in words ? words.title : undefined;
}

/**
 * The name of a page of the product: the message `menu.<route>`, and `nav.<route>` for a shorter one in the header;
 * without messages the title of the page.
 */
function nameOf(edition: Edition, route: RouteId): Pick<MenuWords, 'name' | 'short'> | undefined {
  const { t } = edition;
  if (route === 'search') return { name: t('search.label') };
  const [name, short] = [`menu.${route}`, `nav.${route}`].map((key) =>
    Object.hasOwn(en, key) ? t.of(key) : undefined,
  );
  const found = name ?? short ?? titleOf(edition, route);
  if (found === undefined) return undefined;
  return name !== undefined && short !== undefined ? { name, short } : { name: found };
}

const landingPageAt = ({ landingPages }: Edition, address: string) =>
  landingPages.find(({ id }) => unprefixedPath('landingPage', { id }) === address);

const serviceAt = ({ services }: Edition, address: string) =>
  services.find(({ id }) => unprefixedPath('service', { id }) === address);

/**
 * The words of a page in menus: names come from the product, hints from the site.
 * @param address unprefixed
 * @throws RangeError when there is no page at the address
 */
export function menuWords(edition: Edition, address: string): MenuWords {
  const service = address.startsWith(`${routes.services}/`) && serviceAt(edition, address);
  if (service) return { name: service.title, hint: service.hint, icon: service.icon };
  const { hints, names } = pageWords(edition, 'menu');
  const hint = hints[address];
  const ownTitle =
    names[address] ?? landingPageAt(edition, address)?.title ?? ownPageTitle(edition, address.slice(1));
  if (ownTitle !== undefined) return { name: ownTitle, ...(hint && { hint }) };
  const route = routeByAddress.get(address);
  const named = route && nameOf(edition, route);
  if (!named) throw new RangeError(`site.yaml: menus: there is no page at ${address}`);
  return { ...named, ...(hint && { hint }) };
}

/** The name of a page where there is little room, as in the header and above search results. */
export function shortName(edition: Edition, address: string): string {
  const { name, short } = menuWords(edition, address);
  return short ?? name;
}

/** A link to a legal page; `language` is that of the page where it is not written in the language of the link. */
export interface LegalLink extends LinkTo {
  language?: Language;
}

/** A link to a legal page, in the first language where it is not written in this one. */
export function legalLink(edition: Edition, address: string): LegalLink {
  const isElsewhere = isPagePath(address) && !hasPageAt(edition, address);
  const own = isElsewhere ? editionOf(edition.site) : edition;
  return {
    ...writtenLink(own, menuWords(own, address).name, address),
    ...(isElsewhere && { language: own.language }),
  };
}
