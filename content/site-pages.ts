import { defaultLanguage, type Language } from '../shared/locales.ts';
import { routes, type RouteId } from '../shared/routes.ts';
import { servicesMode } from '../shared/services-mode.ts';
import { addressOfPage, isSwitchedOff } from '../shared/switched-off.ts';
import { hasFile, onceHeld } from '../shared/site-file/data-file.ts';
import { unknownWord } from '../shared/site-file/parts.ts';
import { attempt } from '../shared/site-file/problem.ts';
import { addressesOf, menuAddresses, ownAddress, routeByAddress, serviceAddresses } from './addresses.ts';
import { caseStudyCollection } from './case-studies.ts';
import { resourceQuestionsIn } from './faqs.ts';
import { itemIdsIn } from './items.ts';
import { legalFile } from './legal.ts';
import { teamIn } from './people.ts';
import { ownPageFiles, ownPageSlugs } from './own-pages.ts';
import { pageFile, sectionOf } from './page-words.ts';
import { postCollection } from './posts.ts';
import { isPageWithWords } from './schema/pages.ts';
import { textIds } from './texts.ts';
import { whitePaperCollection } from './white-papers.ts';

/*
 * Which of the product's pages a site has: those not switched off in `site.yaml` that have something to show. Careers
 * also exists without positions, and says so.
 */

/** Pages that show a collection or a file, with its number of items in a language. */
type Collections = Partial<Record<RouteId, (language: Language) => number>>;

const collections: Collections = {
  services: (language) => itemIdsIn('services', language).length,
  team: (language) => teamIn(language).length,
  portfolio: (language) => itemIdsIn('projects', language).length,
  blog: (language) => textIds(postCollection, language).length,
  caseStudies: (language) => textIds(caseStudyCollection, language).length,
  whitePapers: (language) => textIds(whitePaperCollection, language).length,
  faq: (language) => resourceQuestionsIn(language).length,
  webinars: (language) => itemIdsIn('webinars', language).length,
  privacy: (language) => Number(language === defaultLanguage || hasFile(legalFile('privacy', language))),
  terms: (language) => Number(hasFile(legalFile('terms', language))),
};

/**
 * Whether the words of a page are written in a language. In all but the first they may be missing, except those of
 * home; a file that cannot be read is reported when it is read itself.
 */
function hasWordsIn(language: Language, route: RouteId): boolean {
  const page = route.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (language === defaultLanguage || route === 'home' || !isPageWithWords(page)) return true;
  return attempt(() => sectionOf(pageFile(page), language).value !== undefined).found !== false;
}

/** Pages of single items and the page that lists them: neither exists without the other. */
const listOf: Partial<Record<RouteId, RouteId>> = {
  service: 'services',
  post: 'blog',
  blogPage: 'blog',
  job: 'careers',
  caseStudy: 'caseStudies',
  whitePaper: 'whitePapers',
};

/** The tabs of the resources, in order (SPEC section 2, Resources). */
export const resourceTabs = ['caseStudies', 'whitePapers', 'faq'] as const;

/** Whether a page is not switched off and has something to show, given what the collections hold. */
export function isPageOf(items: Collections, route: RouteId, language = defaultLanguage): boolean {
  // Without its page nobody could read what live mode stores.
  const isNeeded = route === 'admin' && servicesMode === 'live';
  if (isSwitchedOff(routes[route]) && !isNeeded) return false;
  const list = listOf[route];
  if (list) return isPageOf(items, list, language);
  if (!hasWordsIn(language, route)) return false;
  if (route === 'resources') return resourceTabs.some((tab) => isPageOf(items, tab, language));
  return (items[route]?.(language) ?? 1) > 0;
}

/** Whether a page exists, for links to it. For a route with parameters: whether its items have pages. */
export const hasPage = (route: RouteId): boolean => isPageOf(collections, route);

/** Whether a page exists in a language: one that lists texts may have none in it. */
export const hasPageIn = (language: Language, route: RouteId): boolean =>
  isPageOf(collections, route, language);

/** Whether a case study can be read in a language, for links to it. */
export const hasCaseStudy = (language: Language, id: string): boolean =>
  hasPageIn(language, 'caseStudies') && textIds(caseStudyCollection, language).includes(id);

/**
 * Whether a page stands in a language at an address that a menu names: one of the product, of a service, or
 * of the site's own.
 * @param address unprefixed
 */
export function hasPageAt(language: Language, address: string): boolean {
  const route = routeByAddress.get(address);
  if (route !== undefined) return hasPageIn(language, route);
  if (serviceAddresses().includes(address)) return textAddresses(language).has(address);
  return ownPageSlugs(language).includes(address.slice(1));
}

/** The routes whose items have a page each. */
const itemRoutes = ['service', 'job', 'post', 'caseStudy', 'whitePaper'] as const;

/** What a text of a language can link to: the pages that the site has in it. */
export const textAddresses = (language: Language): ReadonlySet<string> =>
  onceHeld(`addresses in ${language}`, () => {
    // A file that cannot be read is reported when it is read itself, and hides no page.
    const isThere = (route: RouteId) => attempt(() => hasPageIn(language, route)).found !== false;
    const all = [
      ...[...routeByAddress].flatMap(([address, route]) => (isThere(route) ? address : [])),
      ...itemRoutes.filter(isThere).flatMap((route) => addressesOf(route, language)),
      ...ownPageSlugs(language).map(ownAddress),
    ];
    return new Set(all.filter((address) => !isSwitchedOff(address)));
  });

/** Whether an address is that of a service without a file: a company deletes those it does not offer. */
export const isGoneService = (address: string): boolean =>
  address.startsWith(`${routes.services}/`) && !serviceAddresses().includes(address);

/**
 * The problem of an address that a menu names; null for none, also where its page is empty, switched off or a service
 * that is gone.
 */
export function addressProblem(address: string): string | null {
  const known = menuAddresses();
  return known.includes(address) || isGoneService(address)
    ? null
    : `no page stands at ${address}: ${unknownWord(address, known)}`;
}

/** What is wrong with a name or an address in `pages` of `site.yaml`; null when nothing is. */
export function settingProblem(page: string, setting: unknown): string | null {
  const address = addressOfPage(page);
  const known = [...menuAddresses(), routes.admin];
  if (!known.includes(address)) {
    const names = [...routeByAddress.values(), 'admin', ...ownPageFiles().map((own) => own.page)];
    return `no such page: ${unknownWord(page, page.startsWith('/') ? known : names)}`;
  }
  if (address === routes.home) return setting === 'off' ? 'home cannot be off: everything leads to it' : null;
  return setting === 'off' ? null : 'only home has blocks';
}

/**
 * Whether the words of a page are needed in a language.
 * @param page the name of its files, which is that of its route where it has one
 */
export function needsWords(page: string, language = defaultLanguage): boolean {
  if (page === 'case-study-and-white-paper')
    return hasPageIn(language, 'caseStudy') || hasPageIn(language, 'whitePaper');
  const id = page.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return !isRoute(id) || hasPageIn(language, id);
}

const isRoute = (id: string): id is RouteId => Object.hasOwn(routes, id);
