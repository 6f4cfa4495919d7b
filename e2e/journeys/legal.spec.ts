import { expect } from '@playwright/test';
import { brand } from '../../config/brand.ts';
import { storageKeys } from '../../config/storage-keys.ts';
import { test, visit } from '../visit.ts';

/** The privacy policy, the terms and the sitemap (SPEC section 2, Legal pages and sitemap). */

for (const [path, title, email, rows] of [
  ['/privacy-policy', 'Privacy Policy', brand.email.privacy, 'R010, R249, R251'],
  ['/terms-conditions', 'Terms & Conditions', brand.email.legal, 'R010, R250, R251'],
] as const) {
  test(`${path} names its date, the minimum age and its own address (${rows})`, async ({ page }) => {
    await visit(page, path);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main.getByText('Last Updated: May 1, 2024', { exact: true })).toBeVisible();
    await expect(main.getByText(/\bunder the age of 13\b|\bat least 13 years old\b/)).toBeVisible();
    expect(email).not.toBe(brand.email.general);
    const addresses = main.getByRole('link', { name: email, exact: true });
    await expect(addresses.first()).toHaveAttribute('href', `mailto:${email}`);
    await expect(main.locator('a[href^="mailto:"]')).toHaveCount(await addresses.count());
  });

  test(`the contents of ${path} lead to every clause (R037)`, async ({ page }) => {
    await visit(page, path);
    const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
    const clauses = page.getByRole('main').getByRole('heading', { level: 2, name: /^\d\. / });
    await expect(links).toHaveCount(9);
    await expect(clauses).toHaveCount(9);
    for (const index of [4, 8, 0]) {
      await links.nth(index).click();
      await expect(clauses.nth(index)).toBeInViewport();
    }
    await links.nth(4).click();
    await expect(links.nth(4)).toHaveAttribute('aria-current', 'true');
  });
}

test('the privacy policy names what the site stores, by its key, and how long data is kept (R010)', async ({
  page,
}) => {
  await visit(page, '/privacy-policy');
  const main = page.getByRole('main');
  for (const key of Object.values(storageKeys)) {
    await expect(main.getByRole('listitem').filter({ hasText: `${key}:` })).toBeVisible();
  }
  const bars = page.getByRole('figure').getByRole('listitem');
  await expect(bars).toHaveText([/30 days/, /12 months/, /24 months/, /until you leave/]);
  const widths = await bars
    .locator('svg')
    .evaluateAll((drawings) => drawings.map((drawing) => drawing.getBoundingClientRect().width));
  const [month = 0, year = 0, twoYears = 0] = widths;
  expect(twoYears / year).toBeCloseTo(2, 1);
  expect(year / month).toBeCloseTo(12, 0);
});

const sitemapLinks = [
  '/',
  '/services',
  '/about',
  '/portfolio',
  '/blog',
  '/contact',
  '/services/cloud',
  '/services/database',
  '/services/app-development',
  '/services/web-development',
  '/services/devops',
  '/services/cybersecurity',
  '/careers',
  '/privacy-policy',
  '/terms-conditions',
  '/sitemap',
];

for (const prefix of ['', '/fr']) {
  test(`${prefix}/sitemap links to its sixteen pages and no others (R037, R252)`, async ({ page }) => {
    await visit(page, `${prefix}/sitemap`);
    const links = page.getByRole('main').getByRole('link');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const expected = sitemapLinks.map((path) => (prefix && path === '/' ? prefix : prefix + path));
    expect(hrefs.toSorted()).toEqual(expected.toSorted());
  });
}
