import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PaginationProps } from './pagination.tsx';
import { PostBrowser, type BrowsablePost, NoPosts } from './post-browser.tsx';

const posts = Array.from({ length: 11 }, (_, index): BrowsablePost => ({
  id: `post-${index}`,
  title: `Post ${index}`,
  excerpt: 'What it is about.',
  image: { href: '/a.svg#a', viewBox: '0 0 1 1' },
  imageLabel: 'A drawing',
  isoDate: '2026-01-01',
  date: 'January 1',
  author: 'Ada',
  authorRole: 'Engineer',
  authorImage: { initials: 'A', width: 44, height: 44 },
  readTime: '1 min',
  category: 'News',
  categoryId: 'news',
  url: `/blog/post-${index}`,
}));

const empty = {
  title: 'None',
  noMatch: 'None for {term}' as never,
  emptyCategory: 'None here',
  reset: 'Reset',
};

const markupWith = (pagination: PaginationProps) =>
  renderToStaticMarkup(
    <PostBrowser
      breadcrumb={{ label: 'Way', above: [], current: 'Blog' }}
      title="Blog"
      searchLabel="Search"
      categoriesLabel="Category"
      categories={[{ id: 'all', name: 'All', count: '11' }]}
      posts={posts}
      resultCounts={[]}
      empty={empty}
      pagination={pagination}
      closing={<p>Closing</p>}
    />,
  );

const titlesIn = (markup: string) => [...markup.matchAll(/\/blog\/(post-\d+)"/g)].map(([, id]) => id);
const words = { label: 'Pagination', previous: 'Previous', next: 'Next' };

describe('the list of posts', () => {
  it('has those of its page alone, and links to the other pages', () => {
    const markup = markupWith({
      kind: 'links',
      ...words,
      firstPost: 9,
      postCount: 9,
      previousHref: '/blog',
      nextHref: null,
      pages: [
        { name: '1', href: '/blog', isCurrent: false },
        null,
        { name: '2', href: '/b', isCurrent: true },
      ],
    });
    expect([...new Set(titlesIn(markup))]).toEqual(['post-9', 'post-10']);
    expect(markup).toContain('<a href="/blog" rel="prev">');
    expect(markup).toContain('<a href="/b" aria-current="page">2</a>');
    expect(markup).not.toContain('rel="next"');
  });

  it('has all of them without a strip where the site wants none', () => {
    const markup = markupWith({ kind: 'none' });
    expect(new Set(titlesIn(markup)).size).toBe(posts.length);
    expect(markup).not.toContain('Pagination');
  });
});

it.each(['', '  '])('R170: speaks of the category when nothing was searched for: %j', (term) => {
  const markup = renderToStaticMarkup(<NoPosts words={empty} term={term} onReset={() => {}} />);
  expect(markup).toContain('<p>None here</p>');
});
