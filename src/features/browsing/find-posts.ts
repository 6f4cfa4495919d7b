import { foldText } from '../../../shared/fold-text.ts';
import { allCategories } from './all-categories.ts';

/** The fields that are searched. */
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
