import { expect, type Locator, type Page } from '@playwright/test';
import {
  addressOfService,
  footerLinks,
  otherPageOfBar,
  pageOfBar,
  say,
  services,
} from '../support/site-under-test.ts';
import { expectPage, test, visit } from '../support/visit.ts';
import { field } from './enquiry.ts';
import { footerLink, topLink } from './navigation-bar.ts';

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
  await visit(page, pageOfBar.address);
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.innerText();
  const title = await page.title();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);

  const link = topLink(page, otherPageOfBar.name);
  await restOn(link);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(heading).toHaveText(before);
  await expect(page).toHaveTitle(title);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  expect(await preparedPage(page).evaluate((main) => main.getBoundingClientRect().height)).toBe(0);
  const prepared = await preparedPage(page).locator('h1').elementHandle();

  await link.click();
  await expectPage(page, otherPageOfBar.address);
  await expect(page.locator('main')).toHaveCount(1);
  await expect(heading).toBeFocused();
  const isSame = await heading.evaluate((shown, one) => shown === one, prepared);
  expect(isSame, 'the heading shown is the one prepared').toBe(true);
});

test('only the page of the last link is prepared, and none of the page that is shown', async ({ page }) => {
  const inFooter = footerLinks.find(
    ({ address }) => ![pageOfBar.address, otherPageOfBar.address].includes(address),
  );
  await visit(page, pageOfBar.address);
  const title = await page.title();
  const other = topLink(page, otherPageOfBar.name);
  await restOn(other);
  const first = (await preparedPage(page).locator('h1').textContent()) ?? '';
  await restOn(footerLink(page, inFooter?.name ?? ''));
  await expect(preparedPage(page)).toHaveCount(1);
  await expect(preparedPage(page).locator('h1')).not.toHaveText(first);

  await other.click();
  await expectPage(page, otherPageOfBar.address);
  await expect(preparedPage(page)).toHaveCount(0);
  await page.goBack();
  await expectPage(page, pageOfBar.address);
  // The prerendered page is gone now; its screen is prepared and shown like any other.
  await other.click();
  await restOn(topLink(page, pageOfBar.name));
  await topLink(page, pageOfBar.name).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(title);
});

test('a prepared contact page takes the service along that the link carries (R122)', async ({ page }) => {
  const [service] = services;
  test.skip(!service, 'the site has no services');
  await visit(page, addressOfService(service?.id ?? ''));
  const link = page
    .getByRole('main')
    .getByRole('link', { name: say('service.request') })
    .first();
  await restOn(link);
  await link.click();
  await expectPage(page, '/contact');
  await expect(field(page, 'serviceInterest')).toHaveValue(service?.id ?? '');
});
