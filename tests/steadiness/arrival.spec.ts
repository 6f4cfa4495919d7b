import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, type Page } from '@playwright/test';
import { budgetsOf } from '#tests/support/budgets.ts';
import type { Language } from '#shared/locales.ts';
import { inLanguage } from '#shared/routes.ts';
import { sitePages } from '#tests/pages/site-files.ts';
import { pathOf, longestLanguage, pageTypes } from '#tests/support/page-types.ts';
import { test } from '#tests/support/visit.ts';
import {
  layoutShift,
  untilAllIsThere,
  untilDrawn,
  untilFontsAreLate,
  watchLayoutShift,
} from './layout-shift.ts';
import { slowLine, type Part, type Trouble } from './slow-line.ts';

const budgets = budgetsOf(site);

type Look = readonly [language: Language, widthPx: number];

/** Nothing moves while the rest of the document or its fonts load. */

const pieces = { count: 24, gapMs: 45 };
const lateFontMs = 1500;

interface Arrival {
  name: string;
  troublesOf: (page: Page) => Partial<Record<Part, Trouble>>;
  /**
   * Two looks for one page each, alternating: the longest words on a phone, and the default language on a wider
   * screen. The two kinds of arrival use the opposite ones.
   */
  looks: readonly [Look, Look];
}

const arrivals: Arrival[] = [
  {
    name: 'comes in pieces',
    troublesOf: (page) => ({ document: { pieces: { ...pieces, untilDrawn: () => untilDrawn(page) } } }),
    looks: [
      [longestLanguage, 360],
      [site.defaultLanguage, 1440],
    ],
  },
  {
    name: 'gets its fonts late',
    // On a busy machine the page's own clock may start long after the font was requested.
    troublesOf: (page) => ({ font: { delayMs: lateFontMs, until: () => untilFontsAreLate(page) } }),
    looks: [
      [site.defaultLanguage, 820],
      [longestLanguage, 390],
    ],
  },
];

/** A page may exist in some languages only. */
const addresses = new Set(sitePages.map(pathOf));

for (const { name, troublesOf, looks } of arrivals) {
  for (const [index, path] of pageTypes(site.defaultLanguage).entries()) {
    test(`${path} holds still while it ${name}`, async ({ context }) => {
      const [language, widthPx] = looks[index % 2 === 0 ? 0 : 1];
      const address = inLanguage(site, language, path);
      test.skip(!addresses.has(address), 'the site has it in other languages only');
      const page = await context.newPage();
      const line = await slowLine(troublesOf(page));
      await watchLayoutShift(page);
      await page.setViewportSize({ width: widthPx, height: 900 });
      await page.goto(line.origin + address);
      await untilAllIsThere(page);
      const { score, jumps } = await layoutShift(page);
      await line.close();
      expect(score, `${language}, ${widthPx} px wide: ${jumps.join('\n')}`).toBeLessThanOrEqual(
        budgets.layoutShiftOnArrival,
      );
    });
  }
}
