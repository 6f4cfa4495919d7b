import { expect, type Page } from '@playwright/test';
import { pageOfFooter, say, withoutNewsletter } from '#tests/support/site-under-test.ts';
import { expectPage, test, visitWithStoppedClock, rare } from '#tests/support/visit.ts';
import { footerLink, openFooterGroups } from './navigation-bar.ts';

/**
 * The landmark for notifications (SPEC section 9), tested with the newsletter form, which uses the first of
 * two channels: one at a time, 5000 ms. Journeys of other pages test the second channel (R282).
 */

test.skip(...withoutNewsletter);

const region = (page: Page) => page.getByRole('region', { name: say('notifications.label') });
const toasts = (page: Page) => region(page).getByRole('listitem');

/** Subscribes; the page's clock is stopped, so the test moves it. */
async function subscribe(page: Page): Promise<void> {
  const again = page.locator('#newsletter').getByText(say('newsletter.again'));
  if (await again.isVisible()) await again.click();
  const field = page.locator('#newsletter').getByRole('textbox');
  await field.fill('ada@example.com');
  await field.press('Enter');
  await page.clock.runFor(1000);
  await expect(toasts(page)).toHaveCount(1);
}

/** The mouse must not be where the notification appears, because that stops its timer. */
const moveAway = (page: Page) => page.mouse.move(5, 300);

test('one at a time, for 5000 ms, with a close button; Alt+T focuses the landmark (R280, R284, R286)', async ({
  page,
}) => {
  await visitWithStoppedClock(page, '/');
  await expect(region(page)).toHaveCount(1);
  await page.keyboard.press('Alt+t');
  await expect(region(page)).toBeFocused();

  await moveAway(page);
  await subscribe(page);
  await page.clock.runFor(2000);
  await subscribe(page);
  await moveAway(page);
  await expect(toasts(page)).toHaveCount(1);
  // The second one has just appeared; its card may have loaded before the timer started.
  await page.clock.runFor(4900);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(toasts(page)).toHaveCount(0);

  await subscribe(page);
  await toasts(page)
    .getByRole('button', { name: say('notifications.dismiss') })
    .click();
  await expect(toasts(page)).toHaveCount(0);
});

test(
  'a swipe of 50 px to the right dismisses it, a shorter one lets it return (R281)',
  rare,
  async ({ page }) => {
    await visitWithStoppedClock(page, '/');
    for (const [distancePx, isGone] of [
      [30, false],
      [50, true],
      [60, true],
    ] as const) {
      if ((await toasts(page).count()) === 0) await subscribe(page);
      const card = toasts(page).first();
      const box = await card.boundingBox();
      const [x, y] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + 20];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distancePx / 2, y, { steps: 3 });
      await page.mouse.move(x + distancePx, y, { steps: 3 });
      await page.mouse.up();
      if (isGone) await expect(toasts(page)).toHaveCount(0);
      else await expect.poll(async () => (await card.boundingBox())?.x).toBe(box?.x);
    }
  },
);

for (const widthPx of [1440, 390]) {
  test(
    `does not cover the cookie banner or the scroll-to-top button at ${widthPx} px, and survives a page change (R283, R285)`,
    rare,
    async ({ page }) => {
      await page.setViewportSize({ width: widthPx, height: 900 });
      await visitWithStoppedClock(page, '/');
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: say('footer.cookieSettings') })
        .click();
      await subscribe(page);
      const others = [
        page.getByRole('complementary'),
        page.getByRole('button', { name: say('scrollToTop.label') }),
      ];
      for (const other of others) {
        await expect(other).toBeVisible();
        await expect
          .poll(async () => {
            const [one, two] = [await toasts(page).first().boundingBox(), await other.boundingBox()];
            if (!one || !two) return 'missing';
            const isBeside = one.x >= two.x + two.width || two.x >= one.x + one.width;
            const isAbove = one.y >= two.y + two.height || two.y >= one.y + one.height;
            return isBeside || isAbove ? 'free' : 'covered';
          })
          .toBe('free');
      }
      await openFooterGroups(page);
      await footerLink(page, pageOfFooter.name).click();
      await expectPage(page, pageOfFooter.address);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(toasts(page)).toHaveCount(1);
    },
  );
}

test(
  'from there the keyboard reaches the close button, and the focus comes back (R284, R286)',
  rare,
  async ({ page }) => {
    await visitWithStoppedClock(page, '/');
    await subscribe(page);
    await page.locator('#newsletter').getByText(say('newsletter.again')).focus();
    await page.keyboard.press('Alt+t');
    await page.keyboard.press('Tab');
    await expect(toasts(page).getByRole('button', { name: say('notifications.dismiss') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toasts(page)).toHaveCount(0);
    await expect(page.locator('#newsletter').getByText(say('newsletter.again'))).toBeFocused();
  },
);
