import type { Language } from '#shared/locales.ts';
import type { ShownOf } from './collections/define-collection.ts';
import type { projects } from './collections/projects.ts';
import type { Site } from './load-site.ts';

/** A portfolio project in one language (SPEC section 3). */
export type Project = ShownOf<typeof projects>;

/** A category of projects. */
export interface ProjectFilter {
  id: string;
  name: string;
}

/** The categories in the order of their buttons (SPEC section 3, filter ids). */
export const projectFiltersIn = (site: Site, language: Language): ProjectFilter[] =>
  site.projectFilters[language] ?? [];

/** The projects in order (SPEC section 2, Portfolio). */
export const projectsIn = (site: Site, language: Language): Project[] => site.projects[language] ?? [];

/** The featured case studies below the grid (SPEC section 2, Portfolio). */
export const featuredCasesIn = (site: Site, language: Language): Site['featuredCases'][string] =>
  site.featuredCases[language] ?? [];
