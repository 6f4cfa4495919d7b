import type { Path } from '#content/site-file/leaves.ts';

/** What an item can name in other files: an item of a collection, a price, or a category. */
export type Target =
  | 'services'
  | 'posts'
  | 'caseStudies'
  | 'jobs'
  | 'people'
  | 'postCategories'
  | 'projectFilters'
  | 'prices'
  | 'testimonials';

/** A name of another item in the language-independent fields of an item. */
export interface Reference {
  path: Path;
  name: string;
  to: Target;
}
