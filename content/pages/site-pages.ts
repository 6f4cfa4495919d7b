import { editionOf, editionsOf, type Edition } from '#content/edition.ts';
import { prefixed, routes, splitPath, type RouteId } from '#shared/routes.ts';
import { addressOfPage, isSwitchedOff } from '#content/site-file/switched-off.ts';
import { unknownWord } from '#content/site-file/parts.ts';
import {
  addressesOf,
  collectionsWithPages,
  menuAddresses,
  ownAddress,
  routeByAddress,
  serviceAddresses,
  ownPageSlugs,
} from './paths.ts';
import { allCollections, collections, type CollectionName } from '#content/collections/all-collections.ts';
import type { AnyCollection } from '#content/collections/define-collection.ts';
import { hasBroken, idsIn, ownPagesIn } from '#content/collections/names.ts';
import type { Site } from '#content/load-site.ts';
import { isPageWithWords, type PageWithWords } from '#content/schema/pages.ts';

/*
 * Which of the product's pages a site has: those not switched off in `site.yaml` that have something to show. Careers
 * also exists without positions, and says so.
 */

/** Whether a page that lists a collection lists an item in a language. One with mistakes counts: it may be listed. */
function hasListed(edition: Edition, name: CollectionName): boolean {
  const collection: AnyCollection = collections[name];
  const items: readonly { id: string }[] = edition[name];
  return hasBroken(edition, collection.files) || items.some((item) => collection.isListed?.(item) ?? true);
}

/** Whether a page that shows a collection or a file has one in a language. */
function hasItems(edition: Edition, route: RouteId): boolean {
  const [name, collection] = allCollections.find(([, { list }]) => list === route) ?? [];
  if (name && collection) return collection.isListKept === true || hasListed(edition, name);
  const hasText = (page: 'privacy' | 'terms') =>
    edition.legalPages[page] !== undefined || hasBroken(edition, `legal/${page}.md`);
  if (route === 'privacy') return edition.language === edition.defaultLanguage || hasText('privacy');
  return route !== 'terms' || hasText('terms');
}

/** The file with the words of a page, `pages/<file>.yaml`; undefined for a page without words of its own. */
export function wordsFileOf(route: RouteId): PageWithWords | undefined {
  const page = route.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return isPageWithWords(page) ? page : undefined;
}

/**
 * Whether the words of a page are written in a language. In all but the first they may be missing, except those of
 * home.
 */
function hasWordsIn(edition: Edition, route: RouteId): boolean {
  const { language, defaultLanguage, pages } = edition;
  const page = wordsFileOf(route);
  if (language === defaultLanguage || route === 'home' || page === undefined) return true;
  return pages[page] !== undefined || hasBroken(edition, `pages/${page}.yaml`);
}

/** Pages of single items and the page that lists them: neither exists without the other. */
const listOf: ReadonlyMap<RouteId, RouteId> = new Map([
  ...collectionsWithPages.map(({ route, list }) => [route, list] as const),
  ['blogPage', 'blog'],
]);

/** The tabs of the resources, in order (SPEC section 2, Resources). */
export const resourceTabs = ['caseStudies', 'whitePapers', 'faq'] as const;

/**
 * Whether a page exists in a language, for links to it: it is not switched off and has something to show. For a route
 * with parameters: whether its items have pages.
 */
export function hasPageIn(edition: Edition, route: RouteId): boolean {
  // Without its page nobody could read what live mode stores.
  const isNeeded = route === 'admin' && edition.mode === 'live';
  if (isSwitchedOff(edition, routes[route]) && !isNeeded) return false;
  const list = listOf.get(route);
  if (list) return hasPageIn(edition, list);
  if (!hasWordsIn(edition, route)) return false;
  if (route === 'resources') return resourceTabs.some((tab) => hasPageIn(edition, tab));
  return hasItems(edition, route);
}

/** Whether a page exists in the site's first language. */
export const hasPage = (site: Site, route: RouteId): boolean => hasPageIn(editionOf(site), route);

