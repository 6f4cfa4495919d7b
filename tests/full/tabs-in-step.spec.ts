import { testSite as site } from '#content/test-support/test-site.ts';
import { chromium, expect } from '@playwright/test';
import { storageKeys } from '#tests/support/storage-keys.ts';
import { browserArguments, findBrowser } from '#tests/support/browser.ts';
import { inLanguage, pathTo } from '#shared/routes.ts';
import {
  otherLanguage,
  pageOfFooter,
  sayInOther,
  withoutOtherLanguage,
} from '#tests/support/site-under-test.ts';
import { expectPage, test, visit } from '#tests/support/visit.ts';
import { field } from '#tests/journeys/enquiry.ts';
import { chooseLanguage } from '#tests/journeys/navigation-bar.ts';

/** The same site in two tabs, and a page from the back/forward cache. */

test('a language chosen in one tab applies to the other, which keeps typed text (R093)', async ({
  page,
  context,
}) => {
  test.skip(...withoutOtherLanguage);
  await visit(page, '/contact?from=test#message');
  await field(page, 'message').fill('We have six engines.');
  const other = await context.newPage();
  await visit(other, pageOfFooter.address);
  await chooseLanguage(other, otherLanguage);
  await expectPage(other, inLanguage(site, otherLanguage, pageOfFooter.address));
  await expectPage(page, `${pathTo(site, otherLanguage, 'contact')}?from=test#message`);
  await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage);
  await expect(page.getByRole('textbox', { name: sayInOther('contact.form.message') })).toHaveValue(
    'We have six engines.',
  );
});

test('every page can enter the back/forward cache (R046)', async ({ baseURL }) => {
  // Playwright disables the back/forward cache.
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage();
  await visit(page, `${baseURL}/contact`);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isRestored: persisted }));
  });
  // Another document: a client navigation would stay in this one.
  await page.goto(`${baseURL}/robots.txt`);
  const shown = page.waitForEvent('domcontentloaded').catch(() => null);
  await page.evaluate(() => void setTimeout(() => history.back(), 0));
  await page.waitForURL('**/contact', { waitUntil: 'commit' });
  const reasons = () =>
    page.evaluate(() => {
      if ('isRestored' in window && window.isRestored) return [];
      const [load] = performance.getEntriesByType('navigation');
      const why = JSON.stringify(load && 'notRestoredReasons' in load ? load.notRestoredReasons : null);
      return [...why.matchAll(/"reason":"([^"]*)"/g)].map(([, reason]) => reason);
    });
  // "masked" is the browser's own reason: the headless shell has no such cache.
  await expect.poll(reasons).toEqual(expect.not.arrayContaining([expect.not.stringMatching(/^masked$/)]));
  await browser.close();
  await shown;
});

test('a page out of that cache takes on the theme chosen meanwhile (R088)', async ({ page }) => {
  await visit(page, '/contact');
  await page.evaluate((key) => {
    localStorage.setItem(key, 'dark');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, storageKeys.theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
