import { expect, type Page } from '@playwright/test';
import { brand, brandName } from '../../shared/brand.ts';
import { barGroups, barLinks, pageOfBar, say } from '../support/site-under-test.ts';
import { expectPage, test, visit, variant } from '../support/visit.ts';
import { contrast, parseColour } from './colours.ts';
import { bar, toggle, topLink } from './navigation-bar.ts';

/** The fixed header (SPEC section 2, Common parts). */

const header = (page: Page) => page.getByRole('banner');
const background = (page: Page) =>
  header(page).evaluate((element) => getComputedStyle(element).backgroundColor);

test('the header stays at the top while scrolling (R048)', async ({ page }) => {
  await visit(page, '/');
  await page.mouse.wheel(0, 1000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(900);
  expect((await header(page).boundingBox())?.y).toBe(0);
});

test('the header is see-through at 0 and opaque beyond (R049)', async ({ page }) => {
  await visit(page, '/');
  await expect.poll(async () => parseColour(await background(page)).alpha).toBeLessThan(1);
  await page.evaluate(() => scrollBy(0, 1));
  await expect.poll(async () => parseColour(await background(page)).alpha).toBe(1);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(async () => parseColour(await background(page)).alpha).toBeLessThan(1);
});

test('the name of a group and its button do not lie over each other, where they take the focus', async ({
  page,
}) => {
  await visit(page, '/');
  const overlaps = await header(page).evaluate((element) =>
    [...element.querySelectorAll('li > a + button')].flatMap((button) => {
      const name = button.previousElementSibling?.getBoundingClientRect();
      const { left, right } = button.getBoundingClientRect();
      return name && name.left < right - 0.5 && left < name.right - 0.5 ? [button.ariaLabel] : [];
    }),
  );
  expect(overlaps).toEqual([]);
});

test('the header is opaque while a panel is open (R049)', async ({ page }) => {
  const group = barGroups.at(-1);
  test.skip(!group, 'the bar has no groups');
  if (!group) return;
  await visit(page, '/');
  await toggle(page, group).click();
  await expect.poll(async () => parseColour(await background(page)).alpha).toBe(1);
});

for (const [index, width] of [1440, 2560, 820, 390].entries()) {
  test(
    `a browser without anchor positioning opens the lists by their buttons too, ${width} px wide`,
    variant(index),
    async ({ page }) => {
      await page.route('**/*.css', async (route) => {
        const css = await (await route.fetch()).text();
        const body = css.replaceAll('anchor-name', 'unknown-name').replaceAll('anchor(', 'unknown(');
        await route.fulfill({ body, contentType: 'text/css' });
      });
      await page.setViewportSize({ width, height: 800 });
      await visit(page, '/');
      const triggers = header(page).locator('[popovertarget]:visible');
      expect(await triggers.count()).toBeGreaterThan(0);
      for (const trigger of await triggers.all()) {
        await trigger.click();
        const list = await header(page).locator(':popover-open').boundingBox();
        const button = await trigger.boundingBox();
        if (!list || !button) throw new Error('The list or its button has no place');
        expect(list.y).toBeGreaterThanOrEqual(button.y + button.height);
        expect(list.x).toBeLessThan(button.x + button.width);
        expect(list.x + list.width).toBeGreaterThan(button.x);
        expect(list.x + list.width).toBeLessThanOrEqual(width);
        await page.keyboard.press('Escape');
      }
    },
  );
}

for (const theme of ['light', 'dark'] as const) {
  test(`its links are readable in both states, ${theme} (R049)`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await visit(page, '/');
    const readable = async () => {
      const [ink, behind] = await topLink(page, pageOfBar.name).evaluate((link) => [
        getComputedStyle(link).color,
        getComputedStyle(document.body).backgroundColor,
      ]);
      return contrast(ink ?? '', behind ?? '');
    };
    expect(await readable()).toBeGreaterThanOrEqual(4.5);
    await page.evaluate(() => scrollBy(0, 1));
    await expect.poll(async () => parseColour(await background(page)).alpha).toBe(1);
    const [ink, behind] = [
      await topLink(page, pageOfBar.name).evaluate((link) => getComputedStyle(link).color),
      await background(page),
    ];
    expect(contrast(ink, behind)).toBeGreaterThanOrEqual(4.5);
  });
}

test('the current page is marked (R072)', async ({ page }) => {
  await visit(page, '/');
  const current = bar(page).locator('> ul > li').locator('[aria-current="page"]');
  const places = await current.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(places).toEqual(barLinks.filter(({ address }) => address === '/').map(({ address }) => address));
  await topLink(page, pageOfBar.name).click();
  await expectPage(page, pageOfBar.address);
  await expect(current.first()).toHaveAttribute('href', pageOfBar.address);
});

test('the logo is a mark and a wordmark of two parts, readable in both themes (R004, R005)', async ({
  page,
}) => {
  await visit(page, '/');
  const logo = header(page)
    .getByRole('link', { name: say('shell.homeLink', { brand: brandName }) })
    .first();
  await expect(logo.locator('svg').first()).toBeVisible();
  await expect(logo).toHaveText(brand.name.join(''));
  const inks: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    const [ink, behind] = await logo.evaluate((element) => [
      getComputedStyle(element).color,
      getComputedStyle(document.body).backgroundColor,
    ]);
    inks.push(ink ?? '');
    expect(contrast(ink ?? '', behind ?? '')).toBeGreaterThanOrEqual(4.5);
  }
  expect(inks[0]).not.toBe(inks[1]);
});
