import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, type Page } from '@playwright/test';
import { limits } from '#shared/limits.ts';
import { inLanguage } from '#shared/routes.ts';
import { localeOf } from '#shared/i18n/locale.ts';
import { formsEndpoint } from '#tests/generated/forms-endpoint.ts';
import { test, visit } from '#tests/support/visit.ts';
import { atRest } from './page-checks.ts';

/**
 * Mirrored layout and motion in a right-to-left language. The sample has none; this runs for the generated site that
 * has one (tests/generated), and for any other.
 */

const language = site.languages.find((code) => localeOf(site, code).direction === 'rtl');

/** Distances of an element from the left and right edges of the window. */
async function edgesOf(page: Page, selector: string): Promise<{ left: number; right: number }> {
  const found = page.locator(selector).filter({ visible: true }).first();
  await expect(found).toBeVisible();
  return found.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return { left: Math.round(left), right: Math.round(document.documentElement.clientWidth - right) };
  });
}

const open = (page: Page, path: string) => visit(page, inLanguage(site, language ?? '', path));

test.beforeEach(async ({ page }) => {
  test.skip(language === undefined, 'all languages of the site run from left to right');
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test.describe('on a desktop', () => {
  test('the header starts on the right, and panels and lists open at the mirrored edges', async ({
    page,
  }) => {
    await open(page, '/');
    const [logo, contact] = [
      await edgesOf(page, 'header a[href="/"]'),
      await edgesOf(page, 'header [popovertarget]'),
    ];
    expect(logo.right).toBeLessThan(logo.left);
    expect(contact.left).toBeLessThan(contact.right);

    const group = page.locator('header [aria-expanded]').first();
    await group.press('Enter');
    const panel = page.locator('header [aria-expanded="true"] + *');
    await expect(panel).toBeVisible();
    const rightOf = (element: Element) => element.getBoundingClientRect().right;
    const groupRight = await group.evaluate(
      (element) => element.parentElement?.getBoundingClientRect().right,
    );
    expect(await panel.evaluate(rightOf)).toBeCloseTo(groupRight ?? 0, 0);

    const trigger = page.locator('header [popovertarget]').first();
    await trigger.click();
    const list = page.locator('header :popover-open');
    const leftOf = (element: Element) => element.getBoundingClientRect().left;
    const isAnchored = await page.evaluate(() => CSS.supports('anchor-name: --any'));
    if (isAnchored) expect(await list.evaluate(leftOf)).toBeCloseTo(await trigger.evaluate(leftOf), 0);
    else expect(await list.evaluate(leftOf)).toBeLessThan(await trigger.evaluate(rightOf));
  });

  test('the scroll-to-top button is on the left, and arrows are mirrored', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    const button = page.locator('body button').filter({ has: page.locator('use[href$="#arrow-up"]') });
    await expect(button).toBeVisible();
    expect((await button.boundingBox())?.x).toBeLessThan(100);
    const arrow = page.locator('main use[href$="#arrow-right"]').first();
    expect(await arrow.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a)).toBe(-1);
    const check = page.locator('use[href$="#check"]').first();
    expect(await check.evaluate((element) => getComputedStyle(element).transform)).toBe('none');
  });

  test('the left arrow key leads to the next tab', async ({ page }) => {
    await open(page, '/resources');
    const tabs = page.getByRole('tab');
    await tabs.first().press('ArrowLeft');
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await tabs.nth(1).press('ArrowRight');
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  });
});

test('letters join, lines keep apart, and addresses run from left to right', async ({ page }) => {
  await open(page, '/contact');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const widths = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('There is no canvas');
    context.font = "100px 'Site Sans'";
    // The second is kept from joining.
    return ['ببب', 'ب\u200Cب\u200Cب'].map((word) => context.measureText(word).width);
  });
  expect(widths[0]).toBeLessThan((widths[1] ?? 0) - 1);
  const heading = page.getByRole('heading', { level: 1 });
  const share = await heading.evaluate((element) => {
    const { lineHeight, fontSize } = getComputedStyle(element);
    return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
  });
  expect(share).toBeCloseTo(1.25);
  const email = page.getByRole('main').locator('[type=email]').first();
  await expect(email).toHaveCSS('direction', 'ltr');
  await expect(email).toHaveCSS('text-align', 'right');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu slides in from the left, and a press outside closes it', async ({ page }) => {
    await open(page, '/');
    const opener = page.locator('header button[aria-controls]').filter({ visible: true });
    expect((await opener.boundingBox())?.x).toBeLessThan(100);
    await opener.click();
    const menu = page.getByRole('dialog');
    await expect(menu).toBeVisible();
    await atRest(page);
    const { left, right } = await edgesOf(page, 'dialog[open]');
    // Chromium 123 lays it over the scrollbar, which is at the left.
    expect(left).toBeLessThanOrEqual(0);
    expect(right).toBeGreaterThan(0);
    const { x, width } = (await menu.boundingBox()) ?? { x: 0, width: 0 };
    // Close to its edge: in Chromium 123 the backdrop ends a scrollbar's width before the window does.
    await page.mouse.click(x + width + 10, 400);
    await expect(menu).not.toBeVisible();
  });

  test('a notification is between the edges, and a swipe to the left dismisses it', async ({ page }) => {
    // The generated site sends its forms to a service.
    const stored = { status: 200, headers: { 'access-control-allow-origin': '*' } };
    await page.route(formsEndpoint, (route) => route.fulfill(stored));
    await open(page, '/');
    await page.locator('#newsletter').locator('[type=email]').fill('ada@example.com');
    await page.locator('#newsletter').locator('[type=email]').press('Enter');
    const card = page.locator('[aria-live] > ol > li');
    await expect(card).toBeVisible();
    const box = await card.boundingBox();
    if (!box) throw new Error('The notification has no place');
    const y = box.y + 10;
    const x = box.x + box.width / 2;
    const swipe = async (to: number) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(to, y, { steps: 4 });
      await page.mouse.up();
    };
    await swipe(x + 100);
    await expect(card).toBeVisible();
    await swipe(x - 2 * limits.toast.announcement.swipePx);
    await expect(card).toHaveCount(0);
  });
});