/** Whether a case study can be read in a language, for links to it. */
export const hasCaseStudy = (edition: Edition, id: string): boolean =>
  hasPageIn(edition, 'caseStudies') && idsIn(edition, 'caseStudies').includes(id);

/** What a text of a language can link to: the pages that the site has in it. */
export function textAddresses(edition: Edition): ReadonlySet<string> {
  const isThere = (route: RouteId) => hasPageIn(edition, route);
  const all = [
    ...[...routeByAddress].flatMap(([address, route]) => (isThere(route) ? address : [])),
    ...collectionsWithPages
      .filter(({ route }) => isThere(route))
      .flatMap(({ route }) => addressesOf(edition, route)),
    ...ownPageSlugs(edition).map(ownAddress),
  ];
  return new Set(all.filter((address) => !isSwitchedOff(edition, address)));
}

/**
 * Whether a page exists in a language at an address in a menu: a page of the product, a service, a landing page, or a
 * page of the site's own.
 * @param address unprefixed
 */
export function hasPageAt(edition: Edition, address: string): boolean {
  const route = routeByAddress.get(address);
  if (route !== undefined) return hasPageIn(edition, route);
  const item = (['service', 'landingPage'] as const).find((one) =>
    addressesOf(edition, one).includes(address),
  );
  if (item) return hasPageIn(edition, item) && !isSwitchedOff(edition, address);
  return ownPageSlugs(edition).includes(address.slice(1));
}

/** Whether an address is that of a service without a file: a company deletes those it does not offer. */
export const isGoneService = (site: Site, address: string): boolean =>
  address.startsWith(`${routes.services}/`) && !serviceAddresses(site).includes(address);

/**
 * The problem of an address that a menu names; null for none, also where its page is empty, switched off or a service
 * that is gone.
 */
export function addressProblem(site: Site, address: string): string | null {
  const known = menuAddresses(site);
  if (known.includes(address) || isGoneService(site, address)) return null;
  const { path } = withoutLanguage(editionOf(site), address);
  const advice = known.includes(path) ? `write ${path}, without a language` : unknownWord(address, known);
  return `no page at ${address}: ${advice}`;
}

/**
 * What is meant by an address with the prefix of a language, or with the name that a page has in one: `/de/kontakt` and
 * `/kontakt` are `/contact`.
 * @param edition in the language of the text that has the address
 */
export function withoutLanguage(edition: Edition, address: string): ReturnType<typeof splitPath> {
  const { language, languages } = edition;
  const [prefix, code = ''] = /^\/([a-z]{2,3})(?:-[a-z]{2})?(?=\/|$)/i.exec(address) ?? [''];
  if (prefix === '') return splitPath(edition, prefixed(edition, language, address));
  const named = code.toLowerCase();
  const to = languages.includes(named) ? named : language;
  return splitPath(edition, prefixed(edition, to, address.slice(prefix.length) || '/'));
}

/** What is wrong with a name or an address in `pages` of `site.yaml`; null when nothing is. */
export function settingProblem(site: Site, page: string, setting: unknown): string | null {
  const address = addressOfPage(page);
  const known = [...menuAddresses(site), routes.admin];
  if (!known.includes(address)) {
    const names = [...routeByAddress.values(), 'admin', ...editionsOf(site).flatMap(ownPagesIn)];
    return `no such page: ${unknownWord(page, page.startsWith('/') ? known : names)}`;
  }
  if (address === routes.home) return setting === 'off' ? 'the home page cannot be off' : null;
  return setting === 'off' ? null : 'only home has blocks';
}

/**
 * Whether the words of a page are needed in a language.
 * @param page the name of its files, which is that of its route where it has one
 */
export function needsWords(edition: Edition, page: string): boolean {
  if (page === 'case-study-and-white-paper')
    return hasPageIn(edition, 'caseStudy') || hasPageIn(edition, 'whitePaper');
  const id = page.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return !isRoute(id) || hasPageIn(edition, id);
}

const isRoute = (id: string): id is RouteId => Object.hasOwn(routes, id);
