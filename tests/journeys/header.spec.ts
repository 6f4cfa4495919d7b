import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, type Page } from '@playwright/test';
import { limits } from '#shared/limits.ts';
import { pathTo } from '#shared/routes.ts';
import { barGroups, barLinks, pageOfBar } from '#tests/support/site-under-test.ts';
import { expectPage, test, variant, visit } from '#tests/support/visit.ts';
import { parseColour } from './colours.ts';
import { bar, toggle, topLink } from './navigation-bar.ts';

/** The fixed header (SPEC section 2, Common parts). */

const header = (page: Page) => page.getByRole('banner');
const background = (page: Page) =>
  header(page).evaluate((element) => getComputedStyle(element).backgroundColor);

test('stays at the top, is opaque above content and a panel, and marks the current page (R004, R048, R049, R072)', async ({
  page,
}) => {
  await visit(page, '/');
  await page.mouse.wheel(0, 1000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(900);
  expect((await header(page).boundingBox())?.y).toBe(0);
  await expect.poll(async () => parseColour(await background(page)).alpha).toBe(1);
  await page.evaluate(() => scrollTo(0, 0));

  const current = bar(page).locator('> ul > li').locator('[aria-current="page"]');
  const places = await current.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(places).toEqual(barLinks.filter(({ address }) => address === '/').map(({ address }) => address));
  await topLink(page, pageOfBar.name).click();
  await expectPage(page, pageOfBar.address);
  await expect(current.first()).toHaveAttribute('href', pageOfBar.address);

  const group = barGroups.at(-1);
  if (!group) return;
  await toggle(page, group).click();
  await expect.poll(async () => parseColour(await background(page)).alpha).toBe(1);
});

for (const [place, language] of site.languages.entries())
  test(
    `the entries of the bar are on one line, with 16 px between two names, ${language} (R066)`,
    variant(place),
    async ({ page }) => {
      await visit(page, pathTo(site, language, 'home'));
      // The system font of Firefox is wider than the site's.
      await expect.poll(() => page.evaluate(() => document.fonts.check('600 16px "Site Sans"'))).toBe(true);
      for (const width of [limits.breakpoint.largePx, 1100, 1180, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const boxes = await header(page)
          .locator('nav > ul > li')
          .evaluateAll((entries) =>
            entries.map((entry) => {
              const { top, left, right } = entry.getBoundingClientRect();
              // What is seen of an entry begins after its padding.
              const { paddingInlineStart } = getComputedStyle(entry.querySelector('a, button') ?? entry);
              return { top, left, right, padding: Number.parseFloat(paddingInlineStart) };
            }),
          );
        expect(new Set(boxes.map(({ top }) => top)).size, `rows at ${width} px`).toBe(1);
        for (const [index, box] of boxes.slice(1).entries()) {
          const before = boxes[index];
          const gap = Math.max(box.left - (before?.right ?? 0), (before?.left ?? 0) - box.right);
          expect(gap + 2 * box.padding, `gap at ${width} px`).toBeGreaterThanOrEqual(16);
        }
      }
    },
  );
