import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import type { ServiceBlock } from '#content/services.ts';
import { hasPage } from '#content/site-pages.ts';
import { addressOfService, say, services } from '#tests/support/site-under-test.ts';
import { test, visit, variant, rare } from '#tests/support/visit.ts';
import { withoutSoftHyphens } from '#shared/i18n/typography.ts';

/** The services overview and the service pages (SPEC section 2, Services and Service pages). */

test.skip(services.length === 0, 'the site has no services');

const visitService = (page: Page, id: string) => visit(page, addressOfService(id));
const learnMore = (title: string) =>
  `${say('service.learnMore')} ${say('service.learnMore.about', { service: withoutSoftHyphens(title) })}`;

const sections = (page: Page) => page.getByRole('main').locator('section');
/** The section under a heading. */
const sectionOf = (page: Page, title: string) =>
  sections(page).filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
/** The items of the section's own list, not of nested lists. */
const itemsOf = (section: Locator) => section.locator(':is(ul, ol):not(li *) > li');
const headingsOf = (section: Locator, level: number) => section.getByRole('heading', { level });

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

for (const [index, { id, title, blocks }] of services.entries()) {
  const features = blocks.find(({ kind }) => kind === 'features');
  const closing = blocks.find(({ kind }) => kind === 'closing');

  // One load for all checks; most visitors arrive by a link.
  test(
    `${title}: opens at the top, with hero, blocks and closing call (R047, R122, R123, R124, R125, R126, R127, R128, R129, R130, R131, R132, R133, R134, R135, R136, R137)`,
    variant(index),
    async ({ page }) => {
      await visit(page, '/services');
      const link = page.getByRole('link', { name: learnMore(title) });
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
      // By keyboard, so that the page is not scrolled.
      await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);

      await test.step('the hero with its two ways on', async () => {
        const hero = sections(page).first();
        await expect(hero.getByRole('heading', { level: 1 })).toHaveText(title);
        const request = hero.getByRole('link', { name: say('service.request'), exact: true });
        await expect(request).toHaveAttribute('href', '/contact');
        await expect(request).toHaveAttribute('data-service', id);
        const work = hero.getByRole('link', { name: say('hero.secondary'), exact: true });
        if (hasPage(site, 'portfolio')) await expect(work).toHaveAttribute('href', '/portfolio');
        else await expect(work).toHaveCount(0);
      });

      await test.step('what its blocks name, in order', async () => {
        for (const block of blocks) {
          const names = namesIn(block);
          if (names.length === 0) continue;
          const section = sectionOf(page, block.title);
          await expect(section).toHaveText(new RegExp(names.map((name) => RegExp.escape(name)).join('[^]*')));
          for (const name of names)
            await expect(section.getByText(name).filter({ visible: true }).first()).toBeVisible();
        }
      });

      if (features?.kind !== 'features' || closing?.kind !== 'closing') return;
      await test.step('its features, what comes after them, and the closing call last', async () => {
        const featureSection = sectionOf(page, features.title);
        await expect(itemsOf(featureSection)).toHaveCount(features.items.length);
        await expect(headingsOf(featureSection, 3)).toHaveText(features.items.map((item) => item.title));

        const shown = blocks.filter(({ kind }) => kind !== 'case').map((block) => block.title);
        const titles = await headingsOf(page.getByRole('main'), 2).allTextContents();
        expect(titles.filter((one) => shown.includes(one))).toEqual(shown);

        const last = sections(page).last();
        await expect(headingsOf(last, 2)).toHaveText(closing.title);
        const prices = last.locator('a[href="/services#prices"]');
        await expect(prices).toHaveCount(closing.prices ? 1 : 0);
        const call = last.getByRole('link', { name: say('hero.cta'), exact: true });
        await expect(call).toHaveAttribute('href', '/contact');
        await expect(call).toHaveAttribute('data-service', id);
      });
    },
  );
}

/** The names in a block, in order; case teasers and the closing have tests of their own. */
function namesIn(block: ServiceBlock): string[] {
  switch (block.kind) {
    case 'features':
    case 'list':
    case 'steps':
      return block.items.map((item) => item.title);
    case 'loop':
    case 'technologies':
      return block.technologies.flatMap((technologies, index) => [
        ...(block.groups?.[index] ? [block.groups[index].name] : []),
        ...technologies.map(({ name }) => name),
      ]);
    default:
      return [];
  }
}

test('on phones, pictures that become lists keep all texts (R119, R129, R135)', rare, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, '/services');
  for (const { bullets } of services) {
    for (const bullet of bullets)
      await expect(page.getByRole('main').getByText(bullet, { exact: true }).first()).toBeVisible();
  }
  for (const { id, blocks: all } of services) {
    const blocks = all.filter(({ kind }) => kind === 'technologies' || kind === 'loop');
    if (blocks.length > 0) await visitService(page, id);
    for (const name of blocks.flatMap(namesIn))
      await expect(page.getByRole('main').getByText(name).filter({ visible: true }).first()).toBeVisible();
  }
});
