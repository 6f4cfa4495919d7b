import { testSite as site } from '#content/test-support/test-site.ts';
import { expect } from '@playwright/test';
import { hasPage } from '#content/site-pages.ts';
import { say } from '#tests/support/site-under-test.ts';
import { expectPage, test, visit, variant, rare } from '#tests/support/visit.ts';

/** The page at every unknown address (SPEC sections 2 and 8). */

for (const [index, path] of ['/nope', '/services/nope', '/a/b/c', '/blog/nope', '/nope?a=b'].entries()) {
  test(
    `${path} is not found: status 404, the address stays (R038, R253, R254, R255, R256)`,
    variant(index),
    async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expectPage(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('notFound.title'));
      const main = page.getByRole('main');
      await expect(main.getByText(say('notFound.text'), { exact: true })).toBeVisible();
      await expect(main.getByRole('link', { name: say('notFound.home'), exact: true })).toHaveAttribute(
        'href',
        '/',
      );
      await expect(main.getByRole('link', { name: say('notFound.contact'), exact: true })).toHaveAttribute(
        'href',
        hasPage(site, 'contact') ? '/contact' : /^mailto:/,
      );
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    },
  );
}

test('a link to an unknown address shows it too, with its own title (R038, R045)', rare, async ({ page }) => {
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
  await expectPage(page, '/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('notFound.title'));
  const loaded = await (await page.request.get('/no/such/page')).text();
  await expect(page).toHaveTitle(/<title>(.*?)<\/title>/.exec(loaded)?.[1] ?? 'no title');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
