import { expect } from '@playwright/test';
import { routes } from '../../config/routes.ts';
import { hasPage } from '../../content/site-pages.ts';
import { say } from '../site-under-test.ts';
import { endSplash, hydrated, test } from '../visit.ts';
import { addressOf } from '../page-types.ts';
import {
  accessibilityProblems,
  atRest,
  overflowProblems,
  showEverything,
} from '../built-site/page-checks.ts';
import { pagesToLookAt } from '../built-site/pages-to-look-at.ts';
import { sitePages } from '../built-site/site-files.ts';

/** A generated site in a browser: any number of things fits, in any language, and nothing that is empty is shown. */

const widthsPx = [320, 390, 820, 1440];
/** Where axe looks, and in which theme. */
const themes: Readonly<Partial<Record<number, 'light' | 'dark'>>> = { 390: 'dark', 1440: 'light' };

for (const [template, pages] of pagesToLookAt(sitePages)) {
  for (const built of pages) {
    test(`${template} in ${built.language}: ${built.path} fits, satisfies axe and shows nothing empty`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 320, height: 900 });
      await page.goto(addressOf(built));
      await endSplash(page);
      await hydrated(page);
      for (const width of widthsPx) {
        await page.setViewportSize({ width, height: 900 });
        const theme = themes[width];
        if (theme) await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme });
        await showEverything(page);
        await atRest(page);
        expect.soft(await overflowProblems(page), `fits ${width} px`).toEqual([]);
        if (theme) expect.soft(await accessibilityProblems(page), `axe at ${width} px`).toEqual([]);
      }
      const empty = page.locator('main :is(section, ul, ol, dl, h2, h3, nav, figcaption, table):empty');
      expect(await empty.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))).toEqual([]);
    });
  }
}

if (!hasPage('search')) {
  test('a site without a search: no button, no key for it, no field at an unknown address, no page', async ({
    page,
  }) => {
    for (const path of [routes.home, '/no/such/page']) {
      await page.goto(path);
      await endSplash(page);
      await hydrated(page);
      await expect(page.getByRole('link', { name: say('search.label'), exact: true })).toHaveCount(0);
      await expect(page.getByRole('searchbox')).toHaveCount(0);
      const isTaken = await page.evaluate(() =>
        [{ key: '/' }, { key: 'k', ctrlKey: true }].map(
          (key) =>
            !document.body.dispatchEvent(
              new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }),
            ),
        ),
      );
      expect(isTaken).toEqual([false, false]);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    expect((await page.goto(routes.search))?.status()).toBe(404);
  });
}
