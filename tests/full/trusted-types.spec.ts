import { expect } from '@playwright/test';
import { scriptsAfterConsent } from '../../shared/site.ts';
import { homeTitle, pageOfFooter } from '../support/site-under-test.ts';
import { expectPage, test, visit } from '../support/visit.ts';
import { footerLink } from '../journeys/navigation-bar.ts';

/** Trusted Types: the browser refuses texts as markup, except where the page's own code parses fetched pages. */

test.skip(scriptsAfterConsent.length > 0, 'scripts of others may make markup anywhere');

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

test('page changes within the site go on without a load', async ({ page }) => {
  const loadedAt = () => page.evaluate(() => performance.timeOrigin);
  await visit(page, '/');
  const before = await loadedAt();
  await footerLink(page, pageOfFooter.name).click();
  await expectPage(page, pageOfFooter.address);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(homeTitle);
  expect(await loadedAt()).toBe(before);
});
