import { expect, type Page } from '@playwright/test';
import { pageFilesPath } from '#shared/page-files.ts';
import { homeTitle, pageOfFooter, say } from '#tests/support/site-under-test.ts';
import { expectPage, hydrated, rare, test, visit } from '#tests/support/visit.ts';
import { footerLink } from './navigation-bar.ts';

/** Pages that are fetched before a link is clicked (src/app/prefetch.ts). */

/** Counts the pages that scripts fetch, by path. */
function watchFetchedPages(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isPage = !pathname.includes('.');
    if (request.resourceType() === 'fetch' && isPage) fetched.push(pathname);
  });
  return fetched;
}

/** Resolves when the browser has been idle three times, so that what waits for an idle browser has begun. */
const idle = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((resolve) => {
        if ('requestIdleCallback' in window) requestIdleCallback(resolve);
        else setTimeout(resolve, 300);
      });
    }
  });

/** Opens home without any input. */
async function arrive(page: Page): Promise<void> {
  await page.goto('/');
  await hydrated(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-splash');
}

test('the first input fetches up to four visible pages, and a click on one needs no request', async ({
  page,
}) => {
  const fetched = watchFetchedPages(page);
  await arrive(page);
  await idle(page);
  expect(fetched).toEqual([]);
  await page.keyboard.press('Shift');
  await expect.poll(() => fetched.length).toBe(4);
  await idle(page);
  expect(new Set(fetched).size).toBe(4);
  const [first] = fetched;
  await page.locator(`a[href="${first}"]:visible`).first().click();
  await expectPage(page, first ?? '');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(homeTitle);
  expect(fetched.filter((path) => path === first)).toHaveLength(1);
});

test(
  'Back to a page of the last minutes needs no request, and has its own head again (R042, R043)',
  rare,
  async ({ page }) => {
    const fetched = watchFetchedPages(page);
    await visit(page, '/');
    const title = await page.title();
    const links = await page.locator('head link[rel="alternate"]').count();
    await footerLink(page, pageOfFooter.name).click();
    await expectPage(page, pageOfFooter.address);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).not.toHaveText(homeTitle);
    for (const turn of [1, 2]) {
      await page.goBack();
      await expect(heading).toHaveText(homeTitle);
      await expect(page, `turn ${turn}`).toHaveTitle(title);
      await expect(page.locator('head link[rel="alternate"]')).toHaveCount(links);
      await page.goForward();
      await expect(heading).not.toHaveText(homeTitle);
    }
    expect(fetched.filter((path) => path === '/')).toEqual([]);
    expect(fetched.filter((path) => path === pageOfFooter.address)).toHaveLength(1);
  },
);

test('a page that the mouse rests on is fetched with its drawing', async ({ page }) => {
  await arrive(page);
  const drawing = page.waitForRequest(
    (request) =>
      request.resourceType() === 'fetch' && /^\/art\/about\b/.test(new URL(request.url()).pathname),
  );
  await page.locator('footer a[href="/about"]').hover();
  await drawing;
});

for (const [line, connection] of [
  ['with Save-Data', { saveData: true, effectiveType: '4g' }],
  ['on a slow line', { saveData: false, effectiveType: '3g' }],
] as const) {
  test(`${line}, pages are fetched only for a link that is pressed`, rare, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => value, configurable: true });
    }, connection);
    const fetched = watchFetchedPages(page);
    await arrive(page);
    await page.keyboard.press('Shift');
    await idle(page);
    expect(fetched).toEqual([]);
    await footerLink(page, pageOfFooter.name).click();
    await expectPage(page, pageOfFooter.address);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(homeTitle);
    expect(fetched[0]).toBe(pageOfFooter.address);
  });
}

/** The browser reports a slow line, so that only pressed links are fetched. */
const onSlowLine = (page: Page) =>
  page.addInitScript(() => {
    const value = { saveData: false, effectiveType: '3g' };
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => value, configurable: true });
  });

/** Presses a key, after which the page knows the files of all pages. */
async function learnFiles(page: Page): Promise<void> {
  const table = page.waitForResponse((response) => response.url().endsWith(pageFilesPath));
  await page.keyboard.press('Shift');
  await (await table).finished();
  await idle(page);
}

test('the script and style of a page that was not fetched ahead load together with its HTML', async ({
  page,
}) => {
  await onSlowLine(page);
  await arrive(page);
  await learnFiles(page);
  const files = Promise.all(
    [/\/assets\/.*\.js$/, /\/assets\/.*\.css$/].map((file) => page.waitForRequest(file)),
  );
  await page.route(pageOfFooter.address, async (route) => {
    await files;
    // The browser logs a warning when it does not use one within seconds.
    await expect(page.locator('head link[rel="preload"][as="style"]')).toHaveCount(0);
    await route.continue();
  });
  await footerLink(page, pageOfFooter.name).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(homeTitle);
});

test.describe('after a deployment', () => {
  // The browser logs that a file does not exist.
  test.use({ isConsoleWatched: false });

  test('a page opens although the files of an old table are gone', rare, async ({ page }) => {
    const gone = ['/assets/gone.js', '/assets/gone.css'];
    await page.route(`**${pageFilesPath}`, (route) =>
      route.fulfill({ json: { files: { old: gone }, views: { [pageOfFooter.address]: 'old' } } }),
    );
    await onSlowLine(page);
    await arrive(page);
    await learnFiles(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const requested = gone.map((path) => page.waitForRequest(`**${path}`));
    await footerLink(page, pageOfFooter.name).click();
    await Promise.all(requested);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(homeTitle);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });
});

test.describe('offline', () => {
  // The browser logs that the page of the clicked link cannot be fetched.
  test.use({ isConsoleWatched: false });

  test('nothing is fetched ahead, and a click says why nothing happens', rare, async ({ page, context }) => {
    const fetched = watchFetchedPages(page);
    await arrive(page);
    await context.setOffline(true);
    await page.keyboard.press('Shift');
    await idle(page);
    expect(fetched).toEqual([]);
    await footerLink(page, pageOfFooter.name).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(say('loadError.title'))).toBeVisible();
    await context.setOffline(false);
    await footerLink(page, pageOfFooter.name).click();
    await expectPage(page, pageOfFooter.address);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(homeTitle);
  });
});
