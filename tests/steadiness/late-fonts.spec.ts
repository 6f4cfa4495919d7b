import { expect } from '@playwright/test';
import { styleFamilies } from '#content/site-file/fonts.ts';
import { footerLink, openFooterGroups } from '#tests/journeys/navigation-bar.ts';
import { otherPageOfFooter, pageOfFooter } from '#tests/support/site-under-test.ts';
import { endSplash, expectPage, hydrated, test } from '#tests/support/visit.ts';
import { untilFontsAreLate } from './layout-shift.ts';
import { slowLine } from './slow-line.ts';

const family = styleFamilies.sans;
/** A font that arrives while a page is being read is used from the next page on. */

test('a late font does not change the page; the next page uses it', async ({ page }) => {
  const line = await slowLine({ font: { until: () => untilFontsAreLate(page) } });
  await page.goto(`${line.origin}${pageOfFooter.address}`, { waitUntil: 'commit' });
  await untilFontsAreLate(page);
  await expect(page.locator('html')).toHaveAttribute('data-late-fonts', 'there');
  const ours = new RegExp(`^"?${family}"?,`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveCSS('font-family', ours);
  await endSplash(page);
  await hydrated(page);
  // Other style rules apply at this width: the browser drops fonts that no text uses.
  await page.setViewportSize({ width: 390, height: 844 });
  await openFooterGroups(page);
  await footerLink(page, otherPageOfFooter.name).click();
  await expectPage(page, `${line.origin}${otherPageOfFooter.address}`);
  await expect(heading).toHaveCSS('font-family', ours);
  await line.close();
});
