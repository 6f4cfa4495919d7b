import { testSite as site } from '#content/test-support/test-site.ts';
import { expect } from '@playwright/test';
import { atRest, showEverything } from '#tests/pages/page-checks.ts';
import { longestLanguage, pageTypes } from '#tests/support/page-types.ts';
import { test, visitAt } from '#tests/support/visit.ts';

/** Pictures of whole pages; `npm run look` (look.ts) takes or compares them. */

/** The widths at which every page must look right: from phones to the largest screens. */
const widthsPx = [320, 390, 720, 820, 1024, 1440, 1920, 2560];
const chosen = process.env.LOOK_AT?.split(' ').filter(Boolean) ?? [];
const addresses =
  chosen.length > 0 ? chosen : [...new Set([site.defaultLanguage, longestLanguage])].flatMap(pageTypes);

for (const address of addresses)
  test(address, async ({ page }, testInfo) => {
    for (const widthPx of widthsPx) {
      await visitAt(page, address, widthPx);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await showEverything(page);
        await page.evaluate(() => {
          // Lazy images of a prepared page never come near the window.
          for (const image of document.images) image.loading = 'eager';
          return Promise.allSettled([...document.images].map((image) => image.decode()));
        });
        await atRest(page);
        const body = await page.screenshot({ fullPage: true });
        const name = `${address.slice(1).replaceAll('/', '_') || 'home'}.${widthPx}.${colorScheme}.png`;
        await testInfo.attach(name, { body, contentType: 'image/png' });
        expect.soft(body).toMatchSnapshot(name);
      }
    }
  });
