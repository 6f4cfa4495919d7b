import { expect, type Page } from '@playwright/test';
import { brand } from '../../config/brand.ts';
import { storageKeys } from '../../config/storage-keys.ts';
import { hydrated, test } from '../visit.ts';

/** Articles, jobs and legal pages on paper: documents without controls. */

const documents = [
  '/privacy-policy',
  '/de/terms-conditions',
  '/fr/careers/devops-engineer',
  '/de/blog/devops-implementation-guide',
];

/** The text after a link on paper. Firefox gives `attr(href)`, other browsers its value. */
const shownTarget = (page: Page, href: string) =>
  page
    .getByRole('main')
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link) => {
      const { content } = getComputedStyle(link, '::after');
      const parts = [...content.matchAll(/"([^"]*)"|attr\((\w+)\)/g)];
      return parts.map(([, text, name]) => text ?? link.getAttribute(name ?? '')).join('');
    });

// The worst case: dark theme, splash, unanswered cookie banner.
test.use({ stored: { [storageKeys.theme]: 'dark' } });

for (const path of documents) {
  test(`${path} is printed as a document, dark on white`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await page.keyboard.press('Shift');
    await expect(page.getByRole('complementary').filter({ has: page.getByRole('button') })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.locator('#splash')).toBeHidden();
    await expect(page.locator('#root > :not(main):visible')).toHaveCount(0);
    await expect(page.locator(':is(button, input, textarea, nav, form):visible')).toHaveCount(0);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/202[45]/);
    const lightness = await heading.evaluate((element) => {
      const [red = 255] = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [];
      return red;
    });
    expect(lightness).toBeLessThan(60);
  });
}

for (const path of documents) {
  test(`the text of ${path} stands in no grid, which Firefox would not begin below the title`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const displays = await page.locator('[data-print]').evaluate((text) => {
      const around: string[] = [];
      for (let one: Element | null = text; one; one = one.parentElement)
        around.push(getComputedStyle(one).display);
      return around;
    });
    expect(displays.filter((display) => /grid|flex/.test(display))).toEqual([]);
  });
}

test('links say where they lead, but for anchors and mail addresses, which say it themselves', async ({
  page,
}) => {
  await page.goto('/de/blog/devops-implementation-guide');
  await page.emulateMedia({ media: 'print' });
  expect(await shownTarget(page, '/de/services/devops')).toBe(' (/de/services/devops)');
  await page.goto('/privacy-policy');
  expect(await shownTarget(page, `mailto:${brand.email.privacy}`)).toBe('');
});

test('an article keeps its date and author and leaves out what only leads on', async ({ page }) => {
  await page.goto('/blog/devops-implementation-guide');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('time').first()).toBeVisible();
  await expect(page.getByText('Inês Carvalho').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Read next' })).toBeHidden();
  await expect(page.locator('#newsletter')).toBeHidden();
  await expect(page.locator('main svg:has(use):visible')).toHaveCount(0);
});

test('the page that is opened from a document is printed as the page it is', async ({ page }) => {
  await page.goto('/blog/devops-implementation-guide');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Empowering Your Digital Evolution');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeVisible();
});

for (const [path, most] of [
  ['/privacy-policy', 3],
  ['/de/careers/devops-engineer', 2],
  ['/de/blog/devops-implementation-guide', 5],
] as const) {
  test(`${path} takes no more sheets than its text needs`, async ({ page }) => {
    await page.goto(path);
    const file = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    const sheets = file.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
    expect(sheets).toBeGreaterThan(0);
    expect(sheets).toBeLessThanOrEqual(most);
  });
}
