import { expect, type Page } from '@playwright/test';
import { pathTo } from '../../shared/routes.ts';
import { otherLanguage, sayInOther } from '../support/site-under-test.ts';
import { endSplash, hydrated, test } from '../support/visit.ts';
import { field } from '../journeys/enquiry.ts';

/** A script that no longer exists, as after a deployment while the page is open or loading. */

test.use({ isConsoleWatched: false });

/** Answers 404 for matching scripts, for the given number of documents; counts the documents requested. */
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
  test(`${what} is gone: the page loads once more, with what was typed (R046)`, async ({ page }) => {
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

  test(`${what} stays gone: no second reload, the page reads and says so, in its language (R046)`, async ({
    page,
  }) => {
    const { loads } = await loseScripts(page, scripts, 10);
    await page.goto(pathTo(otherLanguage, 'contact'));
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
