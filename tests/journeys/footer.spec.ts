import { expect } from '@playwright/test';
import { pageOfFooter, say, withoutNewsletter } from '../support/site-under-test.ts';
import { expectPage, test, visit } from '../support/visit.ts';
import { footerLink } from './navigation-bar.ts';

/** The footer of every page (SPEC section 2, Common parts). */

test('the footer form takes an address and does nothing with it (R003, R074, R075)', async ({ page }) => {
  await visit(page, '/');
  const footer = page.getByRole('contentinfo');
  const field = footer.getByRole('textbox');
  await expect(field).toHaveAttribute('type', 'email');
  await expect(field).toHaveAttribute('required', '');
  const requests: string[] = [];
  await field.fill('ada@example.com');
  page.on('request', (request) => {
    // Late drawings load near the footer.
    if (request.resourceType() === 'document' || request.method() !== 'GET') requests.push(request.url());
  });
  await field.press('Enter');
  await footer.getByRole('button', { name: say('footer.newsletter.subscribe'), exact: true }).click();
  await expect(field).toHaveValue('ada@example.com');
  await expectPage(page, '/');
  await expect(
    page.getByRole('region', { name: say('notifications.label') }).getByRole('listitem'),
  ).toHaveCount(0);
  expect(requests).toEqual([]);
});

test('one link leads from the sample to the form that works, on home to the one of the same page', async ({
  page,
}) => {
  test.skip(...withoutNewsletter);
  for (const path of ['/no/such/page', '/']) {
    await visit(page, path);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByLabel(say('newsletter.inert.label'))).toHaveCSS('border-style', 'dashed');
    await footer.getByRole('link', { name: say('newsletter.inert.link'), exact: true }).click();
    await expectPage(page, '/#newsletter');
    await expect(page.locator('#newsletter form')).toBeInViewport();
  }
});

test('the browser refuses an address that is none (R074)', async ({ page }) => {
  await visit(page, '/');
  const field = page.getByRole('contentinfo').getByRole('textbox');
  await field.fill('abc');
  await field.press('Enter');
  expect(
    await field.evaluate((input) => input instanceof HTMLInputElement && input.validity.typeMismatch),
  ).toBe(true);
});

test('what was typed survives a page change', async ({ page }) => {
  await visit(page, '/');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('textbox').fill('ada@example.com');
  await footerLink(page, pageOfFooter.name).click();
  await expectPage(page, pageOfFooter.address);
  await expect(footer.getByRole('textbox')).toHaveValue('ada@example.com');
});
