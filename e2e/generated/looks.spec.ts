import { expect } from '@playwright/test';
import { defaultLanguage } from '../../config/locales.ts';
import { routes } from '../../config/routes.ts';
import { hasPage } from '../../content/site-pages.ts';
import { isFullMatrix } from '../matrix.ts';
import { say } from '../site-under-test.ts';
import { addressOf } from '../page-types.ts';
import { endSplash, hydrated, test, visitAt } from '../visit.ts';
import {
  accessibilityProblems,
  atRest,
  overflowProblems,
  showEverything,
} from '../built-site/page-checks.ts';
import { pagesToLookAt, widestOf } from '../built-site/pages-to-look-at.ts';
import type { BuiltPage } from '../built-site/rules/built-page.ts';
import { sitePages } from '../built-site/site-files.ts';

/** A generated site in a browser: any number of things fits, in any language, and nothing that is empty is shown. */

/** Where axe looks, and in which theme; `npm test` takes one of the two, by turns. */
const themes: Readonly<Partial<Record<number, 'light' | 'dark'>>> = { 320: 'dark', 1440: 'light' };
const widthsPx = isFullMatrix ? [320, 390, 820, 1440] : [320, 1440];

/** Of each other language, `npm test` takes the page whose words need most room. */
const widest = new Set([...Map.groupBy(sitePages, ({ language }) => language).values()].map(widestOf));
const isLookedAt = (built: BuiltPage) =>
  isFullMatrix || built.language === defaultLanguage || widest.has(built);

for (const [index, [template, pages]] of [...pagesToLookAt(sitePages)].entries()) {
  for (const built of pages.filter(isLookedAt)) {
    test(`${template} in ${built.language}: ${built.path} fits, satisfies axe and shows nothing empty`, async ({
      page,
    }) => {
      for (const width of widthsPx) {
        const theme = themes[width];
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme ?? 'light' });
        await visitAt(page, addressOf(built), width);
        await showEverything(page);
        await atRest(page);
        expect.soft(await overflowProblems(page), `fits ${width} px`).toEqual([]);
        if (theme && (isFullMatrix || width === widthsPx[index % 2]))
          expect.soft(await accessibilityProblems(page), `axe at ${width} px`).toEqual([]);
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
