import { toasts } from '#tests/support/toasts.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { readFile } from 'node:fs/promises';
import { expect, type Page, type Response } from '@playwright/test';
import { limits } from '#shared/limits.ts';
import { storageKeys } from '#tests/support/storage-keys.ts';
import { readApplications } from '#content/pages/applications.ts';
import { accessibilityProblems, overflowProblems } from '#tests/pages/page-checks.ts';
import { changePassword, digestOf, ownPassword } from '#tests/support/own-password.ts';
import { say } from '#tests/support/site-under-test.ts';
import { consentStored, expectPage, test, visit, rare } from '#tests/support/visit.ts';

const { received: sampleApplications } = readApplications(site);

/** The admin page: password, dashboard and new applications (SPEC sections 2 and 4 to 9). */

const recent = sampleApplications.slice(0, limits.admin.tableRows);
const withoutApplications = [recent.length < 2, 'the site has no sample applications'] as const;
const loggedIn = { ...consentStored, [storageKeys.admin]: 'logged-in' };
const main = (page: Page) => page.getByRole('main');
const password = (page: Page) => main(page).getByLabel(say('admin.login.password'));
const logInButton = (page: Page) => main(page).getByRole('button', { name: say('admin.login.logIn') });
const logOutButton = (page: Page) => main(page).getByRole('button', { name: say('admin.dashboard.logOut') });
const table = (page: Page) => main(page).getByRole('table');
const rows = (page: Page) => table(page).locator('tbody').getByRole('row');
const detail = (page: Page) =>
  main(page).getByRole('complementary', { name: say('admin.dashboard.detailLabel') });
const flag = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKeys.admin);

const names = sampleApplications.map(({ firstName, lastName }) => `${firstName} ${lastName}`);

/**
 * The responses with the page and all scripts that load from now on. Read their bodies within the test: reading one
 * that arrives as the test ends fails it.
 */
function codeOf(page: Page): Response[] {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (['document', 'script'].includes(response.request().resourceType())) responses.push(response);
  });
  return responses;
}

test('a wrong password shows an error and a notification; the right one opens the dashboard, also after a reload and in a new tab (R257, R258, R259, R260, R261, R262, R263, R264)', async ({
  page,
  context,
}) => {
  await changePassword(page);
  await visit(page, '/admin');
  await password(page).fill('granite');
  await logInButton(page).click();
  await expect(main(page).getByRole('alert')).toHaveText(say('admin.login.invalid'));
  await expect(password(page)).toBeFocused();
  await expect(toasts(page)).toContainText([say('admin.refused')]);
  await expect(table(page)).toHaveCount(0);
  expect(await flag(page)).toBeNull();
  await expectPage(page, '/admin');

  await password(page).fill('');
  await page.keyboard.type(ownPassword);
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText([say('admin.loggedIn')]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('admin.dashboard.title'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await flag(page)).not.toBeNull();
  await page.reload();
  await expect(logOutButton(page)).toBeVisible();
  const another = await context.newPage();
  await another.goto('/admin');
  await expect(logOutButton(another)).toBeVisible();

  // Two tabs stay in sync. Keys go to the front one.
  await page.bringToFront();
  await logOutButton(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('admin.login.title'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await flag(page)).toBeNull();
  await expect(password(another)).toBeVisible();
});

test.describe('with a connection that fails at first', () => {
  test.use({ isConsoleWatched: false });

  test(
    'logging in works once it is back, and logging out too (R258, R264)',
    rare,
    async ({ page, context }) => {
      await context.route(/simulated-dashboard.*\.js/, (route) => route.abort());
      await changePassword(page);
      await visit(page, '/admin');
      await password(page).fill(ownPassword);
      await logInButton(page).click();
      await expect(toasts(page)).toContainText([/./]);
      await expect(table(page)).toHaveCount(0);

      await context.unrouteAll();
      await logInButton(page).click();
      await expect(logOutButton(page)).toBeVisible();
      await logOutButton(page).click();
      await expect(logInButton(page)).toBeVisible();
    },
  );
});

test('page and scripts do not contain the password (R258)', rare, async ({ page }) => {
  const responses = codeOf(page);
  await visit(page, '/admin');
  await password(page).fill('x');
  await logInButton(page).click();
  await expect(main(page).getByRole('alert')).toHaveText(say('admin.login.invalid'));
  const texts = await Promise.all(responses.map((response) => response.text()));
  expect(texts.some((text) => text.includes(site.settings.adminGate.digest))).toBe(true);
  const quoted = texts.flatMap((text) => [...text.matchAll(/["'`]([^"'`\n]{1,60})["'`]/g)]);
  expect(quoted.filter(([, text = '']) => digestOf(text) === site.settings.adminGate.digest)).toEqual([]);
});

test.describe('logged in', () => {
  test.use({ stored: loggedIn });
  test.skip(...withoutApplications);

  test('shows the ten most recent; a row opens by click and keyboard (R267, R268, R269)', async ({
    page,
  }) => {
    // The oldest browsers that have the design have none (docs/supported-browsers.md).
    await page.addInitScript(() => Reflect.deleteProperty(URL, 'parse'));
    await visit(page, '/admin');
    await expect(rows(page).getByRole('button')).toHaveText(names.slice(0, limits.admin.tableRows));
    await expect(detail(page)).toHaveCount(0);
    await rows(page).first().locator('td').nth(1).click();
    await expect(detail(page).getByRole('heading', { level: 2 })).toHaveText(names[0] ?? '?');
    await page.keyboard.press('Escape');

    const second = rows(page).nth(1).getByRole('button');
    const close = detail(page).getByRole('button', { name: say('admin.dashboard.closeDetail') });
    for (const leave of [() => page.keyboard.press('Escape'), () => close.press('Enter')]) {
      await second.press('Enter');
      await expect(detail(page).getByRole('heading', { level: 2 })).toBeFocused();
      await expect(second).toHaveAttribute('aria-expanded', 'true');
      await leave();
      await expect(detail(page)).toHaveCount(0);
      await expect(second).toBeFocused();
    }
  });

  test('the export has all applications (R266)', rare, async ({ page }) => {
    await visit(page, '/admin');
    const download = page.waitForEvent('download');
    await main(page)
      .getByRole('button', { name: say('admin.dashboard.exportCsv') })
      .click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(say('admin.dashboard.csvFile'));
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain(sampleApplications.at(-1)?.email);
    await expectPage(page, '/admin');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test(
      'rows have two lines, and the detail opens below and scrolls into view (R267, R269)',
      rare,
      async ({ page }) => {
        await visit(page, '/admin');
        const first = rows(page).first();
        await expect(first.locator('td')).toHaveCount(5);
        const box = await first.boundingBox();
        expect(box?.height).toBeLessThan(100);
        await first.locator('td').nth(1).click();
        await expect(detail(page).getByRole('heading', { level: 2 })).toBeInViewport();
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 844 });
          expect(await overflowProblems(page), `${width} px`).toEqual([]);
        }
        expect(await accessibilityProblems(page)).toEqual([]);
        // No target is smaller than a finger; parts hidden in the narrow table have no size.
        const heights = await main(page)
          .locator('button:visible, dd a:visible')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
        expect(heights.length).toBeGreaterThan(15);
        expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
      },
    );
  });
});
