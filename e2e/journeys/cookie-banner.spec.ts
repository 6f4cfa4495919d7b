import { expect, type Page } from '@playwright/test';
import { storageKeys } from '../../config/storage-keys.ts';
import { endSplash, hydrated, test, visit } from '../visit.ts';

/** The cookie banner (SPEC sections 2, 4 and 9). */

const banner = (page: Page) =>
  page.getByRole('complementary').filter({ has: page.getByRole('button', { name: 'Accept All' }) });
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKeys.consent);

/** Loads with the clock stopped from the first script on. */
async function loadWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
  await endSplash(page);
  await hydrated(page);
}

test.describe('a visitor who has not answered', () => {
  test.use({ stored: {} });

  test('sees it 1000 ms after load, not before (R078)', async ({ page }) => {
    await loadWithStoppedClock(page);
    await page.clock.runFor(900);
    await expect(banner(page)).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(banner(page)).toBeVisible();
  });

  test('sees it with a real clock too (R078)', async ({ page }) => {
    await visit(page, '/');
    await expect(banner(page)).toBeVisible();
  });

  test('is not disturbed in what has the focus (R078)', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('link', { name: 'Get Started' }).first().focus();
    await expect(banner(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeFocused();
  });

  for (const [name, value] of [
    ['Accept All', 'all'],
    ['Necessary Only', 'necessary'],
  ] as const) {
    test(`"${name}" stores "${value}", and the banner stays away (R079, R080, R081)`, async ({ page }) => {
      await visit(page, '/');
      await banner(page).getByRole('button', { name }).click();
      await expect(banner(page)).toHaveCount(0);
      expect(await stored(page)).toBe(value);

      await page.clock.install({ time: 0 });
      await page.reload();
      await hydrated(page);
      await page.clock.runFor(2000);
      await expect(banner(page)).toHaveCount(0);
    });
  }

  test('Close hides it for this load, also on other pages, and stores nothing (R082)', async ({ page }) => {
    await visit(page, '/');
    await banner(page).getByRole('button', { name: 'Close' }).click();
    await expect(banner(page)).toHaveCount(0);
    expect(await stored(page)).toBeNull();

    await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click();
    await expect(page).toHaveURL('/portfolio');
    await expect(banner(page)).toHaveCount(0);

    await page.reload();
    await endSplash(page);
    await expect(banner(page)).toBeVisible();
  });

  test('finds nothing that has the focus behind it (R078)', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await visit(page, '/');
    await expect(banner(page)).toBeVisible();
    const links = page.getByRole('main').getByRole('link');
    const count = await links.count();
    for (let index = 0; index < count; index += 3) {
      await links.nth(index).focus();
      await expect
        .poll(async () => {
          const [link, cover] = [await links.nth(index).boundingBox(), await banner(page).boundingBox()];
          return (link?.y ?? 0) + (link?.height ?? 0) <= (cover?.y ?? 0) || (link?.y ?? 0) < 0;
        })
        .toBe(true);
    }
  });
});

test.describe('a value in storage that is no answer', () => {
  test.use({ stored: { [storageKeys.consent]: 'maybe' } });

  test('counts as none (R078, R094)', async ({ page }) => {
    await visit(page, '/');
    await expect(banner(page)).toBeVisible();
  });
});

test('"Cookie settings" in the footer opens it again (R080, R081)', async ({ page }) => {
  await visit(page, '/');
  expect(await stored(page)).toBe('necessary');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
  await expect(banner(page)).toBeVisible();
  await expect(banner(page)).toBeFocused();
  await banner(page).getByRole('button', { name: 'Accept All' }).click();
  expect(await stored(page)).toBe('all');
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' })).toBeFocused();
});
