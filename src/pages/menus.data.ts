import { editionOf, type Edition } from '#content/edition.ts';
import type { Language } from '#shared/locales.ts';
import type { MenuEntry, MenuGroup } from '#content/site-file/site.ts';
import { hasPageAt } from '#content/pages/site-pages.ts';
import { unprefixedPath } from '#shared/routes.ts';
import { isPagePath } from '#content/site-file/parts.ts';
import { menuWords } from '#content/articles/menu-words.ts';
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
