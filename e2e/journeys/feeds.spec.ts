import { expect } from '@playwright/test';
import { test, visit } from '../visit.ts';

/** Feeds: feed readers find them, and there are visible links. */

test('the blog offers RSS and JSON Feed, in its language', async ({ page }) => {
  await visit(page, '/fr/blog');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'RSS' })).toHaveAttribute('href', '/fr/blog/feed.xml');
  await expect(main.getByRole('link', { name: 'JSON Feed' })).toHaveAttribute('href', '/fr/blog/feed.json');
});

test('the careers page offers an RSS of its positions', async ({ page }) => {
  await visit(page, '/de/careers');
  const link = page.getByRole('main').getByRole('link', { name: 'RSS' });
  await link.scrollIntoViewIfNeeded();
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', '/de/careers/feed.xml');
});

test('the feeds of a page come and go with it', async ({ page }) => {
  await visit(page, '/about');
  const discoverable = page.locator('head link[rel="alternate"][type]');
  await expect(discoverable).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).first().click();
  await expect(page).toHaveURL('/blog');
  await expect(discoverable).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(discoverable).toHaveCount(0);
});
