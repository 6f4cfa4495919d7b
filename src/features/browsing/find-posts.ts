import { foldText } from '#shared/fold-text.ts';

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

/** Id of the filter for all categories, of posts and of projects (SPEC section 3). */
export const allCategories = 'all';

interface Findable {
  title: string;
  excerpt: string;
  categoryId: string;
}

/** The posts of a category with the term in title or excerpt, without case and accents (SPEC 4 and 5). */
export function findPosts<Post extends Findable>(
  posts: readonly Post[],
  term: string,
  category: string,
): Post[] {
  const wanted = foldText(term.trim());
  return posts.filter(
    ({ title, excerpt, categoryId }) =>
      (category === allCategories || categoryId === category) &&
      (foldText(title).includes(wanted) || foldText(excerpt).includes(wanted)),
  );
}
