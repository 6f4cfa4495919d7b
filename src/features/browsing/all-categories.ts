/** Id of the filter for all categories, of posts and of projects (SPEC section 3). */
export const allCategories = 'all';
