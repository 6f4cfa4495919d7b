import { testSite as site } from '#content/test-support/test-site.ts';
import { chromium, expect, test } from '@playwright/test';
import { createTranslator } from '#shared/i18n/translator.ts';
import { limits } from '#shared/limits.ts';
import { browserArguments, findBrowser } from '#tests/support/browser.ts';
import { atRest, overflowProblems } from '#tests/pages/page-checks.ts';
import { pageTypes } from '#tests/support/page-types.ts';
import { consentStored, endSplash, hydrated } from '#tests/support/visit.ts';

const phone = { width: 390, height: 844 };

/**
 * The browser's font size setting. It changes em in width queries, so each size needs its own browser.
 * At 20 px, a window of 1280 px is the narrowest with a navigation bar, so the header decides there.
 */
for (const fontPx of [20, 24, 32]) {
  for (const language of site.languages) {
    const say = createTranslator(site, language);
    test(`no kind of page scrolls sideways with a browser font of ${fontPx} px, ${language}`, async ({
      baseURL,
    }) => {
      const browser = await chromium.launch({
        executablePath: await findBrowser(),
        args: [...browserArguments, `--blink-settings=defaultFontSize=${fontPx}`],
      });
      const page = await browser.newPage({ viewport: phone, reducedMotion: 'reduce' });
      await page.addInitScript((stored) => {
        for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
      }, consentStored);
      for (const address of fontPx === 20 ? pageTypes(language).slice(0, 1) : pageTypes(language)) {
        await page.goto(`${baseURL}${address}`);
        await endSplash(page);
        await hydrated(page);
        for (const width of [phone.width, 1280, 1440]) {
          await page.setViewportSize({ ...phone, width });
          await atRest(page);
          const em = await page.evaluate(() =>
            Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
          );
          expect(em, 'the browser has the font size').toBe(fontPx);
          expect.soft(await overflowProblems(page), `${address} at ${width} px`).toEqual([]);
          // Larger letters make a window narrower, so that the bar of the header gives way to the menu.
          const hasBar = width >= (limits.breakpoint.largePx / 16) * fontPx;
          await expect(page.getByRole('navigation', { name: say('header.mainLandmark') })).toBeVisible({
            visible: hasBar,
          });
        }
        await page.setViewportSize(phone);
      }
      await browser.close();
    });
  }
}
