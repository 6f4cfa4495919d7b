import { expect } from '@playwright/test';
import { limits } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';
import { barGroups, type BarGroup } from '#tests/support/site-under-test.ts';
import { expectPage, rare, test, variant, visit, visitWithStoppedClock } from '#tests/support/visit.ts';
import { panel, panelLinks, toggle } from './navigation-bar.ts';

/** The panels of the navigation (SPEC sections 2, 4 and 9). The delays are written out on purpose. */

const noGroup: BarGroup = { id: 'none', label: '', links: [] };
const [first = noGroup, second = noGroup] = barGroups;
const last = barGroups.at(-1) ?? noGroup;

test.skip(first === noGroup, 'the bar has no groups');

for (const [index, group] of barGroups.entries()) {
  const isOfServices = group.page === routes.services;
  const width = isOfServices ? 600 : 400;

  test(
    `the panel of ${group.id} stays inside the narrowest window with a bar, ${width} px wide, with its links in ${isOfServices ? 'two columns' : 'one'} (R054, R066)`,
    variant(index),
    async ({ page }) => {
      await page.setViewportSize({ width: limits.breakpoint.largePx, height: 800 });
      await visit(page, '/');
      await toggle(page, group).click();
      await expect.poll(async () => (await panel(page, group).boundingBox())?.width).toBe(width);
      const box = await panel(page, group).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(limits.breakpoint.largePx);
      const links = panelLinks(page, group);
      await expect(links).toHaveCount(group.links.length);
      const columns = await links.evaluateAll(
        (all) => new Set(all.map((link) => Math.round(link.getBoundingClientRect().left))).size,
      );
      expect(columns).toBe(isOfServices && group.links.length > 1 ? 2 : 1);
    },
  );
}

test('the mouse can travel into the panel (R063)', rare, async ({ page }) => {
  await visitWithStoppedClock(page, '/');
  await toggle(page, first).hover();
  await page.clock.runFor(200);
  await expect(panel(page, first)).toBeVisible();
  const from = await toggle(page, first).boundingBox();
  const into = await panelLinks(page, first).first().boundingBox();
  const [x, y] = [(from?.x ?? 0) + 5, (from?.y ?? 0) + (from?.height ?? 0)];
  const steps = 8;
  for (let step = 1; step <= steps; step += 1) {
    await page.mouse.move(x, y + ((into?.y ?? 0) + 10 - y) * (step / steps));
    await page.clock.runFor(15);
  }
  await page.clock.runFor(1000);
  await expect(toggle(page, first)).toHaveAttribute('aria-expanded', 'true');
});

test('at most one is open; keys open, move and close it; following a link closes it (R058, R064)', async ({
  page,
}) => {
  await visit(page, '/');
  await toggle(page, first).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page, first)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panelLinks(page, first).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page, first)).toBeHidden();
  await expect(toggle(page, first)).toBeFocused();

  await toggle(page, last).focus();
  await page.keyboard.press('ArrowDown');
  await expect(panelLinks(page, last).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(panelLinks(page, last).nth(1 % last.links.length)).toBeFocused();
  const stops = await panel(page, last).getByRole('link').count();
  for (let stop = 1; stop < stops; stop += 1) await page.keyboard.press('Tab');
  await expect(panel(page, last)).toBeHidden();

  if (second !== noGroup) {
    await toggle(page, first).click();
    await toggle(page, second).click();
    await expect(panel(page, second)).toBeVisible();
    await expect(panel(page, first)).toBeHidden();
    await toggle(page, first).hover();
    await expect(panel(page, first)).toBeVisible();
    await expect(panel(page, second)).toBeHidden();
    await page.mouse.move(5, 700);
    await toggle(page, first).press('Escape');
  }

  await toggle(page, last).click();
  await panelLinks(page, last).last().click();
  await expectPage(page, last.links.at(-1)?.address ?? '');
  await expect(panel(page, last)).toBeHidden();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap opens, a tap elsewhere closes (R064)', rare, async ({ page }) => {
    await visit(page, '/');
    await toggle(page, last).tap();
    await expect(panel(page, last)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(panel(page, last)).toBeHidden();
  });
});
