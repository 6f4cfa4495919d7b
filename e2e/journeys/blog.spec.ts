import { expect, type Page } from '@playwright/test';
import { test, visit, visitWithStoppedClock } from '../visit.ts';

/** The blog: search, categories, the empty state, inert elements (SPEC sections 2, 4, 5 and 8). */

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' });
const category = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Category' }).getByRole('button', { name });
const titles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');
const reset = (page: Page) => page.getByRole('button', { name: 'Reset Filters' });
const featured = 'The Future of Cloud Computing: Fewer Regions, Clearer Bills';
const aiTitle = 'What AI Changes in IT Operations, and What It Does Not';

test('starts with all categories, an empty search and six posts, the first one large (R157, R158, R159, R160, R161, R162, R164)', async ({
  page,
}) => {
  await visit(page, '/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Field notes');
  await expect(search(page)).toHaveValue('');
  const buttons = page.getByRole('group', { name: 'Category' }).getByRole('button');
  await expect(buttons).toHaveCount(7);
  await expect(page.locator('button[aria-pressed="true"]', { hasText: 'All' })).toBeVisible();
  await expect(category(page, 'AI & ML')).toBeVisible();
  await expect(titles(page)).toHaveCount(6);
  await expect(titles(page).first()).toHaveText(featured);
  const widths = await page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((articles) => articles.map((article) => article.clientWidth));
  expect(widths[0]).toBeGreaterThan(2 * (widths[1] ?? 0));
  const links = await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(links)).toEqual(
    new Set([
      '/blog/future-of-cloud-computing',
      '/blog/cybersecurity-best-practices',
      '/blog/devops-implementation-guide',
      '/blog/scalable-applications-microservices',
      '/blog/database-optimization-techniques',
      '/blog/ai-impact-it-operations',
    ]),
  );
});

test('finds what is typed in titles and excerpts, in any case, while typing (R165)', async ({ page }) => {
  await visit(page, '/blog');
  await search(page).pressSequentially('CLOUD');
  await expect(titles(page)).toHaveText([featured]);
  await search(page).fill('  cloud ');
  await expect(titles(page)).toHaveText([featured]);
  // Only an excerpt contains Friday.
  await search(page).fill('friday');
  await expect(titles(page)).toHaveText(['A DevOps Implementation Guide for Teams of Twelve']);
  // Only an author is called Kwame.
  await search(page).fill('Kwame');
  await expect(titles(page)).toHaveCount(0);
  await search(page).fill('   ');
  await expect(titles(page)).toHaveCount(6);
});

test('finds accented words by their plain letters (R165)', async ({ page }) => {
  await visit(page, '/de/blog');
  const field = page.getByRole('searchbox');
  await field.fill('andert');
  await expect(titles(page)).toHaveText(['Was KI im IT-Betrieb ändert und was nicht']);
});

test('search and category combine, and the first result is the large one (R166, R167)', async ({ page }) => {
  await visit(page, '/blog');
  await category(page, 'AI & ML').click();
  await expect(category(page, 'AI & ML')).toHaveAttribute('aria-pressed', 'true');
  await expect(category(page, 'All')).toHaveAttribute('aria-pressed', 'false');
  await expect(titles(page)).toHaveText([aiTitle]);
  const article = page.getByRole('main').getByRole('article');
  expect((await article.boundingBox())?.width).toBeGreaterThan(1000);
  await search(page).fill('cloud');
  await expect(titles(page)).toHaveCount(0);
  await search(page).fill('alert');
  await expect(titles(page)).toHaveText([aiTitle]);
});

test('tells assistive technology how many articles there are (R165)', async ({ page }) => {
  await visit(page, '/blog');
  await search(page).fill('cloud');
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('1 article');
  await search(page).fill('in');
  const count = await titles(page).count();
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(`${count} articles`);
});

