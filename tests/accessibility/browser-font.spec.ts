import { testSite as site } from '#content/test-support/test-site.ts';
import { chromium, expect, test } from '@playwright/test';
import { browserArguments, findBrowser } from '#tests/support/browser.ts';
import { overflowProblems } from '#tests/pages/page-checks.ts';
import { pageTypes } from '#tests/support/page-types.ts';
import { otherLanguage } from '#tests/support/site-under-test.ts';
import { consentStored, endSplash, hydrated } from '#tests/support/visit.ts';

/** The browser's font size setting. It changes em in width queries, so each size needs its own browser. */
for (const fontPx of [24, 32]) {
  // The larger font with the longer words breaks most.
  const each = fontPx === 24 ? [site.defaultLanguage] : [otherLanguage];
  for (const language of each) {
    test(`no kind of page scrolls sideways with a browser font of ${fontPx} px, ${language}`, async ({
      baseURL,
    }) => {
      const browser = await chromium.launch({
        executablePath: await findBrowser(),
        args: [...browserArguments, `--blink-settings=defaultFontSize=${fontPx}`],
      });
      const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
      await page.addInitScript((stored) => {
        for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
      }, consentStored);
      for (const address of pageTypes(language)) {
        await page.goto(`${baseURL}${address}`);
        await endSplash(page);
        await hydrated(page);
        const isFontSet = await page.evaluate(
          (px) =>
            getComputedStyle(document.documentElement).fontSize === `${px}px` &&
            matchMedia(`(width: ${innerWidth / px}em)`).matches,
          fontPx,
        );
        expect(isFontSet, 'the browser has the font size').toBe(true);
        expect.soft(await overflowProblems(page), address).toEqual([]);
      }
      await browser.close();
    });
  }
}
