import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, type Page } from '@playwright/test';
import type { Language } from '#shared/locales.ts';
import { limits } from '#shared/limits.ts';
import { accessibilityProblems, faded, overflowProblems } from '#tests/pages/page-checks.ts';
import { textProblems } from '#tests/pages/text-fit.ts';
import { otherLanguage } from '#tests/support/site-under-test.ts';
import { openTour, tours, type State } from '#tests/support/tours.ts';
import { test } from '#tests/support/visit.ts';

/**
 * Axe checks each state: alternately in light on a desktop and in dark on a phone, or in both themes where only one
 * size has the state, and at the end of a tour the whole page. The built-site tests check pages without actions.
 */

const pass = (page: Page, ms: number) => page.clock.runFor(ms);

/** Runs axe. It needs timers, so a stopped clock is moved by some milliseconds. */
async function problemsIn(page: Page, part?: string): Promise<string[]> {
  const ticks = setInterval(() => void pass(page, 1), 20);
  try {
    return await accessibilityProblems(page, part);
  } finally {
    clearInterval(ticks);
  }
}

for (const [place, tour] of Object.entries(tours)) {
  const { states, widthPx, isPassing, isWordy, isMissing } = tour;
  if (isMissing) continue;
  const [firstPx, lastPx] = widthPx ? [widthPx, widthPx] : [1440, 390];
  const openIn = async (page: Page, language: Language) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: firstPx, height: 900 });
    await openTour(page, tour, language);
  };
  const enter = async (page: Page, { name, part, reach }: State) => {
    await page.setViewportSize({ width: firstPx, height: 900 });
    await reach(page);
    await expect(page.locator(part).first(), name).toBeVisible();
  };

  test(`axe finds nothing in what comes up by use: ${place}`, async ({ page }) => {
    await openIn(page, site.defaultLanguage);
    const look = isPassing ? problemsIn : accessibilityProblems;
    const looks = [
      { theme: 'light', width: firstPx },
      { theme: 'dark', width: lastPx },
    ] as const;
    for (const [index, state] of states.entries()) {
      await enter(page, state);
      for (const { theme, width } of looks.slice(index % 2, (index % 2) + 1)) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme });
        await faded(page);
        expect.soft(await look(page, state.part), `${state.name}, ${theme}, ${width} px`).toEqual([]);
      }
    }
    await faded(page);
    expect(await look(page), 'the whole page').toEqual([]);
  });

  if (isWordy) {
    test(`long words fit dialogs and messages: ${place}, ${otherLanguage}`, async ({ page }) => {
      await openIn(page, otherLanguage);
      for (const state of states) {
        await enter(page, state);
        await page.setViewportSize({ width: lastPx, height: 900 });
        expect.soft(await overflowProblems(page), state.name).toEqual([]);
        expect.soft(await textProblems(page), state.name).toEqual([]);
      }
    });
  }
}

test('axe finds nothing in the splash (R083)', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
  await pass(page, limits.splash.stepMs);
  await expect(page.locator('#splash')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    await faded(page);
    expect(await problemsIn(page)).toEqual([]);
  }
});
