import { editionOf } from '#content/edition.ts';
import { publishableArticle } from '#content/articles/read-article.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, type Page } from '@playwright/test';
import { limits } from '#shared/limits.ts';
import {
  addressOfPost,
  homeTitle,
  pageOfBar,
  posts,
  say,
  withoutNewsletter,
} from '#tests/support/site-under-test.ts';
import {
  endSplash,
  expectPage,
  hydrated,
  reload,
  test,
  visit,
  withMotion,
  rare,
} from '#tests/support/visit.ts';
import { headWords } from '#tests/pages/rules/head.ts';
import { pageAt } from '#tests/pages/site-files.ts';
import { topLink } from './navigation-bar.ts';

/** Page changes inside the site: fade, scrolling, focus, head, and Back (SPEC section 2, Routes). */

/** The link of the bar to an ordinary page. */
const barLink = (page: Page) => topLink(page, pageOfBar.name);
/** The head's elements for robots: addresses, link preview, structured data, in order. */
const robotsHead = (page: Page) =>
  page.evaluate(() => {
    const elements = document.head.querySelectorAll(
      'meta[property], link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"]',
    );
    return Array.from(elements, (element) => element.outerHTML);
  });

async function expectHead(page: Page, path: string): Promise<void> {
  const { title, description } = headWords(pageAt(path));
  expect(title).not.toBe('');
  await expect(page).toHaveTitle(title);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
}

/** Marks the document, so that a test can tell a page change from a load. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);
const scrollTop = (page: Page) => page.evaluate(() => scrollY);

test('links, Back and Forward change the page without a load: top, focus, title and description (R042, R043, R044, R047)', async ({
  page,
}) => {
  await visit(page, '/');
  await markDocument(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: say('shell.skipToContent') })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  await page.mouse.wheel(0, 800);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(400);

  await barLink(page).click();
  await expectPage(page, pageOfBar.address);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText(homeTitle);
  await expect(heading).toBeFocused();
  expect(await scrollTop(page)).toBe(0);
  await expectHead(page, pageOfBar.address);

  await page.goBack();
  await expect(heading).toHaveText(homeTitle);
  await expectHead(page, '/');
  expect(await scrollTop(page)).toBe(0);

  await page.goForward();
  await expect(heading).not.toHaveText(homeTitle);
  await expectHead(page, pageOfBar.address);
  expect(await isSameDocument(page)).toBe(true);
});

test(
  'metadata for robots changes with the page, and is the same as after a load (R043, R044)',
  rare,
  async ({ page }) => {
    await visit(page, '/');
    const ofHome = await robotsHead(page);
    await visit(page, pageOfBar.address);
    const ofPage = await robotsHead(page);
    expect(ofHome.join()).toContain('application/ld+json');
    expect(ofHome).not.toEqual(ofPage);

    await markDocument(page);
    await page.getByRole('banner').getByRole('link').first().click();
    await expectHead(page, '/');
    expect(await robotsHead(page)).toEqual(ofHome);
    await page.goBack();
    await expectHead(page, pageOfBar.address);
    expect(await robotsHead(page)).toEqual(ofPage);
    expect(await isSameDocument(page)).toBe(true);
  },
);

test(`the page fades in ${limits.page.fadeMs} ms, with reduced motion too (R041)`, rare, async ({ page }) => {
  await withMotion({ page });
  await visit(page, '/');
  const durations = await page.evaluateHandle(() => {
    const seen = new Set<unknown>();
    const collect = () => {
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect)) continue;
        const isPage = effect.target?.tagName === 'MAIN';
        const [from] = effect.getKeyframes();
        if (!isPage || from?.['opacity'] === undefined) continue;
        seen.add(effect.getTiming().duration);
        // Then there would be an empty frame between two pages.
        if (Number(from['opacity']) === 0) seen.add('from nothing');
      }
      requestAnimationFrame(collect);
    };
    collect();
    return seen;
  });
  for (const link of [barLink(page), page.getByRole('banner').getByRole('link').first()]) {
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(() => durations.evaluate((seen) => [...seen])).toEqual([300]);
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await durations.evaluate((seen) => seen.clear());
  }
});

test.describe('a reloaded document, where the browser would restore the scroll position', () => {
  test.beforeEach(async ({ page }) => {
    // Excludes the document from the back/forward cache.
    await page.addInitScript(() => addEventListener('unload', () => {}));
  });
  const ways = [
    (page: Page) => page.reload(),
    async (page: Page) => {
      await page.goto('about:blank');
      await page.goBack();
    },
  ];

  test('begins at the top (R042, R046)', async ({ page }) => {
    await visit(page, pageOfBar.address);
    for (const load of ways) {
      await page.evaluate(() => scrollTo(0, 700));
      await load(page);
      await endSplash(page);
      await hydrated(page);
      await page.evaluate(() => document.fonts.ready);
      expect(await scrollTop(page)).toBe(0);
    }
  });

  test('starts at the target of the hash (R042, R046)', rare, async ({ page }) => {
    test.skip(...withoutNewsletter);
    await visit(page, '/#newsletter');
    for (const load of ways) {
      await expect(page.locator('#newsletter')).toBeInViewport();
      await page.evaluate(() => scrollTo(0, 0));
      await load(page);
      await endSplash(page);
      await hydrated(page);
      await expect(page.locator('#newsletter')).toBeInViewport();
    }
  });
});

test(
  'Back from a link inside the page restores the scroll position, after a reload too (R042)',
  rare,
  async ({ page }) => {
    const long = posts.find((post) => publishableArticle(editionOf(site), post).sections.length > 2);
    test.skip(!long, 'the site has no long article');
    await visit(page, addressOfPost(long?.id ?? ''));
    const link = page.getByRole('main').locator('a[href^="#"]').last();
    await link.scrollIntoViewIfNeeded();
    await reload(page);
    await link.scrollIntoViewIfNeeded();
    // Clicks in the page, because Playwright may scroll.
    const before = await link.evaluate((one) => {
      const place = scrollY;
      if (one instanceof HTMLElement) one.click();
      return Math.round(place);
    });
    await expectPage(page, /#/);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(before + 300);
    // Playwright waits for a load, which Firefox does not have here.
    await page.evaluate(() => history.back());
    await expect.poll(async () => Math.round(await scrollTop(page))).toBe(before);
  },
);
