import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, type Page } from '@playwright/test';
import { services } from '#tests/support/site-under-test.ts';
import { test, visit, rare } from '#tests/support/visit.ts';

/** The services overview (SPEC section 2, Services). */

test.skip(services.length === 0, 'the site has no services');

const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });

test('the part of the drawing follows pointer, focus and reading (R118)', rare, async ({ page }) => {
  test.skip(
    !site.settings.pictures.services || services.length < 4,
    'the site has no drawing of its services',
  );
  await visit(page, '/services');
  // The parts are painted from the bottom up, so the top one is the last; the ground is the first.
  const litPart = () =>
    page
      .getByRole('figure')
      .locator('use')
      .evaluateAll((uses) => uses.length - 1 - uses.findIndex((use) => use.hasAttribute('class')));
  expect(await litPart()).toBe(0);
  await cards(page).nth(1).hover();
  await expect.poll(litPart).toBe(1);
  await cards(page).nth(2).getByRole('link').focus();
  await expect.poll(litPart).toBe(2);
  await page.mouse.move(5, 500);
  await cards(page)
    .last()
    .evaluate((card) => card.scrollIntoView({ block: 'center' }));
  await expect.poll(litPart).toBe(services.length - 1);
});
