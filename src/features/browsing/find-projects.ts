import { allCategories } from './all-categories.ts';

/** What the filter looks at. */
interface Filterable {
  categoryIds: readonly string[];
}

/** The projects whose categories include the chosen one (SPEC section 4, Portfolio filter), in their order. */
export function findProjects<Project extends Filterable>(
  projects: readonly Project[],
  category: string,
): Project[] {
  return projects.filter(({ categoryIds }) => category === allCategories || categoryIds.includes(category));
}
