import type { Site } from '#content/load-site.ts';
import { ownPageSlugs } from '#content/addresses.ts';
import type { MenuGroup } from '#shared/site-file/site.ts';
import { inLanguage } from '#shared/routes.ts';
import { pageWords } from '#content/page-words.ts';
import type { Translator } from '#shared/i18n/translator.ts';
import { leavesOf } from '#shared/site-file/data-file.ts';
import { headOf } from '#src/pages/head.data.ts';
import { legalLink, menusIn, shortName } from '#src/pages/menus.data.ts';
import type { PageDefinition } from '#src/pages/page-definition.ts';
import type { SitemapProps, PageLeaf } from './sitemap.page.tsx';

/** A page as the sitemap names it: with the short name of the bar. */
const leafOf =
  (site: Site, t: Translator) =>
  (address: string): PageLeaf => ({
    label: shortName(site, t, address),
    href: inLanguage(site, t.language, address),
  });

/** A part of the map: its first page, and those below it. */
function part(site: Site, t: Translator, title: string, { page, entries }: MenuGroup): SitemapProps['main'] {
  const leaf = leafOf(site, t);
  return { title, root: page === undefined ? null : leaf(page), pages: entries.map(leaf) };
}

/** Pages of the site's own that no menu names: without this list nothing would lead to them. */
export function ownPagesBeside(menus: object, slugs: readonly string[]): string[] {
  const named = new Set(leavesOf(menus).map(([, value]) => value));
  return slugs.map((slug) => `/${slug}`).filter((address) => !named.has(address));
}

/** The sitemap for people; the one for search engines is sitemap.xml. */
export const page: PageDefinition<SitemapProps> = {
  route: 'sitemap',
  view: 'sitemap',
  load({ site, language, t }) {
    const { head, lead } = pageWords(site, 'sitemap', language);
    const menus = menusIn(site, language);
    const { main, services, legal } = menus.sitemap;
    const own = ownPagesBeside(menus, ownPageSlugs(site, language));
    return {
      head: headOf(site, head),
      props: {
        title: t('menu.sitemap'),
        lead,
        main: part(site, t, t('sitemap.main'), { ...main, entries: [...main.entries, ...own] }),
        services: part(site, t, t('nav.services'), services),
        legal: {
          title: t('footer.legalLandmark'),
          root: null,
          pages: legal.map((address) => legalLink(site, t, address)),
        },
      },
    };
  },
};
