import { expect, type Page } from '@playwright/test';
import { say } from '#tests/support/site-under-test.ts';
import { test, visit, withMotion, rare } from '#tests/support/visit.ts';

/** The button back to the top (SPEC sections 2 and 9). */

const button = (page: Page) => page.getByRole('button', { name: say('scrollToTop.label') });
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

test('hidden up to 300 px, then visible; scrolls to the top, smoothly or at once (R076, R077)', async ({
  page,
}) => {
  await withMotion({ page });
  await visit(page, '/');
  await expect(button(page)).toBeHidden();
  await page.evaluate(() => scrollTo(0, 301));
  await expect(button(page)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 300));
  await expect(button(page)).toBeHidden();

  await page.evaluate(() => scrollTo(0, 2000));
  const places = await page.evaluateHandle(() => {
    const seen: number[] = [];
    addEventListener('scroll', () => seen.push(window.scrollY));
    return seen;
  });
  await button(page).click();
  await expect.poll(() => scrollY(page)).toBe(0);
  expect((await places.jsonValue()).some((place) => place > 0 && place < 2000)).toBe(true);
  await expect(button(page)).toBeHidden();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => scrollTo(0, 2000));
  await button(page).press('Enter');
  expect(await scrollY(page)).toBe(0);
  // The next Tab starts at the top too.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').locator(':focus')).toHaveCount(1);
});

test('does not cover the focused field', rare, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/contact');
  const field = page.getByRole('main').getByRole('textbox').last();
  await field.focus();
  await expect.poll(() => scrollY(page)).toBeGreaterThan(300);
  await expect(button(page)).toBeHidden();
  await field.blur();
  await expect(button(page)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('textbox').focus();
  await expect(button(page)).toBeVisible();
});