test('no result: the texts of the specification, and a button that restores everything (R168, R169, R171, R172)', async ({
  page,
}) => {
  await visit(page, '/blog');
  await expect(reset(page)).toHaveCount(0);
  await category(page, 'Cloud').click();
  await expect(reset(page)).toHaveCount(0);
  await search(page).fill('Zebra');
  await expect(page.getByRole('heading', { name: 'No articles found', exact: true })).toBeVisible();
  await expect(page.getByText('No articles match your search for "Zebra".', { exact: true })).toBeVisible();
  await reset(page).click();
  await expect(search(page)).toHaveValue('');
  await expect(category(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await expect(titles(page)).toHaveCount(6);
  await expect(reset(page)).toHaveCount(0);
  await expect(search(page)).toBeFocused();
  expect(new URL(page.url()).search).toBe('');
});

test('markup and very long terms are shown as text and fit the page (R169)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await visit(page, '/blog');
  await search(page).fill('<b>"x"</b>');
  await expect(
    page.getByText('No articles match your search for "<b>"x"</b>".', { exact: true }),
  ).toBeVisible();
  await search(page).fill('ü'.repeat(10_000));
  await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
  const sentence = page.getByText('No articles match your search for "ü');
  expect((await sentence.boundingBox())?.height).toBeLessThan(200);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const answer = await page.reload();
  expect(answer?.status()).toBe(200);
});

test('search and category stand in the address, survive a reload, and wrong ones fall back (R164, R166)', async ({
  page,
}) => {
  await visit(page, '/blog');
  await search(page).fill('alert');
  await category(page, 'AI & ML').click();
  expect(new URL(page.url()).searchParams.get('q')).toBe('alert');
  expect(new URL(page.url()).searchParams.get('category')).toBe('ai');
  await visit(page, page.url());
  await expect(search(page)).toHaveValue('alert');
  await expect(titles(page)).toHaveText([aiTitle]);
  await visit(page, '/blog?category=nonsense');
  await expect(category(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await expect(titles(page)).toHaveCount(6);
});

test('Back from an article brings the filter back (R166)', async ({ page }) => {
  await visit(page, '/blog');
  await category(page, 'Security').click();
  await titles(page).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Cybersecurity/);
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Field notes', { timeout: 20_000 });
  await expect(category(page, 'Security')).toHaveAttribute('aria-pressed', 'true');
  await expect(titles(page)).toHaveCount(1);
});

test('the pagination strip does nothing (R173, R174)', async ({ page }) => {
  await visit(page, '/blog');
  const strip = page.getByRole('navigation', { name: 'Pagination' });
  await expect(strip.getByRole('listitem')).toHaveText(['Previous', '1', '2', '3', '…', 'Next']);
  await expect(strip.getByRole('button', { name: '1' })).toHaveAttribute('aria-current', 'page');
  // Playwright in Firefox always scrolls the element to the centre, so do it in all browsers.
  await strip
    .getByRole('button', { name: '2' })
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const before = { url: page.url(), scroll: await page.evaluate(() => scrollY) };
  for (const name of ['Previous', '2', '3', 'Next']) {
    await expect(strip.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    // Elements with aria-disabled can still be clicked.
    await strip.getByRole('button', { name }).click({ force: true });
  }
  expect({ url: page.url(), scroll: await page.evaluate(() => scrollY) }).toEqual(before);
  await expect(titles(page)).toHaveCount(6);
  await expect(titles(page).first()).toHaveText(featured);
});

test('the newsletter form of the listing does nothing (R175, R176)', async ({ page }) => {
  await visitWithStoppedClock(page, '/blog');
  const band = page.locator('#newsletter');
  await band.getByRole('textbox').fill('ada@example.com');
  await band.getByRole('button', { name: 'Subscribe' }).click();
  await page.clock.runFor(5000);
  await expect(page).toHaveURL('/blog');
  await expect(band.getByRole('textbox')).toHaveValue('ada@example.com');
  await expect(band.getByRole('button')).toHaveText('Subscribe');
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(0);
  const signup = band.getByRole('link', { name: 'Subscribe on the home page' });
  await expect(signup).toHaveAttribute('href', '/#newsletter');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the listing shows its posts and no control that could not work (R046, R162)', async ({ page }) => {
    await page.goto('/blog');
    await expect(titles(page)).toHaveCount(6);
    await expect(search(page)).toBeHidden();
    await expect(category(page, 'Cloud')).toBeHidden();
  });
});
