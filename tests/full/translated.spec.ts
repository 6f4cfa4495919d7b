import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, type Page } from '@playwright/test';
import type { Language } from '#shared/locales.ts';
import { pageTypes } from '#tests/support/page-types.ts';
import { otherLanguage, withoutOtherLanguage } from '#tests/support/site-under-test.ts';
import { openTour, tours } from '#tests/support/tours.ts';
import { test, visit, goTo } from '#tests/support/visit.ts';

/**
 * A browser that translates the page replaces its text nodes, also those that appear later
 * (https://github.com/facebook/react/issues/11538). React must still be able to remove, insert and change texts, so
 * every step is done on two pages, one of them translated: both must show the same text.
 */

/** Replaces every text node by two elements, as Google Translate does, but with the same text. */
function translate(): void {
  const done = new WeakSet<Node>();
  const replace = (root: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node: Node | null = root; node; node = walker.nextNode())
      if (node instanceof Text && !done.has(node)) texts.push(node);
    for (const text of texts) {
      if (!text.isConnected || text.parentElement?.closest('script, style, noscript, textarea')) continue;
      const translated = document.createTextNode(text.data);
      done.add(translated);
      const outer = document.createElement('span');
      outer.appendChild(document.createElement('span')).append(translated);
      text.replaceWith(outer);
    }
  };
  replace(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) replace(node);
  }).observe(document.body, { childList: true, subtree: true });
}

/** Word by word, so that a failure shows only what differs. */
const wordsOf = (page: Page) => page.locator('#root').evaluate((root) => root.textContent.split(/\s+/));

/**
 * Does the same twice, first on the page as it is and then on the translated one: both must show the same words.
 * @param walk opens the first page, calls `start`, and calls `compare` after each step
 */
async function expectSame(
  page: Page,
  walk: (start: () => Promise<void>, compare: (step: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  const expected: string[][] = [];
  await walk(
    () => Promise.resolve(),
    async () => void expected.push(await wordsOf(page)),
  );
  await page.evaluate(() => localStorage.clear());
  await walk(
    () => page.evaluate(translate),
    (step) => expect.poll(() => wordsOf(page), `the words after: ${step}`).toEqual(expected.shift()),
  );
}

for (const [place, tour] of Object.entries(tours)) {
  if (tour.isMissing) continue;
  test(`what comes up by use shows the same when translated: ${place} (R003)`, async ({ page }) => {
    await page.setViewportSize({ width: tour.widthPx ?? 1440, height: 900 });
    await expectSame(page, async (start, compare) => {
      await openTour(page, tour, site.defaultLanguage);
      await start();
      for (const { name, part, reach } of tour.states) {
        await reach(page);
        await expect(page.locator(part).first(), name).toBeVisible();
        await compare(name);
      }
    });
  });
}

/** Chooses a language in the header. */
async function changeTo(page: Page, language: Language): Promise<void> {
  const link = page.locator(`header a[data-language-switch][lang="${language}"]`).first();
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
}

test('buttons, pages and language changes work on a page translated by the browser (R003)', async ({
  page,
}) => {
  test.setTimeout(10 * 60_000);
  await expectSame(page, async (start, compare) => {
    await visit(page, '/');
    await start();
    for (const address of pageTypes(site.defaultLanguage)) {
      await goTo(page, address);
      await compare(address);
      for (const control of await page.locator('main :is(button:not([type="submit"]), summary)').all()) {
        if ((await control.count()) === 0) continue;
        await control.evaluate((element: HTMLElement) => element.click());
        await compare(`the next button of ${address}`);
      }
      for (const language of withoutOtherLanguage[0] ? [] : [otherLanguage, site.defaultLanguage]) {
        await changeTo(page, language);
        await compare(`${address} in ${language}`);
      }
    }
  });
});
