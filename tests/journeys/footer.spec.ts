import { expect } from '@playwright/test';
import { say, withoutNewsletter } from '#tests/support/site-under-test.ts';
import { expectPage, test, visit } from '#tests/support/visit.ts';
import { toasts } from '#tests/support/toasts.ts';

/** The footer of every page (SPEC section 2, Common parts); its form is also that of the blog listing. */

/** A page without a form of its own on every site: the not-found page. */
const nowhere = '/no/such/page';

test('the footer form keeps an address over page changes and does nothing else; pages with their own form have none (R003, R074, R075, R176)', async ({
  page,
}) => {
  await visit(page, nowhere);
  const footer = page.getByRole('contentinfo');
  const field = footer.getByRole('textbox');
  const requests: string[] = [];
  await field.fill('ada@example.com');
  page.on('request', (request) => {
    // Late drawings load near the footer.
    if (request.resourceType() === 'document' || request.method() !== 'GET') requests.push(request.url());
  });
  await field.press('Enter');
  await footer.getByRole('button', { name: say('footer.newsletter.subscribe'), exact: true }).click();
  await expect(field).toHaveValue('ada@example.com');
  await expectPage(page, nowhere);
  await expect(footer.getByText(say('demonstration.form'), { exact: true })).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
  expect(requests).toEqual([]);

  // A page without a sign-up of its own: only there the footer has one.
  await footer.locator('a[href="/privacy-policy"]').click();
  await expectPage(page, '/privacy-policy');
  await expect(field).toHaveValue('ada@example.com');
  await page.getByRole('banner').getByRole('link').first().click();
  await expectPage(page, '/');
  if (withoutNewsletter[0]) return;
  await expect(page.locator('#newsletter').getByRole('textbox')).toBeVisible();
  await expect(field).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the groups of links are closed, and open by keyboard', async ({ page }) => {
    await visit(page, '/');
    const footer = page.getByRole('contentinfo');
    const groups = footer.locator('details');
    const links = footer.getByRole('navigation').first().getByRole('link');
    await expect(links).toHaveCount(0);
    const { height = Infinity } = (await footer.boundingBox()) ?? {};
    expect(height).toBeLessThan(900);

    for (const opener of await groups.locator('summary').all()) {
      const before = await links.count();
      await opener.press('Enter');
      await expect(links.nth(before)).toBeVisible();
      await opener.press('Tab');
      await expect(links.nth(before)).toBeFocused();
    }
    const written = await footer.locator('nav').first().locator('a').count();
    await expect(links).toHaveCount(written);
  });
});
