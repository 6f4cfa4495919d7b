import { expect, type Page } from '@playwright/test';
import { brandName } from '../../config/brand.ts';
import { test, visit } from '../visit.ts';

/** Reading an article (SPEC section 2: the links exist, so the posts do). */

const address = '/blog/future-of-cloud-computing';
const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' });

test('an article has its title, author, date, counted reading time and a cover (R031, R046)', async ({
  page,
}) => {
  await visit(page, address);
  await expect(page).toHaveTitle(`The Future of Cloud Computing: Fewer Regions | ${brandName}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'The Future of Cloud Computing: Fewer Regions, Clearer Bills',
  );
  const head = page.locator('article > header');
  await expect(head).toContainText('Maren Holt');
  await expect(head).toContainText('May 2, 2025');
  await expect(head).toContainText('5 min read');
  await expect(page.getByRole('img', { name: /plateau of hexagonal basalt columns/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The Future of Cloud Computing');
});

test('every card of the listing leads to its article, in the language of the listing (R031)', async ({
  page,
}) => {
  await visit(page, '/fr/blog');
  const links = page.getByRole('main').getByRole('article').getByRole('link');
  const title = (await links.nth(1).textContent()) ?? '';
  await links.nth(1).click();
  await expect(page).toHaveURL('/fr/blog/cybersecurity-best-practices');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('the contents lead to the sections and show which one is read (R031)', async ({ page }) => {
  await visit(page, address);
  await expect(contents(page).locator('[aria-current]')).toHaveCount(0);
  const link = contents(page).getByRole('link', { name: 'How to try it' });
  await link.click();
  await expect(page).toHaveURL(`${address}#how-to-try-it`);
  await expect(page.getByRole('heading', { name: 'How to try it' })).toBeInViewport();
  await expect(link).toHaveAttribute('aria-current', 'true');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(contents(page).locator('[aria-current]')).toHaveCount(0);
});

test('code is copied by a button (R031)', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  // The site may only write to the clipboard, so the test records what it writes.
  await page.addInitScript(() => {
    const clipboard = navigator.clipboard;
    const write = clipboard.writeText.bind(clipboard);
    clipboard.writeText = async (text) => {
      await write(text);
      document.documentElement.dataset.written = text;
    };
  });
  await visit(page, address);
  const figure = page.getByRole('figure', { name: 'Code: Terraform' });
  await figure.getByRole('button', { name: 'Copy' }).click();
  await expect(figure.getByRole('status')).toHaveText('Copied');
  const code = (await figure.locator('code').textContent()) ?? '';
  expect(code).toMatch(/^# One region serves/);
  await expect(page.locator('html')).toHaveAttribute('data-written', code);
});

test('without access to the clipboard the code is selected (R031)', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await visit(page, address);
  const figure = page.getByRole('figure', { name: 'Code: Terraform' });
  await figure.getByRole('button', { name: 'Copy' }).click();
  await expect(figure.getByRole('status')).toHaveText('Selected. Copy it with the keyboard.');
  const selected = await page.evaluate(() => String(getSelection()));
  expect(selected).toContain('# One region serves');
});

test('wide code and tables scroll inside the column, by keyboard too (R031)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await visit(page, address);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const code = page.getByRole('figure', { name: 'Code: Terraform' }).locator('pre');
  await code.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => code.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  const table = page.getByRole('figure', { name: 'Table: The numbers, before and after' });
  await table.focus();
  await expect(table).toBeFocused();
});

test('the ways on: the article before, related ones, all of them, the newsletter (R031)', async ({
  page,
}) => {
  await visit(page, address);
  const main = page.getByRole('main');
  const byDate = main.getByRole('navigation', { name: 'More articles by date' });
  await expect(byDate.getByRole('link')).toHaveText(['Cybersecurity Best Practices We Still Find Missing']);
  await expect(main.getByRole('heading', { name: 'Read next' })).toBeVisible();
  await expect(main.locator('section').getByRole('article')).toHaveCount(3);
  await expect(main.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/blog');
  await page.locator('#newsletter').getByRole('textbox').fill('ada@example.com');
  await page.locator('#newsletter').getByRole('button').click();
  await expect(page.locator('#newsletter').getByText(/Thank/)).toBeVisible();
  await byDate.getByRole('link').click();
  await expect(page).toHaveURL('/blog/cybersecurity-best-practices');
  await expect(byDate.getByRole('link')).toHaveText([
    'A DevOps Implementation Guide for Teams of Twelve',
    'The Future of Cloud Computing: Fewer Regions, Clearer Bills',
  ]);
});

test('an unknown article is not found (R031)', async ({ page }) => {
  const answer = await page.goto('/blog/no-such-article');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an article can be read, its contents work, and nothing offers to copy (R046)', async ({ page }) => {
    await page.goto(address);
    await contents(page).getByRole('link', { name: 'When not to' }).click();
    await expect(page.getByRole('heading', { name: 'When not to' })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0);
  });
});
