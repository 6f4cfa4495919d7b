import { expect } from '@playwright/test';
import { pageOfFooter, withoutPosts } from '../support/site-under-test.ts';
import { expectPage, test, visit } from '../support/visit.ts';

/** Feeds: feed readers find them, and there are visible links. */

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
