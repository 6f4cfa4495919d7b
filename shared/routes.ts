import type { LocalizedSite } from './localized-site.ts';
import type { Language } from './locales.ts';

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
  /** The pages that a site adds without code: of text, and of blocks. */
  ownPage: '/:page',
  landingPage: '/:id',
} as const;

export type RouteId = keyof typeof routes;

type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}` ? Name : never;
export type RouteParameters<Id extends RouteId> = Record<ParameterOf<(typeof routes)[Id]>, string>;
/** Routes that need no parameter, so that a menu can point at them. */
export type StaticRouteId = {
  [Id in RouteId]: ParameterOf<(typeof routes)[Id]> extends never ? Id : never;
}[RouteId];

/** The path of a route in a language: `pathTo(site, 'de', 'post', { slug: 'x' })` is `/de/blog/x`. */
export function pathTo<Id extends RouteId>(
  site: LocalizedSite,
  language: Language,
  id: Id,
  ...[parameters]: Id extends StaticRouteId ? [] : [RouteParameters<Id>]
): string {
  return inLanguage(site, language, unprefixedPath(id, parameters ?? {}));
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

/** A path with the prefix of a language; the default one has none. */
export function prefixed(site: LocalizedSite, language: Language, path: string): string {
  if (language === site.defaultLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/**
 * Moves an unprefixed path into a language: `/about` is `/fr/about` in French and itself in English, or what
 * `addresses` of `site.yaml` calls it there.
 */
export function inLanguage(site: LocalizedSite, language: Language, path: string): string {
  return prefixed(site, language, renamed(path, site.settings.addresses[language] ?? []));
}

/** Splits a URL path into its language and the unprefixed path of the product, without a trailing slash. */
export function splitPath(site: LocalizedSite, pathname: string): { language: Language; path: string } {
  const trimmed = pathname.replace(/\/+$/, '') || '/';
  const [first = '', ...others] = site.languages;
  const prefix = trimmed.split('/')[1] ?? '';
  const isPrefixed = others.includes(prefix);
  const language = isPrefixed ? prefix : first;
  const named = isPrefixed ? trimmed.slice(prefix.length + 1) || '/' : trimmed;
  return {
    language,
    path: renamed(
      named,
      (site.settings.addresses[language] ?? []).map(([path, name]) => [name, path]),
    ),
  };
}

/** The address that a path may mean: `/services/`, `/services.html` and `/services/index.html` are `/services`. */
export const pageAddress = (path: string): string =>
  path.replace(/\/+$/, '').replace(/(?:\/index)?\.html$/, '') || '/';

/**
 * The same page in every language, for search engines: pairs of a BCP 47 code (or `x-default`) and a path.
 * None where the site has only one language.
 * @param pageLanguages the languages in which the page exists
 */
export function alternatesOf(
  site: LocalizedSite,
  path: string,
  pageLanguages: readonly Language[],
): [hreflang: string, path: string][] {
  const known = pageLanguages.includes(site.defaultLanguage) ? site.defaultLanguage : pageLanguages[0];
  if (site.languages.length === 1 || known === undefined) return [];
  return [
    ...pageLanguages.map((to): [string, string] => [to, inLanguage(site, to, path)]),
    ['x-default', inLanguage(site, known, path)],
  ];
}
