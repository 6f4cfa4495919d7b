import type { Language } from '../../config/locales.ts';
import {
  footerMenu,
  legalMenu,
  mainMenu,
  sitemapMenu,
  type MenuEntry,
  type MenuGroup,
} from '../../config/navigation.ts';
import { ownPageFiles, ownPageSlugs } from '../../content/own-pages.ts';

/** The menus of `site.yaml` in one language. */
export interface Menus {
  main: MenuEntry[];
  footer: MenuGroup[];
  legal: string[];
  sitemap: { main: MenuGroup; services: MenuGroup };
}

/** The menus without the pages of the site's own that are not written in a language. */
export function menusIn(language: Language): Menus {
  const written = ownPageSlugs(language);
  const missing = new Set(ownPageFiles().flatMap(({ page }) => (written.includes(page) ? [] : [`/${page}`])));
  const isThere = (address: string) => !missing.has(address);
  const inGroup = (group: MenuGroup): MenuGroup => ({ ...group, entries: group.entries.filter(isThere) });
  return {
    main: mainMenu.flatMap((entry): MenuEntry[] => {
      if (typeof entry !== 'string') return [inGroup(entry)];
      return isThere(entry) ? [entry] : [];
    }),
    footer: footerMenu.map(inGroup).filter(({ entries }) => entries.length > 0),
    legal: legalMenu.filter(isThere),
    sitemap: { main: inGroup(sitemapMenu.main), services: inGroup(sitemapMenu.services) },
  };
}
