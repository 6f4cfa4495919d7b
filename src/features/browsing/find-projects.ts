import { allCategories } from './all-categories.ts';

/** The fields that are filtered. */
interface Filterable {
  categoryIds: readonly string[];
}

/** The projects of the chosen category, in their order (SPEC section 4, Portfolio filter). */
export function findProjects<Project extends Filterable>(
  projects: readonly Project[],
  category: string,
): Project[] {
  return projects.filter(({ categoryIds }) => category === allCategories || categoryIds.includes(category));
}
