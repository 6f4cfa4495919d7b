import { expect, type Locator, type Page } from '@playwright/test';
import { test, visit } from '../visit.ts';
import { field } from './enquiry.ts';

/** The page behind a link is rendered while the pointer is over it: invisible and without effects (R042). */

const preparedPage = (page: Page) => page.locator('main[inert]');

/** Hovers over a link until its page is prepared. */
async function restOn(link: Locator): Promise<void> {
  await link.hover();
  await expect
    .poll(() => preparedPage(link.page()).evaluateAll(([main]) => main && getComputedStyle(main).display))
    .toBe('block');
}

test('the page of a link under the pointer is there, unseen and out of reach, and shown by the click (R042, R047)', async ({
  page,
}) => {
  await visit(page, '/portfolio');
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.innerText();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);

  await restOn(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }));
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(heading).toHaveText(before);
  await expect(page).toHaveTitle(/Portfolio/);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  expect(await preparedPage(page).evaluate((main) => main.getBoundingClientRect().height)).toBe(0);
  const prepared = await preparedPage(page).locator('h1').elementHandle();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.locator('main')).toHaveCount(1);
  await expect(heading).toBeFocused();
  const isSame = await heading.evaluate((shown, one) => shown === one, prepared);
  expect(isSame, 'the heading shown is the one prepared').toBe(true);
});

test('only the page of the last link is prepared, and none of the page that is shown', async ({ page }) => {
  await visit(page, '/portfolio');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const blog = bar.getByRole('link', { name: 'Blog' });
  await restOn(blog);
  await restOn(page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }));
  await expect(preparedPage(page)).toHaveCount(1);
  await expect(preparedPage(page).locator('h1')).not.toHaveText(/blog/i);

  await blog.click();
  await expect(page).toHaveURL('/blog');
  await expect(preparedPage(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/portfolio');
  // The prerendered page is gone now; its screen is prepared and shown like any other.
  await blog.click();
  await restOn(bar.getByRole('link', { name: 'Portfolio' }));
  await bar.getByRole('link', { name: 'Portfolio' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/Portfolio/);
});

test('a prepared contact page takes the service along that the link carries (R122)', async ({ page }) => {
  await visit(page, '/services/cloud');
  const link = page.getByRole('main').getByRole('link', { name: 'Request Consultation' }).first();
  await restOn(link);
  await link.click();
  await expect(page).toHaveURL('/contact');
  await expect(field(page, 'serviceInterest')).toHaveValue('cloud');
});

test('printing leaves a prepared page out', async ({ page }) => {
  await visit(page, '/portfolio');
  await restOn(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }));
  await page.emulateMedia({ media: 'print' });
  await expect(preparedPage(page)).toHaveCSS('display', 'none');
});
