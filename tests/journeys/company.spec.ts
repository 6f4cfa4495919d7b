import { editionOf } from '#content/edition.ts';
import { toasts } from '#tests/support/toasts.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { expect } from '@playwright/test';
import { teamIn } from '#content/collections/people.ts';
import { hasPage } from '#content/pages/site-pages.ts';
import { say } from '#tests/support/site-under-test.ts';
import { expectPage, test, visit } from '#tests/support/visit.ts';

/** The people of the company (SPEC section 2, Team). */

const hasInertButtons = hasPage(site, 'team') && site.settings.team.profiles === 'inert';
/** The first member whose button leads nowhere. */
const [first] = hasInertButtons
  ? teamIn(editionOf(site)).filter(({ profiles }) => profiles.linkedin === undefined)
  : [];

test('a LinkedIn button without a profile does nothing, and explains it in a tooltip that covers no text (R102, R146)', async ({
  page,
}) => {
  test.skip(!first, 'the site has no such buttons');
  await visit(page, '/team');
  const label = say('team.profile', { network: 'LinkedIn', name: first?.name ?? '' });
  const button = page.getByRole('button', { name: label, exact: true });
  await button.click();
  await expectPage(page, '/team');
  await expect(toasts(page)).toHaveCount(0);
  // By keyboard, because a tooltip shown on focus requires a key.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  const tip = page.locator('[popover]:popover-open');
  await expect(tip).toHaveText(say('team.noProfile'));
  const top = await tip.evaluate((shown) => shown.getBoundingClientRect().top);
  const end = await button.evaluate((pressed) => pressed.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThan(end);
});
