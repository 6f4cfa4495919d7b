import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, type Page } from '@playwright/test';
import { storageKeys } from '#tests/support/storage-keys.ts';
import { pathTo } from '#shared/routes.ts';
import {
  homeTitle,
  otherLanguage,
  otherPageOfFooter,
  pageOfFooter,
  say,
  withoutNewsletter,
} from '#tests/support/site-under-test.ts';
import { expectPage, reload, test, visit } from '#tests/support/visit.ts';
import { footerLink, chooseLanguage, chooseTheme } from '#tests/journeys/navigation-bar.ts';

/**
 * Storage, files and connections fail, and the page stays usable. Here every access to local storage throws, as in a
 * browser that blocks it.
 */
async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['getItem', 'setItem', 'removeItem', 'clear', 'key'] as const) {
      Object.defineProperty(Storage.prototype, name, {
        value: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
}

const subscribe = async (page: Page) => {
  const field = page.locator('#newsletter').getByRole('textbox');
  await field.fill('ada@example.com');
  await field.press('Enter');
  await expect(page.locator('#newsletter').getByText(say('newsletter.thanks'))).toBeVisible();
};

test.describe('storage that throws', () => {
  test.use({ stored: {} });

  test('leaves everything working, choices hold for this load (R003, R079, R088, R093)', async ({ page }) => {
    await blockStorage(page);
    await visit(page, '/');
    await chooseTheme(page, 'dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    await page.getByRole('button', { name: say('cookies.necessaryOnly') }).click();
    await expect(page.getByRole('button', { name: say('cookies.necessaryOnly') })).toHaveCount(0);

    if (!withoutNewsletter[0]) await subscribe(page);
    if (otherLanguage !== site.defaultLanguage) await chooseLanguage(page, otherLanguage);
    await expectPage(page, pathTo(site, otherLanguage, 'home'));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test('garbage in storage is as good as nothing (R078, R094)', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/');
  for (const garbage of ['{"broken": [', 'xx', '', '"dark"', `../support/${otherLanguage}`, 'constructor']) {
    await page.evaluate(([keys, value]) => keys.forEach((key) => localStorage.setItem(key, value)), [
      Object.values(storageKeys),
      garbage,
    ] as const);
    await reload(page);
    await expect(page.locator('html')).toHaveAttribute('lang', site.defaultLanguage);
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
    await expect(page.getByRole('button', { name: say('cookies.acceptAll') })).toBeVisible();
  }
});

test.describe('scripts that do not arrive', () => {
  test.use({ isConsoleWatched: false });

  test('leave a readable page with working links and a splash that ends (R085, R086)', async ({ page }) => {
    await page.route(/\/assets\/(?!boot|script-loader).*\.js/, (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('#splash')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await footerLink(page, pageOfFooter.name).click();
    await expectPage(page, pageOfFooter.address);
  });

  test('a line that breaks during a page change keeps what was typed (R003)', async ({ page, context }) => {
    test.skip(...withoutNewsletter);
    await visit(page, '/');
    await page.locator('#newsletter').getByRole('textbox').fill('ada@example.com');
    await context.setOffline(true);
    await footerLink(page, pageOfFooter.name).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
    await context.setOffline(false);
    await expect(page.locator('#newsletter').getByRole('textbox')).toHaveValue('ada@example.com');
  });
});

test('two quick clicks on different links end on the second, with its title (R042, R043)', async ({
  page,
}) => {
  await visit(page, '/');
  await page.evaluate(
    (addresses) => {
      for (const address of addresses)
        document.querySelector<HTMLAnchorElement>(`footer a[href="${address}"]`)?.click();
    },
    [pageOfFooter.address, otherPageOfFooter.address],
  );
  await expectPage(page, otherPageOfFooter.address);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const html = await (await page.request.get(otherPageOfFooter.address)).text();
  await expect(page).toHaveTitle(
    /<title>(.*?)<\/title>/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? 'no title',
  );
});

test('Back during a page change ends where the address says (R042)', async ({ page }) => {
  await visit(page, '/nope');
  await page.getByRole('link', { name: say('notFound.home'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeTitle);
  await page.evaluate((address) => {
    document.querySelector<HTMLAnchorElement>(`footer a[href="${address}"]`)?.click();
    history.back();
  }, pageOfFooter.address);
  await expect
    .poll(async () =>
      [new URL(page.url()).pathname, await page.getByRole('heading', { level: 1 }).textContent()].join(' '),
    )
    .toMatch(new RegExp(`^(/nope ${RegExp.escape(say('notFound.title'))}|/ ${RegExp.escape(homeTitle)})$`));
});

test('a link opened with a modifier, a new tab or a download is left to the browser', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    footerLink(page, pageOfFooter.name).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expectPage(opened, pageOfFooter.address);
  await expectPage(page, '/');
});
