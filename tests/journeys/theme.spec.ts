import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, type Page } from '@playwright/test';
import { paletteOf } from '#content/colours/palette.ts';
import { storageKeys } from '#tests/support/storage-keys.ts';
import { say } from '#tests/support/site-under-test.ts';
import { parseColour } from './colours.ts';
import { bar, chooseTheme } from './navigation-bar.ts';
import { reload, test, visit, rare } from '#tests/support/visit.ts';

/** The theme switch (SPEC sections 1 and 4). */

const themes = ['light', 'dark', 'system'] as const;
const trigger = (page: Page) => bar(page).getByRole('button', { name: say('theme.label'), exact: true });
const option = (page: Page, theme: (typeof themes)[number]) =>
  bar(page).getByRole('button', { name: say(`theme.${theme}`), exact: true });
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKeys.theme);

/** What the visitor sees: whether the ground is dark. */
async function look(page: Page): Promise<'light' | 'dark'> {
  const { r, g, b } = parseColour(
    await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor),
  );
  return r + g + b < 1.5 ? 'dark' : 'light';
}

/** The colour that the page gives the browser's bars. */
const barColour = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => content)
      .join(),
  );

async function choose(page: Page, theme: (typeof themes)[number]): Promise<void> {
  await chooseTheme(page, theme);
  await expect(option(page, theme)).toBeHidden();
}

test(
  'follows the system by default; the switch works by keyboard and closes on Escape (R006, R087)',
  rare,
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await visit(page, '/');
    expect(await look(page)).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await look(page)).toBe('light');
    expect(await stored(page)).toBeNull();

    await trigger(page).focus();
    await page.keyboard.press('Enter');
    for (const theme of themes) {
      await expect(option(page, theme)).toBeVisible();
      await expect(option(page, theme)).toHaveAttribute('aria-pressed', String(theme === 'system'));
    }
    await page.keyboard.press('Escape');
    await expect(option(page, 'dark')).toBeHidden();
    await expect(trigger(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(option(page, 'light')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await look(page)).toBe('dark');
  },
);

test('a choice wins over the system, is stored, and stays after a reload (R088, R089)', async ({ page }) => {
  await visit(page, '/');
  expect(storageKeys.theme).toContain(site.settings.slug);
  for (const [value, system] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme: system });
    await choose(page, value);
    expect(await look(page)).toBe(value);
    expect(await barColour(page)).toBe(paletteOf(site)['--bg'][value]);
    expect(await stored(page)).toBe(value);
    await reload(page);
    expect(await barColour(page)).toBe(paletteOf(site)['--bg'][value]);
    expect(await look(page)).toBe(value);
    await trigger(page).click();
    await expect(option(page, value)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
  }
});

test('System follows the system again, in other tabs too (R088, R090)', rare, async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/');
  await choose(page, 'light');
  expect(await look(page)).toBe('light');
  await choose(page, 'system');
  expect(await stored(page)).toBe('system');
  expect(await look(page)).toBe('dark');
  expect(await barColour(page)).toBe(paletteOf(site)['--bg'].dark);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await look(page)).toBe('light');
  const other = await context.newPage();
  await visit(other, '/');
  await choose(other, 'dark');
  await expect.poll(() => look(page)).toBe('dark');
});

test.describe('with dark stored under a light system', () => {
  test.use({
    stored: { [storageKeys.theme]: 'dark', [storageKeys.consent]: 'necessary' },
    colorScheme: 'light',
  });

  test('the boot script sets the theme before the first paint (R091)', async ({ page }) => {
    // The first paint does not wait for these, which never arrive.
    await page.route(/\/assets\/(?!boot).*\.js/, () => undefined);
    await page.addInitScript(() => {
      new MutationObserver((_, watch) => {
        if (!document.body) return;
        Object.assign(window, { themeAtBody: document.documentElement.dataset.theme });
        watch.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    expect(await page.evaluate(() => 'themeAtBody' in window && window.themeAtBody)).toBe('dark');
    expect(await look(page)).toBe('dark');
  });
  test.use({ isConsoleWatched: false });
});
