import { expect } from '@playwright/test';
import { pathOf, pageOfEachView } from '#tests/support/page-types.ts';
import { test, visitAt } from '#tests/support/visit.ts';
import { accessibilityProblems, atRest, overflowProblems, showEverything } from '#tests/pages/page-checks.ts';

/** A generated site in a browser: any number of items fits, in any language, and nothing empty is shown. */

for (const [view, built] of pageOfEachView) {
  test(`${view}: ${built.path} fits, satisfies axe and shows nothing empty`, async ({ page }) => {
    for (const [theme, widthPx] of [
      ['dark', 320],
      ['light', 1440],
    ] as const) {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme });
      await visitAt(page, pathOf(built), widthPx);
      await showEverything(page);
      await atRest(page);
      expect.soft(await overflowProblems(page), `fits ${widthPx} px`).toEqual([]);
      expect.soft(await accessibilityProblems(page), `axe at ${widthPx} px`).toEqual([]);
    }
    const empty = page.locator('main :is(section, ul, ol, dl, h2, h3, nav, figcaption, table):empty');
    expect(await empty.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))).toEqual([]);
  });
}
