import { foldText } from '../../lib/fold-text.ts';
import { allCategories } from './all-categories.ts';

/** What the search looks at. */
interface Findable {
  title: string;
  excerpt: string;
  categoryId: string;
}

/**
 * The posts whose title or excerpt contains the term, in any case and with or without accents, and that belong to the
 * category (SPEC sections 4 and 5). Spaces around the term do not count.
 */
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
