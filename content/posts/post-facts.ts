/** The category ids a post may have; the blog listing filters by them (SPEC section 3). */
export type PostCategory = 'cloud' | 'security' | 'devops' | 'development' | 'database' | 'ai';

/** The cover drawings a post may carry; each is a landscape of hexagonal basalt columns. */
export type PostCover = 'plateau' | 'crater' | 'spiral' | 'islands' | 'terrace' | 'waves';

/**
 * What is true of a blog post in every language; its words are in `<slug>/<language>.md` (SPEC section 3).
 * Reading time is not here: it is counted from the text.
 */
export interface PostFacts {
  /** The slug: the folder's name and the last part of the address `/blog/<slug>`. */
  id: string;
  /** Day of publication as YYYY-MM-DD. */
  date: string;
  /** Id of the person who wrote it, for instance `maren`. */
  author: string;
  category: PostCategory;
  cover: PostCover;
  /** Slugs of the two posts offered under “Read next”, the nearer one first. */
  related: [string, string];
}
