import { describe, expect, it } from 'vitest';
import { pathTo } from '../../../../shared/routes.ts';
import { blog } from '../../../../shared/site.ts';
import { defaultLanguage } from '../../../../shared/locales.ts';
import { createTranslator } from '../../../../shared/i18n/translator.ts';
import { pageCount, pagination, postsPerPage, shownNumbers } from './pagination.data.ts';

const t = createTranslator(defaultLanguage);
const blogHref = pathTo(defaultLanguage, 'blog');

describe('the pages of the blog listing', () => {
  it('are one up to nine posts, with the strip that the site wants', () => {
    expect([0, 1, 9, 10, 18, 19].map(pageCount)).toEqual([1, 1, 1, 2, 2, 3]);
    for (const posts of [0, 1, 9])
      expect(pagination(t, 1, posts).kind).toBe(blog.strip === 'inert' ? 'inert' : 'none');
  });

  it('lead from each to the next and back', () => {
    const [first, second, third] = [1, 2, 3].map((number) => pagination(t, number, 2 * postsPerPage + 1));
    expect(first).toMatchObject({ firstPost: 0, previousHref: null, nextHref: `${blogHref}/page/2` });
    expect(second).toMatchObject({
      firstPost: postsPerPage,
      previousHref: blogHref,
      nextHref: `${blogHref}/page/3`,
      pages: [
        { name: '1', href: blogHref, isCurrent: false },
        { name: '2', href: `${blogHref}/page/2`, isCurrent: true },
        { name: '3', href: `${blogHref}/page/3`, isCurrent: false },
      ],
    });
    expect(third).toMatchObject({ previousHref: `${blogHref}/page/2`, nextHref: null });
  });

  it('name the first, the last and the neighbours', () => {
    expect(shownNumbers(1, 3)).toEqual([1, 2, 3]);
    expect(shownNumbers(1, 9)).toEqual([1, 2, null, 9]);
    expect(shownNumbers(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
    expect(shownNumbers(9, 9)).toEqual([1, null, 8, 9]);
  });
});
