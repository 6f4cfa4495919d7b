import { expect } from '@playwright/test';
import { say, withoutNewsletter, withoutRow } from '#tests/support/site-under-test.ts';
import { hydrated, test, visit } from '#tests/support/visit.ts';

/** An error in one part of a page leaves the others working and the part itself readable. */

// React logs the error.
test.use({ isConsoleWatched: false });

test('a broken form keeps typed text and offers to reload the page (R003)', async ({ page }) => {
  test.skip(...withoutNewsletter);
  await visit(page, '/');
  const field = page.locator('#newsletter').getByRole('textbox');
  await page.evaluate(() => {
    // The form calls it after sending.
    const broken: HTMLElement['focus'] = () => {
      throw new Error('broken by the test');
    };
    HTMLElement.prototype.focus = broken;
  });
  await field.fill('ada@example.com');
  await field.press('Enter');
  await expect(page.locator('#newsletter')).toContainText(say('newsletter.thanks'));
  // The other parts of the page still work.
  if (!withoutRow[0]) {
    const current = page.locator('main [aria-current="true"]');
    const before = await current.textContent();
    await page.getByRole('button', { name: say('testimonials.next') }).click();
    await expect(current).not.toHaveText(before ?? '');
  }
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.locator('#newsletter').getByRole('button').click();
  await hydrated(page);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
});
