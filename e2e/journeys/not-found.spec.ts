import { expect } from '@playwright/test';
import { test, visit } from '../visit.ts';
import { chooseLanguage } from './navigation-bar.ts';

/** The page at every unknown address (SPEC sections 2 and 8). */

for (const path of ['/nope', '/services/nope', '/a/b/c', '/blog/nope', '/nope?a=b']) {
  test(`${path} is not found: status 404, the address stays (R038, R253, R254, R255, R256)`, async ({
    page,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    const main = page.getByRole('main');
    await expect(
      main.getByText("Oops! The page you're looking for doesn't exist or has been moved.", { exact: true }),
    ).toBeVisible();
    await expect(main.getByRole('link', { name: 'Return Home', exact: true })).toHaveAttribute('href', '/');
    await expect(main.getByRole('link', { name: 'Contact Support', exact: true })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
}

test('"Return Home" leads home without a load (R255)', async ({ page }) => {
  await visit(page, '/nope');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('link', { name: 'Return Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Empowering Your Digital Evolution');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('a link to an unknown address shows it too, with its own title (R038, R045)', async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/no/such/page',
      textContent: 'planted',
    });
    document.querySelector('main')?.prepend(link);
  });
  await page
    .getByRole('link', { name: 'planted' })
    .evaluate((link) => link instanceof HTMLElement && link.click());
  await expect(page).toHaveURL('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(page).toHaveTitle(/Page Not Found/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

for (const [path, language] of [
  ['/de/nope', 'de'],
  ['/fr/a/b', 'fr'],
  ['/es/nope', 'es'],
] as const) {
  test(`${path} is not found in its own language (R038, R101)`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page Not Found');
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', `/${language}`);
  });
}

test('a change of language stays on the same unknown address (R038, R093)', async ({ page }) => {
  await visit(page, '/nope?a=b');
  await chooseLanguage(page, 'Deutsch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveURL('/de/nope?a=b');
});

test('no entry of the bar is marked as current (R072)', async ({ page }) => {
  await visit(page, '/nope');
  await expect(page.getByRole('banner').locator('[aria-current]:not([data-language-switch])')).toHaveCount(0);
});
