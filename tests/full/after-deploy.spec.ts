import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, type Page } from '@playwright/test';
import { pathTo } from '#shared/routes.ts';
import { otherLanguage, sayInOther } from '#tests/support/site-under-test.ts';
import { endSplash, expectPage, hydrated, test } from '#tests/support/visit.ts';
import { field } from '#tests/journeys/enquiry.ts';

/** A script that no longer exists, as after a deployment while the page is open or loading. */

test.use({ isConsoleWatched: false });

/** Answers 404 for matching files, for the given number of documents; counts the documents requested. */
async function loseScripts(page: Page, scripts: RegExp, documents: number): Promise<{ loads: () => number }> {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(scripts, (route) =>
    loads <= documents ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
  );
  return { loads: () => loads };
}

for (const [what, scripts] of [
  ['the entry', /\/assets\/entry-.*\.js/],
  ['the chunk of the page', /\/assets\/contact\.page-.*\.js/],
] as const) {
  test(`${what} is gone: the page reloads once and keeps typed text (R046)`, async ({ page }) => {
    const { promise: typed, resolve: goOn } = Promise.withResolvers<void>();
    const { loads } = await loseScripts(page, scripts, 1);
    // The last route added is used first.
    await page.route(scripts, async (route) => {
      await typed;
      await route.fallback();
    });
    await page.goto('/contact', { waitUntil: 'commit' });
    await endSplash(page);
    await field(page, 'message').fill('We have six engines.');
    goOn();
    await expect.poll(loads).toBe(2);
    await hydrated(page);
    await expect(field(page, 'message')).toHaveValue('We have six engines.');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test(`${what} stays gone: the page does not reload again, and shows a message in its language (R046)`, async ({
    page,
  }) => {
    const { loads } = await loseScripts(page, scripts, 10);
    await page.goto(pathTo(site, otherLanguage, 'contact'));
    await expect(page.getByRole('alert')).toContainText(sayInOther('loadError.title'));
    expect(loads()).toBe(2);
    await endSplash(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unroute(scripts);
    await page.getByRole('alert').getByRole('link').click();
    await hydrated(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

for (const ending of ['js', 'css']) {
  test(`a page whose .${ending} file is gone loads in full, although it was fetched ahead (R046)`, async ({
    page,
  }) => {
    const files = new RegExp(`/assets/contact.*\\.${ending}$`);
    const { loads } = await loseScripts(page, files, 1);
    await page.goto('/');
    await hydrated(page);
    const missed = page.waitForResponse(
      (response) => files.test(response.url()) && response.status() === 404,
    );
    await page.keyboard.press('Shift');
    await missed;
    expect(loads()).toBe(1);
    await page.locator('a[href="/contact"]:visible').first().click();
    await expectPage(page, '/contact');
    await hydrated(page);
    await expect(field(page, 'message')).toBeVisible();
    expect(loads()).toBe(2);
  });
}
