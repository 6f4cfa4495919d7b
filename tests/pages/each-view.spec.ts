import { expect } from '@playwright/test';
import { addressOf, pageOfEachView } from '#tests/support/page-types.ts';
import { collectConsole, test, visitAt } from '#tests/support/visit.ts';
import {
  accessibilityProblems,
  answerOptionalScripts,
  atRest,
  elementsRestyledForHead,
  overflowProblems,
  policyViolations,
  titleProblems,
  watchPolicy,
  watchRequests,
} from './page-checks.ts';

/** One visit of each view on a phone in the dark and on a desktop in the light; every-page.spec.ts visits all pages. */

// The console is checked with everything else, so that a broken page gives one failure with all reasons.
test.use({ isConsoleWatched: false });

const looks = [
  { widthPx: 390, theme: 'dark' },
  { widthPx: 1440, theme: 'light' },
] as const;

for (const [view, built] of pageOfEachView) {
  test(`${view} fits phone and desktop, has its title where every page has it, passes axe, and causes no policy violation or console message (R003, R046)`, async ({
    page,
    baseURL,
  }) => {
    const said = collectConsole(page);
    const requestProblems = watchRequests(page, baseURL ?? '');
    await watchPolicy(page);
    await answerOptionalScripts(page);
    for (const { widthPx, theme } of looks) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      const response = await visitAt(page, addressOf(built), widthPx);
      expect(response?.status()).toBe(built.isNotFound ? 404 : 200);
      await atRest(page);
      // The login of the dashboard is a tool, with a title of its own.
      if (view !== 'admin')
        expect
          .soft(await titleProblems(page, view === 'home' ? 'hero' : '1'), `the title at ${widthPx} px`)
          .toEqual([]);
      expect.soft(await overflowProblems(page), `fits ${widthPx} px`).toEqual([]);
      expect.soft(await accessibilityProblems(page), `axe, ${theme}, ${widthPx} px`).toEqual([]);
      expect.soft(await policyViolations(page), 'the policy blocks nothing').toEqual([]);
    }
    expect
      .soft(await elementsRestyledForHead(page), 'a new element in the head restyles few')
      .toBeLessThan(50);
    expect.soft(await requestProblems(), 'every request succeeds, at home').toEqual([]);
    expect.soft(said, 'the console is silent').toEqual([]);
  });
}
