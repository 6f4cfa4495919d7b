import { editionOf } from '#content/edition.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Language } from '#shared/locales.ts';
import type { PaginationProps } from '#src/features/browsing/pagination.tsx';
import { NoPosts, PostBrowser } from '#src/features/browsing/post-browser.tsx';
import { pages } from './blog.data.ts';

const load = (page: number, language: Language = 'en') =>
  pages[page - 1]!.load(editionOf(site, language, 'simulated'), page === 1 ? {} : { number: String(page) });
const { browser } = (await load(1)).props;

const markupWith = (pagination: PaginationProps) =>
  renderToStaticMarkup(<PostBrowser {...browser} pagination={pagination} closing={null} />);
const urlsIn = (markup: string) =>
  browser.posts.map(({ url }) => url).filter((url) => markup.includes(`href="${url}"`));

it('the listing has all of them without a strip where the site wants none', () => {
  const markup = markupWith({ kind: 'none' });
  expect(urlsIn(markup)).toHaveLength(browser.posts.length);
  expect(markup).not.toContain('aria-label="Pagination"');
});

it('shows no filters where each leaves all articles', () => {
  const markupFor = (...names: string[]) => {
    const categories = names.map((name) => ({ id: name, name, count: name.length.toString() }));
    return renderToStaticMarkup(<PostBrowser {...browser} categories={categories} closing={null} />);
  };
  expect(markupFor('All')).not.toContain('<fieldset');
  expect(markupFor('All', 'Our')).not.toContain('<fieldset');
  expect(markupFor('All', 'Us')).toContain('<fieldset');
  expect(markupFor('All', 'One', 'Two')).not.toContain('<fieldset');
  expect(markupFor('All', 'One', 'More')).toContain('<fieldset');
});

it.each(['', '  '])('R170: speaks of the category when nothing was searched for: %j', (term) => {
  const markup = renderToStaticMarkup(<NoPosts words={browser.empty} term={term} onReset={() => {}} />);
  expect(markup).toContain(`<p>${browser.empty.emptyCategory}</p>`);
});

it.each([
  ['en', /^Page 2: \S/],
  ['de', /^Seite 2: \S/],
  ['es', /^Página 2: \S/],
  ['fr', /^Page 2\u00A0: \S/],
])('describes a further page of the listing with the colon of the language: %s', async (language, start) => {
  expect((await load(2, language)).head.description).toMatch(start);
});
