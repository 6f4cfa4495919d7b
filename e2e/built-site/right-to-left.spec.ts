import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { defaultLanguage } from '../../config/locales.ts';
import { limits } from '../../config/limits.ts';
import { mainMenu } from '../../config/navigation.ts';
import { routes } from '../../config/routes.ts';
import { look } from '../../config/site.ts';
import { homeBlocksIn } from '../../content/home-blocks.ts';
import { hasPage, resourceTabs } from '../../content/site-pages.ts';
import { pageTypes } from '../page-types.ts';
import { endSplash, hydrated, test } from '../visit.ts';
import { accessibilityProblems, atRest, overflowProblems, showEverything } from './page-checks.ts';
import { sitePages } from './site-files.ts';

/**
 * The site as it stands in a language whose lines run from right to left: the built pages, turned round on
 * their way to the browser, with Arabic letters in place of theirs. What a site with such a language has
 * more than this one is one style sheet.
 */

const styles = readFileSync('src/styles/right-to-left.css', 'utf8');

/** Gives every page as the build would for such a language. */
async function turnRound(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const isStyles = /\/entry-[^/]*\.css$/.test(pathname);
    // The address of a page has no ending.
    if (/\.\w+$/.test(pathname) && !isStyles) return route.fallback();
    const response = await route.fetch();
    const text = await response.text();
    const body = isStyles ? text + styles : text.replace(/<html lang="\w+"/, '<html lang="ar" dir="rtl"');
    return route.fulfill({ response, body });
  });
}

/** Puts an Arabic letter in place of each letter of the words; names of files, code and figures stay. */
async function writeInArabic(page: Page): Promise<void> {
  await page.evaluate(() => {
    const letters = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي';
    const arabic = (text: string) =>
      text.replace(/\p{L}/gu, (letter) => letters[(letter.codePointAt(0) ?? 0) % letters.length] ?? letter);
    for (const element of document.querySelectorAll('[aria-label]'))
      element.setAttribute('aria-label', arabic(element.getAttribute('aria-label') ?? ''));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('script, style, noscript, pre, code'))
        node.nodeValue = arabic(node.nodeValue ?? '');
    }
  });
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await endSplash(page);
  await hydrated(page);
  await writeInArabic(page);
}

/** Where something stands: how far from the left edge of the window, and from the right one. */
async function edgesOf(page: Page, selector: string): Promise<{ left: number; right: number }> {
  const found = page.locator(selector).filter({ visible: true }).first();
  await expect(found).toBeVisible();
  return found.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return { left: Math.round(left), right: Math.round(document.documentElement.clientWidth - right) };
  });
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await turnRound(page);
});

// A page that was asked for may still be on its way.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('the drawings that are turned round are drawings of the site', () => {
  test.skip(look !== 'basalt', 'the site draws nothing');
  const names = [...styles.matchAll(/(?:href|src)\^='(\/art\/[\w-]+[.-])'/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !sitePages.some(({ html }) => html.includes(`"${name}`)))).toEqual([]);
});

for (const address of pageTypes(defaultLanguage)) {
  test(`${address} fits and satisfies axe from right to left`, async ({ page }) => {
    for (const widthPx of [390, 1440]) {
      await page.setViewportSize({ width: widthPx, height: 900 });
      if (widthPx === 390) await open(page, address);
      await showEverything(page);
      await atRest(page);
      expect.soft(await overflowProblems(page), `fits ${widthPx} px`).toEqual([]);
      expect.soft(await accessibilityProblems(page), `axe at ${widthPx} px`).toEqual([]);
    }
  });
}

test.describe('on a desk', () => {
  test('the bar begins at the right, and panels and lists hang from the edges they hang from', async ({
    page,
  }) => {
    test.skip(!mainMenu.some((entry) => typeof entry !== 'string'), 'the menu has no group');
    await open(page, '/');
    const [logo, contact] = [await edgesOf(page, 'header a'), await edgesOf(page, 'header [popovertarget]')];
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
    expect(await list.evaluate(leftOf)).toBeCloseTo(await trigger.evaluate(leftOf), 0);
  });

  test('the way to the top stands at the left, and arrows point the other way', async ({ page }) => {
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
    test.skip(resourceTabs.filter(hasPage).length < 2, 'the site has no tabs');
    await open(page, routes.resources);
    const tabs = page.getByRole('tab');
    await tabs.first().press('ArrowLeft');
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await tabs.nth(1).press('ArrowRight');
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu comes in from the left, and a press beside it closes it', async ({ page }) => {
    await open(page, '/');
    const opener = page.locator('header button[aria-controls]').filter({ visible: true });
    expect((await opener.boundingBox())?.x).toBeLessThan(100);
    await opener.click();
    const menu = page.getByRole('dialog');
    await expect(menu).toBeVisible();
    await atRest(page);
    const { left, right } = await edgesOf(page, 'dialog[open]');
    expect(left).toBe(0);
    expect(right).toBeGreaterThan(0);
    const { width } = (await menu.boundingBox()) ?? { width: 0 };
    await page.mouse.click(width + right / 2, 400);
    await expect(menu).not.toBeVisible();
  });

  test('a notification stands between the edges, and a swipe to the left takes it away', async ({ page }) => {
    test.skip(!homeBlocksIn(defaultLanguage).includes('newsletter'), 'home has no newsletter');
    await open(page, '/');
    await page.locator('#newsletter').getByRole('textbox').fill('ada@example.com');
    await page.locator('#newsletter').getByRole('textbox').press('Enter');
    const card = page.locator('ol[aria-live] > li');
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
