import { editionOf } from '#content/edition.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, type Page } from '@playwright/test';
import { pageWords } from '#content/pages/page-words.ts';
import type { Post } from '#content/collections/posts.ts';
import { posts, say, withoutPosts } from '#tests/support/site-under-test.ts';
import { test, visit, rare } from '#tests/support/visit.ts';

/** The blog: search, categories, the empty state, inert elements (SPEC sections 2, 4, 5 and 8). */

test.skip(...withoutPosts);

/** The posts on the first page of the listing, which shows nine; tests that count posts look at it. */
const onePage = posts.slice(0, 9);
const blogTitle = posts.length > 0 ? pageWords(editionOf(site), 'blog').title : '';
const categories = [
  { id: 'all', name: say('post.category.all'), count: posts.length },
  ...(site.postCategories[site.defaultLanguage] ?? []).map(({ id, name }) => ({
    id,
    name,
    count: posts.filter((post) => post.category === id).length,
  })),
];

const search = (page: Page) => page.getByRole('searchbox', { name: say('blog.browser.searchLabel') });
const group = (page: Page) => page.getByRole('group', { name: say('blog.browser.categoriesLabel') });
/** The button of a category, with the number of its posts. */
function category(page: Page, id: string) {
  const { name = '', count = 0 } = categories.find((one) => one.id === id) ?? {};
  return group(page).getByRole('button', { name: `${name} ${count}`, exact: true });
}
const titles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');
const reset = (page: Page) => page.getByRole('button', { name: say('blog.empty.reset') });
const titlesOf = (some: readonly Post[]) => some.map(({ title }) => title);

/** Words of plain letters, the longest first. */
const plainWords = (text: string) =>
  [...text.matchAll(/(?<!\p{L})[a-z]{4,}(?!\p{L})/giu)]
    .map(([word]) => word)
    .toSorted((a, b) => b.length - a.length);
const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\u00AD]/gu, '');
/** The posts with a word in title or excerpt. */
const withWord = (word: string, among: readonly Post[] = posts) =>
  among.filter(({ title, excerpt }) => fold(`${title} ${excerpt}`).includes(fold(word)));

/** The latest post, and one of another category. */
const [latest] = posts;
const filed = posts.findLast((post) => post.category !== latest?.category) ?? latest;
const ofCategory = posts.filter((post) => post.category === filed?.category);
const filedWord = plainWords(filed?.title ?? '')[0] ?? '';
const foundInCategory = withWord(filedWord, ofCategory);
/** A word that no post contains. */
const nonsense = 'Zebraquagga';

test('filters by text and category while typing, stores both in the URL, and offers a reset without results (R030, R164, R165, R166, R167, R168, R169, R171, R172)', async ({
  page,
}) => {
  const id = filed?.category ?? '';
  await visit(page, '/blog');
  const inTitle = plainWords(latest?.title ?? '')[0] ?? '';
  await search(page).pressSequentially(inTitle.toUpperCase());
  await expect(titles(page)).toHaveText(titlesOf(withWord(inTitle)));
  await search(page).fill('   ');
  await expect(titles(page)).toHaveCount(onePage.length);

  await test.step('search and category combine, and the first result is the large one', async () => {
    await category(page, id).click();
    await expect(category(page, id)).toHaveAttribute('aria-pressed', 'true');
    await expect(category(page, 'all')).toHaveAttribute('aria-pressed', 'false');
    await expect(titles(page)).toHaveText(titlesOf(ofCategory));
    const article = page.getByRole('main').getByRole('article').first();
    expect((await article.boundingBox())?.width).toBeGreaterThan(1000);
    await search(page).fill(filedWord);
    await expect(titles(page)).toHaveText(titlesOf(foundInCategory));
  });

  await test.step('no result: a button restores everything', async () => {
    await expect(reset(page)).toHaveCount(0);
    await search(page).fill(nonsense);
    await reset(page).click();
    await expect(search(page)).toHaveValue('');
    await expect(category(page, 'all')).toHaveAttribute('aria-pressed', 'true');
    await expect(titles(page)).toHaveCount(onePage.length);
    await expect(reset(page)).toHaveCount(0);
    await expect(search(page)).toBeFocused();
    expect(new URL(page.url()).search).toBe('');
  });

  await test.step('both are in the URL, survive a reload, and invalid ones fall back', async () => {
    await search(page).fill(filedWord);
    await category(page, id).click();
    expect(new URL(page.url()).searchParams.get('q')).toBe(filedWord);
    expect(new URL(page.url()).searchParams.get('category')).toBe(id);
    await visit(page, page.url());
    await expect(search(page)).toHaveValue(filedWord);
    await expect(titles(page)).toHaveText(titlesOf(foundInCategory));
    await visit(page, '/blog?category=nonsense');
    await expect(category(page, 'all')).toHaveAttribute('aria-pressed', 'true');
    await expect(titles(page)).toHaveCount(onePage.length);
  });
});

test('markup and very long terms are shown as text and fit the page (R169)', rare, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await visit(page, '/blog');
  await search(page).fill('<b>"x"</b>');
  await expect(
    page.getByText(say('blog.empty.noMatch', { term: '<b>"x"</b>' }), { exact: true }),
  ).toBeVisible();
  await search(page).fill('ü'.repeat(10_000));
  await expect(page.getByRole('heading', { name: say('blog.empty.title') })).toBeVisible();
  const sentence = page.getByText('üüü');
  expect((await sentence.boundingBox())?.height).toBeLessThan(200);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const answer = await page.reload();
  expect(answer?.status()).toBe(200);
});

test('Back from an article restores the filter (R166)', rare, async ({ page }) => {
  await visit(page, '/blog');
  const id = filed?.category ?? '';
  await category(page, id).click();
  await titles(page).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ofCategory[0]?.title ?? '');
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(blogTitle, { timeout: 20_000 });
  await expect(category(page, id)).toHaveAttribute('aria-pressed', 'true');
  await expect(titles(page)).toHaveCount(ofCategory.length);
});

test('the pagination strip does nothing (R173, R174)', rare, async ({ page }) => {
  test.skip(
    site.settings.blog.strip !== 'inert' || posts.length > onePage.length,
    'the listing has no inert strip',
  );
  await visit(page, '/blog');
  const [previous, next] = [say('blog.pagination.previous'), say('blog.pagination.next')];
  const strip = page.getByRole('navigation', { name: say('blog.pagination.label') });
  // Playwright in Firefox always scrolls the element to the centre, so do it in all browsers.
  await strip
    .getByRole('button', { name: '2' })
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const before = { url: page.url(), scroll: await page.evaluate(() => scrollY) };
  for (const name of [previous, '2', '3', next]) {
    // Elements with aria-disabled can still be clicked.
    await strip.getByRole('button', { name }).click({ force: true });
  }
  expect({ url: page.url(), scroll: await page.evaluate(() => scrollY) }).toEqual(before);
  await expect(titles(page)).toHaveCount(onePage.length);
  await expect(titles(page).first()).toHaveText(latest?.title ?? '');
});
