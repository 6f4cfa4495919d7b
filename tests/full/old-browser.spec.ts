import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, type Page } from '@playwright/test';
import { limits } from '#shared/limits.ts';
import { inLanguage } from '#shared/routes.ts';
import {
  nameOfLanguage,
  otherLanguage,
  pageOfBar,
  say,
  withoutOtherLanguage,
} from '#tests/support/site-under-test.ts';
import { accessibilityProblems, overflowProblems } from '#tests/pages/page-checks.ts';
import { pageTypes } from '#tests/support/page-types.ts';
import { endSplash, expectPage, hydrated, test, visit, visitWithStoppedClock } from '#tests/support/visit.ts';
import { button, confirmation, fill } from '#tests/journeys/enquiry.ts';

/**
 * Browsers older than build/supported-browsers.ts get a plain page (src/styles/old-browsers.css). The test
 * simulates one: stylesheets find no light-dark() and no popovers, scripts no popover functions.
 */
// The plain page does not use the preloaded fonts, and the browser warns about that.
test.use({ isConsoleWatched: false });

test.beforeEach(async ({ page }) => {
  await page.route('**/*.css', async (route) => {
    const css = await (await route.fetch()).text();
    const body = css.replaceAll('light-dark(', 'unknown-function(').replaceAll(':popover-open', ':unknown');
    await route.fulfill({ body, contentType: 'text/css' });
  });
  await page.addInitScript(() => {
    for (const name of ['showPopover', 'hidePopover', 'togglePopover', 'popover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (condition: string) => !/light-dark|popover-open/.test(condition) && supports(condition);
  });
});

// Style sheets of pages that are fetched ahead may still be on their way.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** The visible lists that are normally collapsed, besides the list of languages. */
const openedLists = (page: Page) =>
  page.locator('[popover]').evaluateAll((lists) =>
    lists
      .filter((list) => list.checkVisibility() && !list.querySelector('a'))
      .filter((list) => list.getBoundingClientRect().height > 0)
      .map((list) => list.outerHTML.slice(0, 120)),
  );

/** The texts of the links in the header that can be clicked. */
const linksInHeader = (page: Page) =>
  page
    .locator('header a')
    .evaluateAll((links) => links.filter((link) => link.checkVisibility()).map((link) => link.textContent));

const addresses = { light: pageTypes(site.defaultLanguage), dark: pageTypes(otherLanguage) };

// One language in light, another in dark; a quarter of the kinds in each is enough, because pages share styles.
for (const theme of ['light', 'dark'] as const) {
  for (const [index, address] of addresses[theme].entries()) {
    if (index % 4 !== (theme === 'light' ? 0 : 2)) continue;
    test(`${address} can be read below the supported browsers, ${theme}`, async ({ page }) => {
      await look(page, address, theme);
    });
  }
}

async function look(page: Page, address: string, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme });
  await page.goto(address);
  await endSplash(page);
  await hydrated(page);
  const heading = page.locator('main h1').first();
  // A trial click fails when another element would receive it.
  await heading.click({ trial: true });
  expect.soft(await openedLists(page), `${address}: lists are closed`).toEqual([]);
  const links = await linksInHeader(page);
  for (const name of site.languages.length > 1 ? site.languages.map(nameOfLanguage) : [])
    expect.soft(links.join('\n'), `${address}: the languages are in sight`).toContain(name);
  expect.soft(links.length, `${address}: so is the navigation`).toBeGreaterThan(10);
  expect.soft(await overflowProblems(page), `${address} fits 390 px`).toEqual([]);
  expect.soft(await accessibilityProblems(page), `${address}: axe`).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect.soft(await overflowProblems(page), `${address} fits 1440 px`).toEqual([]);
}

test('a message can be sent below the supported browsers (R186)', async ({ page }) => {
  await visitWithStoppedClock(page, '/contact');
  await fill(page);
  await button(page).click();
  await page.clock.runFor(limits.contact.delayMs);
  await expect(confirmation(page)).toContainText(say('enquiry.form.sent'));
});

test('navigation works in unsupported browsers, in another language too (R009)', async ({ page }) => {
  await visit(page, '/');
  test.skip(...withoutOtherLanguage);
  await page.getByRole('banner').locator(`a[href="${pageOfBar.address}"]:visible`).first().click();
  await expectPage(page, pageOfBar.address);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page
    .getByRole('banner')
    .getByRole('link', { name: nameOfLanguage(otherLanguage) })
    .click();
  await expectPage(page, inLanguage(site, otherLanguage, pageOfBar.address));
});
