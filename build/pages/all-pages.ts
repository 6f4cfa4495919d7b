import type { Site } from '#content/load-site.ts';
import type { Language } from '#shared/locales.ts';
import { routes, unprefixedPath } from '#shared/routes.ts';
import { editionOf, type Edition } from '#content/edition.ts';
import { parametersOf } from '#content/pages/paths.ts';
import { hasPageIn } from '#content/pages/site-pages.ts';
import type { AnyPageDefinition } from '#src/pages/page-definition.ts';

type PageModule = { page: AnyPageDefinition } | { pages: AnyPageDefinition[] };

/** All pages, found by file name: a new folder in `src/pages` is published without being listed. */
const modules = import.meta.glob<PageModule>('../../src/pages/*/*.data.ts', { eager: true });

const definitions: AnyPageDefinition[] = Object.values(modules).flatMap((module) =>
  'pages' in module ? module.pages : [module.page],
);

export interface SitePage {
  definition: AnyPageDefinition;
  parameters: Record<string, string>;
  language: Language;
  /** Path without language prefix. */
  path: string;
}

/** The pages of a definition in a language; none for the not-found page, or when the site does not have the page. */
function pagesOfRoute(edition: Edition, definition: AnyPageDefinition): SitePage[] {
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

/** Every public page of the site in a language. */
export const listPages = (edition: Edition): SitePage[] =>
  definitions.flatMap((definition) => pagesOfRoute(edition, definition));

/** Whether a path matches the pattern of a route. Checked first, because listing the items of a route costs more. */
const matchesRoute = (path: string, { route }: AnyPageDefinition) =>
  route !== 'notFound' && new RegExp(`^${routes[route].replaceAll(/:\w+/g, '[^/]+')}$`).test(path);

const findPage = (edition: Edition, path: string): SitePage | undefined =>
  definitions
    .filter((definition) => matchesRoute(path, definition))
    .flatMap((definition) => pagesOfRoute(edition, definition))
    .find((page) => page.path === path);

/** The languages of a page: all, except for pages that a site adds in some languages. */
export const languagesOf = (site: Site, path: string): Language[] =>
  site.languages.filter((language) => findPage(editionOf(site, language), path));

/** The page at a path, or the not-found page, which keeps the path in the address bar. */
export function pageAt(edition: Edition, path: string): SitePage {
  const found = findPage(edition, path);
  if (found) return found;
  const definition = definitions.find((candidate) => candidate.route === 'notFound');
  if (!definition) throw new Error('src/pages has no page for the route notFound');
  return { definition, parameters: {}, language: edition.language, path };
}
