import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, type Page } from '@playwright/test';
import type { ServiceBlock } from '#content/services.ts';
import { addressOfService, services } from '#tests/support/site-under-test.ts';
import { test, visit, rare } from '#tests/support/visit.ts';

/** The services overview and the service pages (SPEC section 2, Services and Service pages). */

test.skip(services.length === 0, 'the site has no services');

test.describe('the overview', () => {
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
});

/** The names in blocks that are pictures on wide screens. */
const drawnNames = (blocks: readonly ServiceBlock[]) =>
  blocks.flatMap((block) => {
    if (block.kind !== 'technologies' && block.kind !== 'loop') return [];
    const groups = (block.groups ?? []).map(({ name }) => name);
    return [...groups, ...block.technologies.flat().map(({ name }) => name)];
  });

test('on phones, pictures that become lists keep all texts (R119, R129, R135)', rare, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, '/services');
  for (const { bullets } of services) {
    for (const bullet of bullets)
      await expect(page.getByRole('main').getByText(bullet, { exact: true }).first()).toBeVisible();
  }
  for (const { id, blocks: all } of services) {
    const names = drawnNames(all);
    if (names.length > 0) await visit(page, addressOfService(id));
    for (const name of names)
      await expect(page.getByRole('main').getByText(name).filter({ visible: true }).first()).toBeVisible();
  }
});
