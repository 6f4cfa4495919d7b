import { inLanguage, unprefixedPath, type RouteId } from '../../config/routes.ts';
import type { ServicesMode } from '../../config/services-mode.ts';
import { routeByAddress } from '../../content/addresses.ts';
import { legalPageIn, legalPages } from '../../content/legal.ts';
import { ownPageIn, ownPageSlugs } from '../../content/own-pages.ts';
import { pageWords } from '../../content/page-words.ts';
import { hasPageAt } from '../../content/site-pages.ts';
import type { Translator } from '../../i18n/translator.ts';
import { menuWords } from './menu-words.data.ts';
import type { MakeEntry, SearchEntry } from './search-entry.data.ts';

/** The files with the words of pages. */
const filesOf = {
  home: 'home',
  services: 'services',
  about: 'about',
  team: 'team',
  portfolio: 'portfolio',
  blog: 'blog',
  contact: 'contact',
  careers: 'careers',
  resources: 'resources',
  caseStudies: 'case-studies',
  whitePapers: 'white-papers',
  faq: 'faq',
  webinars: 'webinars',
  sitemap: 'sitemap',
} as const;

const hasFile = (route: RouteId): route is keyof typeof filesOf => Object.hasOwn(filesOf, route);

/** Entries of the product's pages, but services and items, and of the site's own pages. */
export function pageEntries(t: Translator, mode: ServicesMode, entry: MakeEntry): SearchEntry[] {
  const { language } = t;
  const isLegal = (route: RouteId) => legalPages.find((page) => page === route);

  const pages = [...routeByAddress]
    .filter(([address, route]) => route !== 'search' && hasPageAt(language, address))
    .map(([address, route]) => {
      const { name, hint } = menuWords(t, address);
      const legal = isLegal(route);
      const { description } = hasFile(route)
        ? pageWords(filesOf[route], language).head
        : legal
          ? legalPageIn(language, legal, mode).head
          : { description: '' };
      const clauses = legal ? legalPageIn(language, legal, mode).clauses : [];
      const found = entry(
        {
          title: name,
          href: inLanguage(language, address),
          hint,
          text: [description, ...clauses.map(({ title }) => title)],
        },
        address,
      );
      const also = t.of(`search.also.${route}`);
      return { ...found, also: `${also} ${found.also}`.trim() };
    });

  const own = ownPageSlugs(language).map((page) => {
    const { title, head, lead = '', clauses } = ownPageIn(language, page, mode);
    const address = unprefixedPath('ownPage', { page });
    const text = [head.description, lead, ...clauses.map((clause) => clause.title)];
    return entry({ title, href: inLanguage(language, address), text }, address);
  });
  return [...pages, ...own];
}
