import { expect } from '@playwright/test';
import { budgets } from '../../config/budgets.ts';
import type { Language } from '../../config/locales.ts';
import { splitPath } from '../../config/routes.ts';
import { measureFirstLoad } from '../../scripts/first-load.ts';
import { collectConsole, endSplash, hydrated, test } from '../visit.ts';
import {
  accessibilityProblems,
  atRest,
  collectRequestProblems,
  overflowProblems,
  policyViolations,
  pressEverything,
  showEverything,
  watchPolicy,
} from './page-checks.ts';
import { targetPx, targetSizeProblems } from './target-size.ts';
import { changeText, textChanges, textProblems } from './text-fit.ts';
import { sitePages } from './site-files.ts';

/** What a browser says about every page of the built site; the pages are read from the folder. */

interface Look {
  theme: 'light' | 'dark';
  widthPx: number;
}

const allLooks: Look[] = [
  { theme: 'light', widthPx: 390 },
  { theme: 'light', widthPx: 1440 },
  { theme: 'dark', widthPx: 390 },
  { theme: 'dark', widthPx: 1440 },
];

/**
 * The languages share their components, so one of them is looked at in full: axe in every look, weight, reading without
 * JavaScript, a reload, 500 presses. German, with the longest words, gets axe in two looks and every width, the others axe in
 * one look and the outermost widths.
 */
const looks: Record<Language, Look[]> = {
  en: allLooks,
  de: [
    { theme: 'dark', widthPx: 390 },
    { theme: 'light', widthPx: 1440 },
  ],
  es: [{ theme: 'light', widthPx: 390 }],
  fr: [{ theme: 'dark', widthPx: 1440 }],
};
const isLookedAtInFull = (language: Language) => looks[language] === allLooks;

/** The widest and the narrowest are where the other languages, with their longer words, break first. */
const widthsPx = { all: [320, 390, 768, 1024, 1440], outermost: [320, 1440] };

/**
 * Where text that is enlarged or spaced out may be cut off: the narrowest window of WCAG 1.4.10, and a desk. German, with
 * the longest words, in the narrow one.
 */
const textWidthsPx: Record<Language, number[]> = { en: [320, 1440], de: [320], es: [], fr: [] };
const targetSizes = [
  { widthPx: 1440, leastPx: targetPx.everywhere },
  { widthPx: 390, leastPx: targetPx.onTouch },
];

for (const { path, isNotFound, language } of sitePages) {
  const address = isNotFound ? path.replace('404', 'no/such/page') : path;
  const isHome = splitPath(path).path === '/';

  test.describe(address, () => {
    // Judged here together with everything else, so that one broken page gives one failure with all its reasons.
    test.use({ isConsoleWatched: false });

    test('is quiet, fits every width and text, satisfies axe, can be hit, survives 500 presses and a reload (R003, R046)', async ({
      page,
      baseURL,
    }) => {
      const said = collectConsole(page);
      const requestProblems = collectRequestProblems(page, baseURL ?? '');
      await watchPolicy(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const response = await page.goto(address);
      expect(response?.status()).toBe(isNotFound ? 404 : 200);
      await endSplash(page);
      await hydrated(page);

      const isInFull = isLookedAtInFull(language);
      for (const widthPx of isInFull || language === 'de' ? widthsPx.all : widthsPx.outermost) {
        await page.setViewportSize({ width: widthPx, height: 900 });
        if (widthPx === widthsPx.all[0]) await showEverything(page);
        await atRest(page);
        expect.soft(await overflowProblems(page), `fits ${widthPx} px`).toEqual([]);
      }
      for (const { theme, widthPx } of looks[language]) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width: widthPx, height: 900 });
        await atRest(page);
        expect.soft(await accessibilityProblems(page), `axe, ${theme}, ${widthPx} px`).toEqual([]);
      }

      if (isLookedAtInFull(language)) {
        for (const { widthPx, leastPx } of targetSizes) {
          await page.setViewportSize({ width: widthPx, height: 900 });
          const small = await targetSizeProblems(page, leastPx);
          expect.soft(small, `targets of ${leastPx} px, ${widthPx} px`).toEqual([]);
        }
      }
      for (const widthPx of textWidthsPx[language]) {
        await page.setViewportSize({ width: widthPx, height: 900 });
        for (const change of Object.keys(textChanges)) {
          await changeText(page, change);
          expect.soft(await textProblems(page), `text ${change}, ${widthPx} px`).toEqual([]);
        }
        await changeText(page, null);
      }

      const heading = (await page.locator('h1').textContent()) ?? '';
      expect(heading).not.toBe('');
      if (isInFull) {
        await pressEverything(page, 500);
        await page.reload();
        await hydrated(page);
        await expect(page.locator('h1')).toHaveText(heading);
      }
      expect(new URL(page.url()).pathname).toBe(address);
      expect.soft(await policyViolations(page), 'the policy blocks nothing').toEqual([]);
      expect.soft(requestProblems, 'every request succeeds, at home').toEqual([]);
      expect.soft(said, 'the console is silent').toEqual([]);
    });
  });

  if (isLookedAtInFull(language)) {
    test.describe(`${address} without JavaScript`, () => {
      test.use({ javaScriptEnabled: false });

      test('shows its text and links, and nothing covers them (R086)', async ({ page }) => {
        await page.goto(address);
        const heading = page.locator('main h1');
        await expect(heading).toBeVisible();
        // A trial click fails when something else would receive it.
        await heading.click({ trial: true });
        const links = page.locator('header nav').getByRole('link');
        expect(await links.count()).toBeGreaterThanOrEqual(6);
        await links.first().click({ trial: true });
        await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeVisible();
      });
    });
  }

  if (isHome || isLookedAtInFull(language)) {
    test(`${address} keeps to its weight on a phone's first load`, async ({ browser, baseURL }) => {
      const { bytes, totalBytes } = await measureFirstLoad(browser, `${baseURL}${address}`);
      const limits = isHome ? budgets.home : budgets.otherPages;
      // An empty measurement would keep to every limit.
      expect(bytes.html).toBeGreaterThan(0);
      expect(bytes.js).toBeGreaterThan(0);
      expect.soft(totalBytes, 'bytes of everything').toBeLessThanOrEqual(limits.totalBytes);
      if (!isHome) return;
      for (const kind of ['html', 'css', 'js', 'art', 'font'] as const) {
        expect.soft(bytes[kind], `bytes of ${kind}`).toBeLessThanOrEqual(budgets.home.bytes[kind]);
      }
    });
  }
}
