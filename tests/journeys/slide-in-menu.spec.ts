import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, type Page } from '@playwright/test';
import { limits } from '#shared/limits.ts';
import { inLanguage } from '#shared/routes.ts';
import {
  barGroups,
  type BarGroup,
  nameOfLanguage,
  otherLanguage,
  pageOfBar,
  say,
} from '#tests/support/site-under-test.ts';
import { expectPage, rare, test, visit } from '#tests/support/visit.ts';
import { bar } from './navigation-bar.ts';

/** The menu of narrow screens (SPEC sections 2 and 9). */

const burger = (page: Page) => page.getByRole('button', { name: say('header.openMenu') });
const menu = (page: Page) => page.getByRole('dialog', { name: say('header.menu') });
const group = (page: Page, name: string) =>
  menu(page)
    .locator('details')
    .filter({ has: page.locator('summary').filter({ hasText: name }) });
const summary = (page: Page, name: string) => group(page, name).locator('summary');

async function openMenu(page: Page): Promise<void> {
  await page.setViewportSize({ width: 375, height: 800 });
  await visit(page, '/');
  await burger(page).click();
  await expect(menu(page)).toBeVisible();
}

test('the bar starts at 1024 px, and layouts change at 768 px (R065, R066, R067)', rare, async ({ page }) => {
  await page.setViewportSize({ width: limits.breakpoint.largePx - 1, height: 800 });
  await visit(page, '/');
  await expect(burger(page)).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await page.setViewportSize({ width: limits.breakpoint.largePx, height: 800 });
  await expect(burger(page)).toBeHidden();
  await expect(bar(page)).toBeVisible();

  await page.setViewportSize({ width: 768, height: 800 });
  await expect(burger(page)).toBeVisible();
  const places = () =>
    page
      .locator('main, footer')
      .evaluateAll((parts) =>
        parts.flatMap((part) =>
          [...part.querySelectorAll('section, div, ul')].map(
            (one) => getComputedStyle(one).gridTemplateColumns.split(' ').length,
          ),
        ),
      );
  const atWide = await places();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect.poll(places).not.toEqual(atWide);
});

test('groups open independently; it closes on navigation, marks the current page and has both switches (R068, R069, R071, R072)', async ({
  page,
}) => {
  await openMenu(page);
  for (const { label } of barGroups) await summary(page, label).click();
  const openGroups = async (expected: readonly BarGroup[]) => {
    for (const { label, links } of barGroups) {
      const isOpen = expected.some((one) => one.label === label);
      for (const { name } of links)
        await expect(group(page, label).getByText(name, { exact: true })).toBeVisible({ visible: isOpen });
    }
  };
  await openGroups(barGroups);
  const [first, ...others] = barGroups;
  if (first) await summary(page, first.label).click();
  await openGroups(others);

  const link = menu(page).locator(`nav a[href="${pageOfBar.address}"]`).first();
  const closedGroup = menu(page).locator(`details:has(a[href="${pageOfBar.address}"]) summary`).first();
  if (!(await link.isVisible())) await closedGroup.click();
  await link.click();
  await expectPage(page, pageOfBar.address);
  await expect(menu(page)).toBeHidden();
  await burger(page).click();
  await expect(link).toHaveAttribute('aria-current', 'page');

  await menu(page)
    .getByRole('group', { name: say('theme.label') })
    .getByRole('button', { name: say('theme.dark') })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  if (otherLanguage === site.defaultLanguage) return;
  await menu(page)
    .getByRole('group', { name: say('language.label') })
    .getByRole('link', { name: nameOfLanguage(otherLanguage) })
    .click();
  await expectPage(page, inLanguage(site, otherLanguage, pageOfBar.address));
  await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage);
});

test(
  'the page behind it is inert; the focus stays inside and returns after closing (R070)',
  rare,
  async ({ page }) => {
    await openMenu(page);
    const isInside = () => menu(page).evaluate((dialog) => dialog.contains(document.activeElement));
    expect(await isInside()).toBe(true);
    // Inert elements cannot be focused.
    await page.getByRole('main').getByRole('link').first().focus();
    expect(await isInside()).toBe(true);
    await page.mouse.move(10, 600);
    await page.mouse.wheel(0, 600);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await page.evaluate(() => scrollY)).toBe(0);

    const close = menu(page).getByRole('button', { name: say('header.closeMenu') });
    for (const leave of [() => close.click(), () => page.keyboard.press('Escape')]) {
      await leave();
      await expect(menu(page)).toBeHidden();
      await expect(burger(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(menu(page)).toBeVisible();
    }
    // Last, because Firefox's window loses the focus when this walk reaches the browser's toolbar.
    for (let press = 0; press < 25; press += 1) {
      await page.keyboard.press('Tab');
      const isInBar = await page.evaluate(() => document.activeElement === document.body);
      if (!isInBar) expect(await isInside()).toBe(true);
    }
  },
);
