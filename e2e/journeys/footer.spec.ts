import { expect } from '@playwright/test';
import { test, visit } from '../visit.ts';

/** The footer of every page (SPEC section 2, Common parts). */

for (const path of ['/', '/no/such/page', '/de']) {
  test(`the footer of ${path} links to the rest of the site and names the company (R011, R073)`, async ({
    page,
  }) => {
    await visit(page, path);
    const footer = page.getByRole('contentinfo');
    const hrefs = await footer
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const internal = new Set(hrefs.filter((href) => href.startsWith('/')));
    expect(internal.size).toBeGreaterThanOrEqual(8);
    const prefix = path === '/de' ? '/de' : '';
    for (const href of [
      '/services/cloud',
      '/about',
      '/careers',
      '/blog',
      '/resources/faq',
      '/privacy-policy',
      '/sitemap',
    ]) {
      expect([...internal]).toContain(prefix + href);
    }
    await expect(footer).toContainText('San Francisco');
    expect(hrefs.some((href) => href.startsWith('tel:'))).toBe(true);
    expect(hrefs.some((href) => href.startsWith('mailto:'))).toBe(true);
  });
}

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
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(field).toHaveValue('ada@example.com');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(0);
  expect(requests).toEqual([]);
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
  await footer.getByRole('link', { name: 'Portfolio' }).click();
  await expect(page).toHaveURL('/portfolio');
  await expect(footer.getByRole('textbox')).toHaveValue('ada@example.com');
});
