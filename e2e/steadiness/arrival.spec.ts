import { expect, type Page } from '@playwright/test';
import { budgets } from '../../config/budgets.ts';
import { defaultLanguage, languages, type Language } from '../../config/locales.ts';
import { inLanguage } from '../../config/routes.ts';
import { isFullMatrix } from '../matrix.ts';
import { pageTypes } from '../page-types.ts';
import { test } from '../visit.ts';
import { layoutShift, untilAllIsThere, untilDrawn, watchLayoutShift } from './layout-shift.ts';
import { slowLine, type Part, type Trouble } from './slow-line.ts';

/** What has arrived stays where it is, while the rest of the document or its fonts are on their way. */

type Look = readonly [language: Language, widthPx: number];

/** The widths at which layouts differ: two small phones, a common one, a tablet, a desk. */
const widthsPx = [320, 360, 390, 820, 1440];

/** Looks of one group are taken at once. In short: the longest words on a phone and a desk, and English between the two. */
const groupsOfLooks: readonly (readonly Look[])[] = isFullMatrix
  ? languages.map((language) => widthsPx.map((widthPx) => [language, widthPx]))
  : [
      [
        ['de', 360],
        ['en', 820],
        ['de', 1440],
      ],
    ];

const pieces = { count: 24, gapMs: 45 };
const lateFontMs = 1500;

interface Arrival {
  name: string;
  troublesOf: (page: Page) => Partial<Record<Part, Trouble>>;
  limit: number;
}

const arrivals: Arrival[] = [
  {
    name: 'comes in pieces',
    troublesOf: (page) => ({ document: { pieces: { ...pieces, untilDrawn: () => untilDrawn(page) } } }),
    limit: budgets.layoutShiftOnArrival,
  },
  {
    name: 'gets its fonts late',
    troublesOf: () => ({ font: { delayMs: lateFontMs } }),
    limit: budgets.layoutShiftOfLateFonts,
  },
];

for (const { name, troublesOf, limit } of arrivals) {
  for (const path of pageTypes(defaultLanguage)) {
    test(`${path} holds still while it ${name}`, async ({ context }) => {
      for (const looks of groupsOfLooks) {
        await Promise.all(
          looks.map(async ([language, widthPx]) => {
            const page = await context.newPage();
            const line = await slowLine(troublesOf(page));
            await watchLayoutShift(page);
            await page.setViewportSize({ width: widthPx, height: 900 });
            await page.goto(`${line.origin}${inLanguage(language, path)}`);
            await untilAllIsThere(page);
            const { score, jumps } = await layoutShift(page);
            const what = `${language}, ${widthPx} px wide: ${jumps.join('\n')}`;
            expect.soft(score, what).toBeLessThanOrEqual(limit);
            await page.close();
            await line.close();
          }),
        );
      }
    });
  }
}
