import { testSite as site } from '#content/test-support/test-site.ts';
import { expect } from '@playwright/test';
import { test, visit } from '#tests/support/visit.ts';

/** Trusted Types: the browser refuses texts as markup, except where the page's own code parses fetched pages. */

test.skip(site.settings.scriptsAfterConsent.length > 0, 'scripts of others may make markup anywhere');

test.describe('texts as markup', () => {
  test.use({ isConsoleWatched: false });

  test('are refused by the browser', async ({ page }) => {
    await visit(page, '/');
    const refusals = await page.evaluate(() =>
      [
        () => (document.createElement('div').innerHTML = '<img>'),
        () => document.createElement('script').setAttribute('src', '/x.js'),
        () => new DOMParser().parseFromString('<p>', 'text/html'),
      ].map((attempt) => {
        try {
          attempt();
          return 'taken';
        } catch (error) {
          return error instanceof TypeError ? 'refused' : String(error);
        }
      }),
    );
    expect(refusals).toEqual(['refused', 'refused', 'refused']);
  });
});
