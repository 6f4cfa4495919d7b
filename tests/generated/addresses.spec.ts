import { testSite as site } from '#content/test-support/test-site.ts';
import { expect } from '@playwright/test';
import { pathTo } from '#shared/routes.ts';
import { chooseLanguage } from '#tests/journeys/navigation-bar.ts';
import { say } from '#tests/support/site-under-test.ts';
import { expectPage, test, visit } from '#tests/support/visit.ts';

/** What the addresses, the missing translations and the banner that is off change in the generated site. */

test('the switch, links, redirects and unknown jobs lead to the addresses of a language', async ({
  page,
}) => {
  await visit(page, '/careers');
  await chooseLanguage(page, 'de');
  await expectPage(page, '/de/karriere');
  await page.getByRole('main').locator('a[href^="/de/karriere/"]').first().click();
  await expectPage(page, '/de/karriere/hosting-engineer');
  await visit(page, '/de/careers/hosting-engineer');
  await expectPage(page, '/de/karriere/hosting-engineer');
  await page.goto('/de/karriere/nope');
  await expectPage(page, pathTo(site, 'de', 'careers'));
});

for (const [text, list] of [
  ['/resources/white-papers/paper-list', '/de/resources/white-papers'],
  // No case study is in the second language.
  ['/resources/case-studies/sawmill-planks', '/de'],
] as const)
  test(`a text without a translation leads to the list: ${text}`, async ({ page }) => {
    await visit(page, text);
    await chooseLanguage(page, 'de');
    await expectPage(page, list);
  });

test.describe('a visitor who has not answered, where no script waits for consent', () => {
  test.use({ stored: {} });

  test('sees no cookie banner until the footer opens it', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await visit(page, '/');
    await page.clock.runFor(5000);
    const banner = page.getByRole('button', { name: say('cookies.acceptAll') });
    await expect(banner).toHaveCount(0);
    await page.getByRole('button', { name: say('footer.cookieSettings') }).click();
    await expect(banner).toBeVisible();
  });
});
