import { expect, type Page } from '@playwright/test';
import { pageOfFooter } from '#tests/support/site-under-test.ts';
import { expectPage, reload, test, visit, withMotion, variant } from '#tests/support/visit.ts';
import { footerLink } from './navigation-bar.ts';

/** The loading splash (SPEC sections 2 and 4). The times are written out on purpose. */

test.beforeEach(withMotion);

const splash = (page: Page) => page.locator('#splash');
const percent = (page: Page) => splash(page).locator('b');

async function loadWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(10_000);
  await page.goto('/');
}

test('covers the page at load, counts up by 10 every 100 ms, and hides 300 ms after 100 (R083, R084, R085)', async ({
  page,
}) => {
  await loadWithStoppedClock(page);
  await expect(splash(page)).toBeVisible();
  const box = await splash(page).boundingBox();
  expect(box).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
  await expect(percent(page)).toHaveText('0');
  for (let expected = 10; expected <= 100; expected += 10) {
    await page.clock.runFor(99);
    await expect(percent(page)).toHaveText(String(expected - 10));
    await page.clock.runFor(1);
    await expect(percent(page)).toHaveText(String(expected));
  }
  await page.clock.runFor(299);
  await expect(splash(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(splash(page)).toBeHidden();
});

for (const [index, [what, act]] of (
  [
    ['a key', (page: Page) => page.keyboard.press('a')],
    ['a click', (page: Page) => page.mouse.click(700, 400)],
    ['the wheel', (page: Page) => page.mouse.wheel(0, 10)],
  ] as const
).entries()) {
  test(`${what} ends it early (R083)`, variant(index), async ({ page }) => {
    await loadWithStoppedClock(page);
    await page.clock.runFor(200);
    await expect(splash(page)).toBeVisible();
    await act(page);
    await expect(splash(page)).toBeHidden();
    await page.clock.runFor(3000);
    await expect(splash(page)).toBeHidden();
  });
}

test('comes with every document, not with a page change (R083)', async ({ page }) => {
  // Recorded in the page, because on a busy machine the splash ends before a test can look.
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => Object.assign(window, { hasSplashed: true }));
    watch.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-splash'] });
  });
  const hasSplashed = () => page.evaluate(() => Object.hasOwn(window, 'hasSplashed'));
  await visit(page, '/');
  expect(await hasSplashed()).toBe(true);
  await page.evaluate(() => Reflect.deleteProperty(window, 'hasSplashed'));
  await footerLink(page, pageOfFooter.name).click();
  await expectPage(page, pageOfFooter.address);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await hasSplashed()).toBe(false);

  await reload(page);
  expect(await hasSplashed()).toBe(true);
});
