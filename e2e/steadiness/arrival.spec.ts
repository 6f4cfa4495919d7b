import { expect } from '@playwright/test';
import { budgets } from '../../config/budgets.ts';
import { languages, type Language } from '../../config/locales.ts';
import { isFullMatrix } from '../matrix.ts';
import { test } from '../visit.ts';
import { layoutShift, untilAllIsThere, untilDrawn, watchLayoutShift } from './layout-shift.ts';
import { addressOf, pageTypes } from './page-types.ts';
import { slowLine, type Part, type Trouble } from './slow-line.ts';

/** What has arrived stays where it is, while the rest of the document and its fonts are on their way. */

/** The widths at which layouts differ: two small phones, a common one, a tablet, a desk. */
const widthsPx = [320, 360, 390, 820, 1440];

/** Always: the language of the longest words on a phone and a desk, and English between the two. */
const looks: readonly (readonly [Language, number])[] = isFullMatrix
  ? languages.flatMap((language) => widthsPx.map((widthPx) => [language, widthPx] as const))
  : [
      ['de', 360],
      ['en', 820],
      ['de', 1440],
    ];

const pieces = { count: 24, gapMs: 45 };
const lateFontMs = 1500;

for (const path of pageTypes) {
  test(`${path} holds still while its document comes in pieces and its fonts come late`, async ({ page }) => {
    const troubles: Partial<Record<Part, Trouble>> = {
      document: { pieces: { ...pieces, untilDrawn: () => untilDrawn(page) } },
      font: { delayMs: lateFontMs },
    };
    const line = await slowLine(troubles);
    await watchLayoutShift(page);
    for (const [language, widthPx] of looks) {
      const address = addressOf(line.origin, language, path);
      await page.setViewportSize({ width: widthPx, height: 900 });
      await page.goto(address);
      await untilAllIsThere(page);
      const { score, jumps } = await layoutShift(page);
      const what = `${address}, ${widthPx} px wide: ${jumps.join('\n')}`;
      expect.soft(score, what).toBeLessThanOrEqual(budgets.layoutShiftOnArrival);
    }
    await line.close();
  });
}
