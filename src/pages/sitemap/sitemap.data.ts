import { siteTree, siteTreeCounts } from '../../../artwork/out/site-tree.ts';
import { brandName } from '../../../config/brand.ts';
import { pathTo, type StaticRouteId } from '../../../config/routes.ts';
import type { MessageKey, Translator } from '../../../i18n/translator.ts';
import type { PageDefinition } from '../../page-data/page-definition.ts';
import { objectPreview } from '../../page-data/preview-art.data.ts';
import type { PageLeaf } from './page-tree.tsx';
import type { SitemapProps } from './sitemap.page.tsx';

type Entry = [route: StaticRouteId, name: MessageKey];

/** The sixteen links of SPEC section 2 (Sitemap), no more and no fewer; the footer leads to all other pages. */
const mainPages: Entry[] = [
  ['about', 'nav.about'],
  ['portfolio', 'nav.portfolio'],
  ['blog', 'nav.blog'],
  ['contact', 'nav.contact'],
  ['careers', 'menu.careers'],
];
const servicePages: Entry[] = [
  ['cloud', 'service.cloud.name'],
  ['database', 'service.database.name'],
  ['appDevelopment', 'service.appDevelopment.name'],
  ['webDevelopment', 'service.webDevelopment.name'],
  ['devops', 'service.devops.name'],
  ['cybersecurity', 'service.cybersecurity.name'],
];
const legalPages: Entry[] = [
  ['privacy', 'menu.privacy'],
  ['terms', 'menu.terms'],
  ['sitemap', 'menu.sitemap'],
];

const leaf =
  (t: Translator) =>
  ([route, name]: Entry): PageLeaf => ({ label: t.of(name), href: pathTo(t.language, route) });

/** The sitemap for people; the one for search engines is sitemap.xml. */
export const page: PageDefinition<SitemapProps> = {
  route: 'sitemap',
  view: 'sitemap',
  load({ t }) {
    const { home, main, inner } = siteTreeCounts;
    const leafOf = leaf(t);
    return {
      head: {
        title: t('sitemap.head.title', { brand: brandName }),
        description: t('sitemap.head.description'),
        previewArt: objectPreview(siteTree),
      },
      props: {
        title: t('menu.sitemap'),
        lead: t('sitemap.lead'),
        main: {
          title: t('sitemap.main'),
          root: leafOf(['home', 'nav.home']),
          pages: mainPages.map(leafOf),
        },
        services: {
          title: t('nav.services'),
          root: leafOf(['services', 'nav.services']),
          pages: servicePages.map(leafOf),
        },
        legal: { title: t('landmark.legal'), root: null, pages: legalPages.map(leafOf) },
        figure: { picture: siteTree, caption: t('sitemap.caption', { total: home + main + inner, main }) },
      },
    };
  },
};
