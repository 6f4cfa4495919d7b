import { expect } from '@playwright/test';
import { pathOf, templateOf, widestOf } from '#tests/support/page-types.ts';
import { test, visit } from '#tests/support/visit.ts';
import { brokenWords, headingsOutside } from './broken-words.ts';
import { sitePages } from './site-files.ts';

/** Words in headings and labels at every width, for each view in the languages of the site. */

const headingsAndLabels =
  ':is(h1, h2, h3, h4, button, label, legend, summary, th, dt, nav, header, footer, [role=tab]):not(pre *)';
const widthsPx = [320, 360, 390, 480, 768, 820, 1024, 1100, 1440, 1920, 2560];

for (const [view, pages] of Map.groupBy(sitePages, templateOf)) {
  test(`${view} breaks no word in a heading or label`, async ({ page }) => {
    const ofLanguages = Map.groupBy(pages, ({ language }) => language).values();
    for (const address of [...ofLanguages].map(widestOf).map(pathOf)) {
      await visit(page, address);
      await page.evaluate(async () => {
        // On a busy machine the page has given up its fonts; these tests are about words in them.
        delete document.documentElement.dataset.lateFonts;
        document.body.getBoundingClientRect();
        await document.fonts.ready;
        // Browsers without a dictionary break these words without a hyphen.
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('* { hyphens: manual !important }');
        document.adoptedStyleSheets = [sheet];
      });
      for (const width of widthsPx) {
        await page.setViewportSize({ width, height: 900 });
        const problems = [...(await brokenWords(page, headingsAndLabels)), ...(await headingsOutside(page))];
        expect.soft(problems, `${address}, ${width} px`).toEqual([]);
      }
    }
  });
}
