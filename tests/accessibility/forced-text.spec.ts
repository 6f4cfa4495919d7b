import { testSite as site } from '#content/test-support/test-site.ts';
import { expect } from '@playwright/test';
import { pageTypes } from '#tests/support/page-types.ts';
import { openTour, tours } from '#tests/support/tours.ts';
import { test, visit } from '#tests/support/visit.ts';
import { unreadableTexts } from './forced-text.ts';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
});

test('a contrast theme leaves every text of every kind of page readable', async ({ page }) => {
  const searched = pageTypes(site.defaultLanguage).map((path) =>
    path === '/search' ? `${path}?q=cloud` : path,
  );
  for (const path of searched) {
    await visit(page, path);
    expect.soft(await unreadableTexts(page), path).toEqual([]);
  }
});

for (const [place, tour] of Object.entries(tours)) {
  if (tour.isMissing) continue;
  test(`a contrast theme leaves what comes up by use readable: ${place}`, async ({ page }) => {
    await page.setViewportSize({ width: tour.widthPx ?? 1440, height: 900 });
    await openTour(page, tour, site.defaultLanguage);
    for (const { name, part, reach } of tour.states) {
      await reach(page);
      await expect(page.locator(part).first(), name).toBeVisible();
      expect.soft(await unreadableTexts(page), name).toEqual([]);
    }
  });
}

for (const [fault, style] of [
  ['a mark that inherits its colour', 'color: inherit; background: none'],
  ['the ink of a selection on the plate of the page', 'color: HighlightText; background: Highlight'],
  ['ink that is kept on a ground that is not', 'forced-color-adjust: none; color: Canvas'],
] as const)
  test(`finds ${fault}`, async ({ page }) => {
    await visit(page, '/contact');
    await page.evaluate((css) => {
      const mark = document.createElement('mark');
      mark.style.cssText = css;
      mark.textContent = 'Planted';
      document.querySelector('main h1')?.append(mark);
    }, style);
    expect(await unreadableTexts(page)).toContainEqual(expect.stringContaining('Planted'));
  });
