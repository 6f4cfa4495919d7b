import { expect, type Page } from '@playwright/test';
import { say, withoutRow } from '#tests/support/site-under-test.ts';
import { rare, test, visitWithStoppedClock } from '#tests/support/visit.ts';
import { bar } from './navigation-bar.ts';

/** Tooltips of icon buttons (SPEC section 9: 700 ms, then 300 ms without the delay). */

const tip = (page: Page) => page.locator('[popover="manual"]:popover-open');
const themeButton = (page: Page) => bar(page).getByRole('button', { name: say('theme.label'), exact: true });
const next = (page: Page) => page.getByRole('button', { name: say('testimonials.next') });
const previous = (page: Page) => page.getByRole('button', { name: say('testimonials.previous') });

/** Moves the mouse where no element reacts to it. */
const away = (page: Page) => page.mouse.move(3, 450);

test('names an icon button after 700 ms, the next one at once; the keyboard shows and hides it (R102)', async ({
  page,
}) => {
  await visitWithStoppedClock(page, '/');
  const without = await page.locator('button, [role="button"]').evaluateAll((buttons) =>
    buttons
      .filter((button) => button.textContent.trim() === '' && !button.hasAttribute('data-tooltip'))
      // A chevron needs none, because the label is next to it.
      .filter((button) => !button.hasAttribute('aria-expanded') || button.previousElementSibling === null)
      .map((button) => button.outerHTML.slice(0, 120)),
  );
  expect(without).toEqual([]);

  await themeButton(page).hover();
  await page.clock.runFor(699);
  await expect(tip(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tip(page)).toHaveText(say('theme.label'));
  await expect(tip(page)).toBeInViewport({ ratio: 1 });
  await away(page);
  await page.clock.runFor(50);
  await expect(tip(page)).toHaveCount(0);

  if (withoutRow[0]) return;
  await page.clock.runFor(1000);
  await next(page).scrollIntoViewIfNeeded();
  await next(page).hover();
  await page.clock.runFor(700);
  await expect(tip(page)).toHaveText(say('testimonials.next'));

  await away(page);
  await page.clock.runFor(290);
  await previous(page).hover();
  await page.clock.runFor(1);
  await expect(tip(page)).toHaveText(say('testimonials.previous'));

  await away(page);
  await page.clock.runFor(310);
  await next(page).hover();
  await page.clock.runFor(600);
  await expect(tip(page)).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(tip(page)).toHaveText(say('testimonials.next'));

  await away(page);
  await page.clock.runFor(1000);
  await expect(tip(page)).toHaveCount(0);
  await next(page).focus();
  await page.keyboard.press('Shift+Tab');
  await page.clock.runFor(700);
  await expect(tip(page)).toHaveText(say('testimonials.previous'));
  await page.keyboard.press('Escape');
  await expect(tip(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.clock.runFor(700);
  await expect(tip(page)).toHaveText(say('testimonials.next'));
  await next(page).click();
  await expect(tip(page)).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap shows none (R102)', rare, async ({ page }) => {
    await visitWithStoppedClock(page, '/');
    await themeButton(page).tap();
    await page.clock.runFor(2000);
    await expect(tip(page)).toHaveCount(0);
  });
});
