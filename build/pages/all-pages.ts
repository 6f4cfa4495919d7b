import type { Site } from '#content/load-site.ts';
import type { Language } from '#shared/locales.ts';
import { routes, unprefixedPath } from '#shared/routes.ts';
import { editionOf, type Edition } from '#content/edition.ts';
import { parametersOf } from '#content/pages/addresses.ts';
import { hasPageIn } from '#content/pages/site-pages.ts';
import type { AnyPageDefinition } from '#src/pages/page-definition.ts';

type PageModule = { page: AnyPageDefinition } | { pages: AnyPageDefinition[] };

/** All pages, found by file name: a new folder in `src/pages` is published without being listed. */
const modules = import.meta.glob<PageModule>('../../src/pages/*/*.data.ts', { eager: true });

const definitions: AnyPageDefinition[] = Object.values(modules).flatMap((module) =>
  'pages' in module ? module.pages : [module.page],
);

/** One address of a page in one language. */
export interface PageAddress {
  definition: AnyPageDefinition;
  parameters: Record<string, string>;
  language: Language;
  /** Path without language prefix. */
  path: string;
}

/** The addresses of a page in a language; none for the not-found page, or when the site does not have the page. */
function addressesOf(edition: Edition, definition: AnyPageDefinition): PageAddress[] {
  const { route } = definition;
  if (route === 'notFound' || !hasPageIn(edition, route)) return [];
  const all = definition.parameters?.(edition) ?? parametersOf(edition, route);
  return all.map((parameters) => ({
    definition,
    parameters,
    language: edition.language,
    path: unprefixedPath(route, parameters),
  }));
}

/** Every public address of the site in a language. */
export const addressesIn = (edition: Edition): PageAddress[] =>
  definitions.flatMap((definition) => addressesOf(edition, definition));

/** Whether a path matches the pattern of a route. Checked first, because listing the items of a route costs more. */
const hasFormOf = (path: string, { route }: AnyPageDefinition) =>
  route !== 'notFound' && new RegExp(`^${routes[route].replaceAll(/:\w+/g, '[^/]+')}$`).test(path);

/** The page at a path, if there is one. */
const pageAt = (edition: Edition, path: string): PageAddress | undefined =>
  definitions
    .filter((definition) => hasFormOf(path, definition))
    .flatMap((definition) => addressesOf(edition, definition))
    .find((address) => address.path === path);

/** The languages of a page: all, except for pages that a site adds in some languages. */
export const languagesOf = (site: Site, path: string): Language[] =>
  site.languages.filter((language) => pageAt(editionOf(site, language), path));

/** The page at a path, or the not-found page, which keeps the path in the address bar. */
export function addressOf(edition: Edition, path: string): PageAddress {
  const found = pageAt(edition, path);
  if (found) return found;
  const definition = definitions.find((candidate) => candidate.route === 'notFound');
  if (!definition) throw new Error('src/pages has no page for the route notFound');
  return { definition, parameters: {}, language: edition.language, path };
}
