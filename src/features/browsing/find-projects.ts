/** What the filter looks at. */
interface Filterable {
  categoryIds: readonly string[];
}

/** The filter that stands for every category (SPEC section 3). */
export const everyCategory = 'all';

/** The projects whose categories include the chosen one (SPEC section 4, Portfolio filter), in their order. */
export function findProjects<Project extends Filterable>(
  projects: readonly Project[],
  category: string,
): Project[] {
  return projects.filter(({ categoryIds }) => category === everyCategory || categoryIds.includes(category));
}
