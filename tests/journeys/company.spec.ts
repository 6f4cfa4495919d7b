import { toasts } from '#tests/support/toasts.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { expect } from '@playwright/test';
import { pageWords, type WordsOf } from '#content/page-words.ts';
import { teamIn } from '#content/people.ts';
import { hasPage } from '#content/site-pages.ts';
import { say } from '#tests/support/site-under-test.ts';
import { expectPage, test, visit } from '#tests/support/visit.ts';

/** The company and its people (SPEC section 2, About and Team). */

const team = pageWordsOf('team');

/** The words of a page, where the site has it. */
function pageWordsOf<const Name extends 'about' | 'team'>(page: Name): WordsOf<Name> | undefined {
  return hasPage(site, page) ? pageWords(site, page, site.defaultLanguage) : undefined;
}

const members = teamIn(site, site.defaultLanguage);
const withoutTeam = [!team, 'the site has no page of its team'] as const;

/** Whether a member without a profile has a button that leads nowhere (`team` of `site.yaml`). */
const hasInertButtons = site.settings.team.profiles === 'inert';

test('LinkedIn and Twitter buttons without a profile do nothing, and explain it in a tooltip that covers no text (R102, R146)', async ({
  page,
}) => {
  test.skip(...withoutTeam);
  await visit(page, '/team');
  for (const { name, profiles } of members) {
    for (const [id, network] of [['linkedin', 'LinkedIn'] as const, ['twitter', 'Twitter'] as const]) {
      const label = say('team.profile', { network, name });
      const href = profiles[id];
      if (href !== undefined)
        await expect(page.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href);
      else if (hasInertButtons) await page.getByRole('button', { name: label, exact: true }).click();
      else await expect(page.getByRole('button', { name: label, exact: true })).toHaveCount(0);
    }
  }
  await expectPage(page, '/team');
  await expect(toasts(page)).toHaveCount(0);

  const [first] = members.filter(({ profiles }) => profiles.linkedin === undefined);
  if (!first || !hasInertButtons) return;
  const label = say('team.profile', { network: 'LinkedIn', name: first.name });
  const button = page.getByRole('button', { name: label, exact: true });
  // By keyboard, because a tooltip shown on focus requires a key.
  await button.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  const tip = page.locator('[popover]:popover-open');
  await expect(tip).toHaveText(say('team.noProfile'));
  const top = await tip.evaluate((shown) => shown.getBoundingClientRect().top);
  const end = await button.evaluate((pressed) => pressed.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThan(end);
});
