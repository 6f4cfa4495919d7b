import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, type Page } from '@playwright/test';
import { pathTo } from '#shared/routes.ts';
import { hasPage, resourceTabs } from '#content/pages/site-pages.ts';
import { pageTypes } from '#tests/support/page-types.ts';
import { goTo, rare, test, visit } from '#tests/support/visit.ts';
import { walkFocus } from './focus-walk.ts';

/**
 * Tabs through every kind of page, with the cookie banner open: the focus is never lost, never covered by
 * header, banner or button to the top, and always has a ring (WCAG 2.1.2, 2.4.7, 2.4.11).
 */

test.use({ stored: {} });

/** One page of each kind except home, and every tab of the resources. */
const tabs = resourceTabs
  .filter((route) => hasPage(site, route))
  .map((route) => pathTo(site, site.defaultLanguage, route));
const addresses = [
  ...new Set([...pageTypes(site.defaultLanguage), ...tabs].filter((address) => address !== '/')),
];
/** Every second one, since pages share their parts. */
const byTurns = (first: number) => addresses.filter((_, index) => index % 2 === first);

/** Opens a page on the client, so that the banner stays open. */
async function goToSettled(page: Page, address: string): Promise<void> {
  await goTo(page, address);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // Content below the first screen gets its layout after the fade.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
}

// Forwards where the banner has the full width, backwards where the header covers most.
for (const { widthPx, key, addresses: walked } of [
  { widthPx: 390, key: 'Tab', addresses: byTurns(0) },
  { widthPx: 1440, key: 'Shift+Tab', addresses: byTurns(1) },
] as const) {
  test(`${key} leads through the pages at ${widthPx} px, and shows where it is (R078)`, async ({ page }) => {
    await page.setViewportSize({ width: widthPx, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/');
    await expect(page.locator('aside[aria-labelledby]')).toBeVisible();
    for (const address of ['/', ...walked]) {
      if (address !== '/') await goToSettled(page, address);
      // Header and footer are the same on all pages.
      const { stops, problems } = await walkFocus(page, key, address === '/' ? 'page' : 'main');
      expect(stops, `stops on ${address}`).toBeGreaterThan(1);
      expect.soft(problems, `through ${address}`).toEqual([]);
    }
  });
}

test('the banner covers no control on a desktop at 400 % (R078)', rare, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  await expect(page.locator('aside[aria-labelledby]')).toBeVisible();
  const { stops, problems } = await walkFocus(page, 'Tab');
  expect(stops).toBeGreaterThan(1);
  expect(problems.filter((problem) => /<aside|outside/.test(problem))).toEqual([]);
});

test('finds a covered control, and one without a focus ring', rare, async ({ page }) => {
  await visit(page, '/no/such/page');
  await page.evaluate(() => {
    const main = document.querySelector('main');
    for (const id of ['ringless', 'covered']) {
      const button = document.createElement('button');
      button.id = id;
      button.textContent = id;
      main?.append(button);
    }
    document.querySelector<HTMLElement>('#ringless')?.style.setProperty('outline', 'none', 'important');
    const cover = document.createElement('div');
    cover.id = 'cover';
    document.body.append(cover);
    const { top, left } = document.querySelector('#covered')?.getBoundingClientRect() ?? new DOMRect();
    cover.style.cssText = `position: absolute; z-index: 99; width: 40px; height: 40px; top: ${top + scrollY - 5}px; left: ${left - 5}px`;
  });
  const { problems } = await walkFocus(page, 'Tab');
  const all = problems.join('\n');
  expect(all).toMatch(/ringless.*has no ring/);
  expect(all).toMatch(/covered.*is covered by <div id="cover"/);
});
