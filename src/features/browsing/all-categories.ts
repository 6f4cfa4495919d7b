/** The id of the filter that stands for every category, of posts and of projects (SPEC section 3). */
export const allCategories = 'all';
