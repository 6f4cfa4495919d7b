import type { Edition } from '#content/edition.ts';
import { landingAddresses, ownPageSlugs } from '#content/pages/paths.ts';
import type { MenuGroup } from '#content/site-file/site.ts';
import { pageWords } from '#content/pages/page-words.ts';
import { leavesOf } from '#content/site-file/leaves.ts';
import { headOf } from '#src/pages/head.data.ts';
import { writtenLink } from '#src/pages/links.data.ts';
import { legalLink, menusIn, shortName } from '#src/pages/menus.data.ts';
import type { PageDefinition } from '#src/pages/page-definition.ts';
import type { SitemapProps, PageLeaf } from './sitemap.page.tsx';

/** A page as the sitemap names it: with the short name of the bar. */
const leafOf =
  (edition: Edition) =>
  (address: string): PageLeaf =>
    writtenLink(edition, shortName(edition, address), address);

/** A part of the map: its first page, and those below it. */
function part(edition: Edition, title: string, { page, entries }: MenuGroup): SitemapProps['main'] {
  const leaf = leafOf(edition);
  return { title, root: page === undefined ? null : leaf(page), pages: entries.map(leaf) };
}

/** Pages of the site's own that no menu names: without this list nothing would lead to them. */
export function ownPagesBeside(menus: object, slugs: readonly string[]): string[] {
  const named = new Set(leavesOf(menus).map(([, value]) => value));
  return slugs.map((slug) => `/${slug}`).filter((address) => !named.has(address));
}

/** Landing pages that another menu names: the others are for people who come from a search or a campaign. */
const landingPagesIn = (edition: Edition, { main, footer, sitemap }: ReturnType<typeof menusIn>): string[] =>
  landingAddresses(edition.site).filter(
    (address) =>
      [main, footer].some((menu) => leavesOf(menu).some(([, value]) => value === address)) &&
      !leavesOf(sitemap).some(([, value]) => value === address),
  );

/** The sitemap for people; the one for search engines is sitemap.xml. */
export const page: PageDefinition<SitemapProps> = {
  route: 'sitemap',
  view: 'sitemap',
  load(edition) {
    const { t } = edition;
    const { head, lead } = pageWords(edition, 'sitemap');
    const menus = menusIn(edition);
    const { main, services, legal } = menus.sitemap;
    const own = [...landingPagesIn(edition, menus), ...ownPagesBeside(menus, ownPageSlugs(edition))];
    return {
      head: headOf(edition, t('menu.sitemap'), head),
      breadcrumb: null,
      props: {
        title: t('menu.sitemap'),
        lead,
        main: part(edition, t('sitemap.main'), { ...main, entries: [...main.entries, ...own] }),
        services: part(edition, t('nav.services'), services),
        legal: {
          title: t('footer.legalLandmark'),
          root: null,
          pages: legal.map((address) => legalLink(edition, address)),
        },
      },
    };
  },
};
