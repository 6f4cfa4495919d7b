import { expect } from '@playwright/test';
import { inLanguage, pathTo } from '../../config/routes.ts';
import { hasPage } from '../../content/site-pages.ts';
import { otherLanguage, pageOfFooter, withoutPosts } from '../site-under-test.ts';
import { expectPage, test, visit } from '../visit.ts';

/** Feeds: feed readers find them, and there are visible links. */

test('the blog offers RSS and JSON Feed, in its language', async ({ page }) => {
  test.skip(...withoutPosts);
  await visit(page, pathTo(otherLanguage, 'blog'));
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'RSS' })).toHaveAttribute(
    'href',
    inLanguage(otherLanguage, '/blog/feed.xml'),
  );
  await expect(main.getByRole('link', { name: 'JSON Feed' })).toHaveAttribute(
    'href',
    inLanguage(otherLanguage, '/blog/feed.json'),
  );
});

test('the careers page offers an RSS of its positions', async ({ page }) => {
  test.skip(!hasPage('careers'), 'the site has no careers page');
  await visit(page, pathTo(otherLanguage, 'careers'));
  const link = page.getByRole('main').getByRole('link', { name: 'RSS' });
  await link.scrollIntoViewIfNeeded();
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', inLanguage(otherLanguage, '/careers/feed.xml'));
});

test('the feeds of a page come and go with it', async ({ page }) => {
  test.skip(...withoutPosts);
  const start = pageOfFooter.address === '/blog' ? '/contact' : pageOfFooter.address;
  await visit(page, start);
  const discoverable = page.locator(
    'head link[rel="alternate"][type*="feed"], head link[rel="alternate"][type*="rss"]',
  );
  await expect(discoverable).toHaveCount(0);
  await page.getByRole('contentinfo').locator('a[href="/blog"]').first().click();
  await expectPage(page, '/blog');
  await expect(discoverable).toHaveCount(2);
  await page.goBack();
  await expectPage(page, start);
  await expect(discoverable).toHaveCount(0);
});
