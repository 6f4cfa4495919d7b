import type { Language } from '../../shared/locales.ts';
import {
  footerMenu,
  legalMenu,
  mainMenu,
  sitemapMenu,
  type MenuEntry,
  type MenuGroup,
} from '../../shared/navigation.ts';
import { hasPageAt } from '../../content/site-pages.ts';

/** The menus of `site.yaml` in one language. */
interface Menus {
  main: readonly MenuEntry[];
  footer: readonly MenuGroup[];
  legal: readonly string[];
  sitemap: { main: MenuGroup; services: MenuGroup; legal: readonly string[] };
}

const menusOfSite: Menus = { main: mainMenu, footer: footerMenu, legal: legalMenu, sitemap: sitemapMenu };

/**
 * The menus without pages that are missing: those without content, and the site's own pages that are not written in the
 * language.
 * @param menus only tests pass their own
 */
export function menusIn(language: Language, { main, footer, legal, sitemap }: Menus = menusOfSite): Menus {
  const isThere = (address: string) => hasPageAt(language, address);

  /** A group without the missing pages. */
  function groupOf({ group, page, entries }: MenuGroup): MenuGroup {
    const found = { group, entries: entries.filter(isThere) };
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
    legal: legal.filter(isThere),
    sitemap: {
      main: groupOf(sitemap.main),
      services: groupOf(sitemap.services),
      legal: sitemap.legal.filter(isThere),
    },
  };
}
