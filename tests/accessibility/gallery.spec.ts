import { expect, type Page } from '@playwright/test';
import { openGallery } from '#tests/gallery/serve.ts';
import { accessibilityProblems, atRest, overflowProblems, showEverything } from '#tests/pages/page-checks.ts';
import { textProblems } from '#tests/pages/text-fit.ts';
import { test as base } from '#tests/support/visit.ts';

/** All shared components in all states, also states that no page shows. */
const test = base.extend<object, { gallery: string }>({
  gallery: [
    // Playwright requires an object pattern, here an empty one.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, provide) => {
      const { address, close } = await openGallery({ port: 0, host: '127.0.0.1' });
      await provide(address);
      await close();
    },
    { scope: 'worker' },
  ],
});

// One server for all tests.
test.describe.configure({ mode: 'default' });

async function open(page: Page, gallery: string, theme: string, width: number): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`${gallery}?theme=${theme}`);
  await expect(page.getByRole('heading', { name: 'OlderAndNewer' })).toBeVisible();
  await showEverything(page);
  await page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }));
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  await atRest(page);
}

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing in the components of the gallery, ${theme}`, async ({ page, gallery }) => {
    await open(page, gallery, theme, 1440);
    await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
    expect(await accessibilityProblems(page)).toEqual([]);
  });
}

test('the gallery shows states that only visitors cause', async ({ page, gallery }) => {
  await open(page, gallery, 'light', 1440);
  const state = (name: string) => page.locator(`[data-state='${name}']`);
  await expect(state('focus').locator('button').first()).toHaveCSS('outline-style', 'solid');
  await expect(state('secondary').locator('button')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(state('hover').locator('button').first()).not.toHaveCSS(
    'background-color',
    'rgba(0, 0, 0, 0)',
  );
  await expect(state('error').locator('input')).not.toHaveCSS('box-shadow', 'none');
  await expect(state('target').first().locator('> *')).toHaveCSS('display', 'grid');
});

test('long words fit the components of the gallery on a phone', async ({ page, gallery }) => {
  await open(page, gallery, 'light', 390);
  expect(await overflowProblems(page)).toEqual([]);
  expect(await textProblems(page)).toEqual([]);
});
