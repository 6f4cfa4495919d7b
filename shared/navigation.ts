import type { MenuEntry, MenuGroup } from './site-file/site.ts';
import { menus } from './site.ts';

export type { MenuEntry, MenuGroup } from './site-file/site.ts';

/** The bar and the slide-in menu, in order: addresses, and groups that open a panel (SPEC section 2, Common parts). */
export const mainMenu: readonly MenuEntry[] = menus.main;

/** The link columns of the footer. */
export const footerMenu: readonly MenuGroup[] = menus.footer;

/** The last row of the footer. */
export const legalMenu: readonly string[] = menus.legal;

/** What the sitemap for people lists. */
export const sitemapMenu = { ...menus.sitemap, legal: menus.sitemap.legal ?? menus.legal };
