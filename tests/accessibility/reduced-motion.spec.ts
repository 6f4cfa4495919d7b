import { expect, type Page } from '@playwright/test';
import { limits } from '#shared/limits.ts';
import { barGroups, pageOfBar, say, withoutNewsletter, withoutRow } from '#tests/support/site-under-test.ts';
import { hydrated, test, withMotion } from '#tests/support/visit.ts';

/** Reduced motion: fades may stay, nothing moves (WCAG 2.3.3). */

declare global {
  interface Window {
    movements?: Set<string>;
  }
}

/** Records all animations except those of opacity and colours, from the first frame on. */
async function collectMovements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const still =
      /^(opacity|color|backgroundColor|border\w*Color|outlineColor|fill|stroke|textDecorationColor)$/;
    const about = new Set(['offset', 'computedOffset', 'easing', 'composite']);
    const movements = new Set<string>();
    window.movements = movements;
    const collect = () => {
      for (const { effect } of document.getAnimations()) {
        // An effect without a duration of its own (`auto`) only holds values while it waits.
        if (!(effect instanceof KeyframeEffect) || !(Number(effect.getTiming().duration) > 1)) continue;
        const changed = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
        const moving = changed.filter((name) => !about.has(name) && !still.test(name));
        for (const name of moving) movements.add(`${effect.target?.localName} ${name}`);
      }
      requestAnimationFrame(collect);
    };
    collect();
  });
}

/** Uses what normally moves: splash, hero, panels, carousel, menu, notification, page change, to the top. */
async function visitEverythingThatMoves(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-splash');
  await page.waitForTimeout(2 * limits.splash.stepMs);
  await page.keyboard.press('Shift');
  await hydrated(page);
  const [group] = barGroups;
  if (group) await page.locator(`[aria-controls="panel-${group.id}"]`).click();
  await page.keyboard.press('Escape');
  if (!withoutRow[0]) await page.getByRole('button', { name: say('testimonials.next') }).click();
  if (!withoutNewsletter[0]) {
    await page.locator('#newsletter [name="email"]').fill('ada@example.com');
    await page.locator('#newsletter form button').click();
    const notifications = page.getByRole('region', { name: say('notifications.label') });
    await expect(notifications.getByRole('listitem')).toHaveCount(1);
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: say('scrollToTop.label') }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: say('header.openMenu') }).click();
  const menu = page.getByRole('dialog', { name: say('header.menu') });
  if (group) await menu.locator('summary').first().click();
  await menu.locator(`a[href="${pageOfBar.address}"]:visible`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

const movementsOn = (page: Page) => page.evaluate(() => [...(window.movements ?? ['nobody watched'])]);

test('nothing moves with reduced motion: splash, hero, menus, carousel, notification, page change', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await collectMovements(page);
  await visitEverythingThatMoves(page);
  expect(await movementsOn(page)).toEqual([]);
});

test('the same elements move without it, so that the check above can fail (R065)', async ({ page }) => {
  await withMotion({ page });
  await collectMovements(page);
  await visitEverythingThatMoves(page);
  const moved = (await movementsOn(page)).join('\n');
  expect(moved).toContain('dialog translate');
  expect(moved).toContain('svg');
});
