import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, type Page } from '@playwright/test';
import { addressOfService, hasHomeBlock, say, services, withoutRow } from '#tests/support/site-under-test.ts';
import { expectPage, rare, test, visit } from '#tests/support/visit.ts';

/** The home page (SPEC sections 1 and 2, Home). */

test.beforeEach(({ page }) => visit(page, '/'));

const main = (page: Page) => page.getByRole('main');
const section = (page: Page, heading: string | RegExp) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading }) });

/** Home shows no more than six services (SPEC section 2, Home). */
const cards = services.slice(0, 6);
const withoutServices = [!hasHomeBlock('services'), 'home shows no services'] as const;

test.describe('the testimonials', () => {
  const testimonials = site.testimonials[site.defaultLanguage] ?? [];
  const total = testimonials.length;
  test.skip(...withoutRow);

  const slides = (page: Page) =>
    main(page)
      .locator('figure')
      .filter({ has: page.locator('blockquote') });
  const carousel = (page: Page) =>
    main(page)
      .locator('section')
      .filter({ has: page.locator('figure blockquote') });
  const shown = (page: Page) => slides(page).filter({ visible: true });
  const next = (page: Page) => page.getByRole('button', { name: say('testimonials.next') });
  const previous = (page: Page) => page.getByRole('button', { name: say('testimonials.previous') });

  test('appear one at a time, loop in both directions, and do not advance automatically (R109, R110, R111, R112, R113)', async ({
    page,
  }) => {
    await expect(slides(page)).toHaveCount(total);
    const quotes = testimonials.map(({ content }) => content);
    for (const quote of [...quotes, quotes[0] ?? '']) {
      await expect(shown(page)).toHaveCount(1);
      await expect(shown(page)).toContainText(quote);
      await next(page).click();
    }
    await previous(page).click({ clickCount: 2 });
    await expect(shown(page)).toContainText(quotes.at(-1) ?? '');

    const tabs = carousel(page).getByRole('listitem').getByRole('button');
    await expect(tabs).toHaveCount(total);
    const company = (await tabs.last().textContent()) ?? '';
    await tabs.last().click();
    await expect(shown(page)).toContainText(company);
    await page.clock.install();
    await page.clock.runFor(60_000);
    await expect(shown(page)).toContainText(company);
  });
});

test('the strip of clients and the names above it are not in one view (R114)', async ({ page }) => {
  test.skip(...withoutRow);
  test.skip(!hasHomeBlock('clients'), 'home shows no clients');
  const strip = main(page).getByRole('region', { name: say('clients.label') });
  const carousel = main(page)
    .locator('section')
    .filter({ has: page.locator('figure blockquote') });
  const [one, other] = await Promise.all([strip.boundingBox(), carousel.boundingBox()]);
  const [first = one, last = other] = [one, other].toSorted((a, b) => (a?.y ?? 0) - (b?.y ?? 0));
  const gapPx = (last?.y ?? 0) - ((first?.y ?? 0) + (first?.height ?? 0));
  expect(gapPx).toBeGreaterThan(page.viewportSize()?.height ?? Infinity);
});

test('a click anywhere on a service card follows its link (R107)', rare, async ({ page }) => {
  test.skip(...withoutServices);
  const card = cards.at(-1);
  await section(page, say('services.title'))
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: card?.title ?? '', exact: true }) })
    .click({ position: { x: 20, y: 20 } });
  await expectPage(page, addressOfService(card?.id ?? ''));
});
