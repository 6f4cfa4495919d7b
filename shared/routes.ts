import { defaultLanguage, languages, type Language } from './locales.ts';
import type { SiteSettings } from './site-file/site.ts';
import { addresses } from './site.ts';

/**
 * Every route of the site, once (SPEC section 2). Menus, forms, prerender, sitemap and tests read this table;
 * `:name` marks a parameter.
 */
export const routes = {
  home: '/',
  services: '/services',
  service: '/services/:id',
  about: '/about',
  team: '/team',
  portfolio: '/portfolio',
  blog: '/blog',
  post: '/blog/:slug',
  /** The listing from its second page on. */
  blogPage: '/blog/page/:number',
  contact: '/contact',
  careers: '/careers',
  job: '/careers/:jobId',
  resources: '/resources',
  caseStudies: '/resources/case-studies',
  caseStudy: '/resources/case-studies/:id',
  whitePapers: '/resources/white-papers',
  whitePaper: '/resources/white-papers/:id',
  faq: '/resources/faq',
  webinars: '/resources/webinars',
  privacy: '/privacy-policy',
  terms: '/terms-conditions',
  sitemap: '/sitemap',
  search: '/search',
  admin: '/admin',
  /** The pages that a site adds without code. */
  ownPage: '/:page',
} as const;

export type RouteId = keyof typeof routes;

type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}` ? Name : never;
export type RouteParameters<Id extends RouteId> = Record<ParameterOf<(typeof routes)[Id]>, string>;
/** Routes that need no parameter, so that a menu can point at them. */
export type StaticRouteId = {
  [Id in RouteId]: ParameterOf<(typeof routes)[Id]> extends never ? Id : never;
}[RouteId];

/** The path of a route in a language: `pathTo('de', 'post', { slug: 'x' })` is `/de/blog/x`. */
export function pathTo<Id extends RouteId>(
  language: Language,
  id: Id,
  ...[parameters]: Id extends StaticRouteId ? [] : [RouteParameters<Id>]
): string {
  return inLanguage(language, unprefixedPath(id, parameters ?? {}));
}

/** The path of a route without a language: how pages are listed, previewed and compared. */
export function unprefixedPath(id: RouteId, parameters: Readonly<Record<string, string>> = {}): string {
  return routes[id].replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));
}

/** A path whose beginning has another name; the path itself where it has none. */
function renamed(path: string, names: readonly (readonly [from: string, to: string])[]): string {
  const [from, to] = names.find(([start]) => path === start || path.startsWith(`${start}/`)) ?? ['', ''];
  return to + path.slice(from.length);
}

/** What addresses in several languages depend on. */
interface LanguageAddresses extends Pick<SiteSettings, 'addresses'> {
  /** The first one has no prefix. */
  languages: readonly Language[];
}

const chosenSite: LanguageAddresses = { languages, addresses };

/** A path with the prefix of a language; the default one has none. */
export function prefixed(language: Language, path: string, site = chosenSite): string {
  if (language === site.languages[0]) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/**
 * Moves an unprefixed path into a language: `/about` is `/fr/about` in French and itself in English, or what
 * `addresses` of `site.yaml` calls it there.
 */
export function inLanguage(language: Language, path: string, site = chosenSite): string {
  return prefixed(language, renamed(path, site.addresses[language] ?? []), site);
}

/** Splits a URL path into its language and the unprefixed path of the product, without a trailing slash. */
export function splitPath(pathname: string, site = chosenSite): { language: Language; path: string } {
  const trimmed = pathname.replace(/\/+$/, '') || '/';
  const [first = 'en', ...others] = site.languages;
  const prefix = trimmed.split('/')[1] ?? '';
  const isPrefixed = others.includes(prefix);
  const language = isPrefixed ? prefix : first;
  const named = isPrefixed ? trimmed.slice(prefix.length + 1) || '/' : trimmed;
  return {
    language,
    path: renamed(
      named,
      (site.addresses[language] ?? []).map(([path, name]) => [name, path]),
    ),
  };
}

/** The address that a path may mean: `/services/`, `/services.html` and `/services/index.html` are `/services`. */
export const pageAddress = (path: string): string =>
  path.replace(/\/+$/, '').replace(/(?:\/index)?\.html$/, '') || '/';

/** The address of a page's text as Markdown: that of the page and `.md`, `/index.md` for the one at `/`. */
export const markdownPath = (pathname: string): string => (pathname === '/' ? '/index.md' : `${pathname}.md`);

/**
 * The same page in every language, for search engines: pairs of a BCP 47 code (or `x-default`) and a path.
 * None where the site has only one language.
 * @param pageLanguages the languages in which the page exists
 */
export function alternatesOf(
  path: string,
  pageLanguages: readonly Language[],
): [hreflang: string, path: string][] {
  const known = pageLanguages.includes(defaultLanguage) ? defaultLanguage : pageLanguages[0];
  if (languages.length === 1 || known === undefined) return [];
  return [
    ...pageLanguages.map((to): [string, string] => [to, inLanguage(to, path)]),
    ['x-default', inLanguage(known, path)],
  ];
}
