import { editionOf } from '#content/edition.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, type Page } from '@playwright/test';
import { pathTo } from '#shared/routes.ts';
import { resourceQuestionsIn } from '#content/collections/questions.ts';
import { hasPage, resourceTabs } from '#content/pages/site-pages.ts';
import { say } from '#tests/support/site-under-test.ts';
import { expectPage, test, visit, rare } from '#tests/support/visit.ts';

/** Resources: three tabs with an address each, documents, and answers (SPEC section 2, Resources). */

test.skip(!hasPage(site, 'resources'), 'the site has no resources');

/** The tabs of the site, in order. */
const tabs = resourceTabs
  .filter((route) => hasPage(site, route))
  .map((route) => ({
    route,
    name: say(`menu.${route}`),
    address: pathTo(site, site.defaultLanguage, route),
  }));
const noTab = { name: '', address: '' };
const [firstTab = noTab] = tabs;
const lastTab = tabs.at(-1) ?? noTab;
const withoutSecondTab = [tabs.length < 2, 'the resources have one tab'] as const;

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

async function expectOpenTab(page: Page, name: string): Promise<void> {
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
}

/** The title in the HTML of an address. */
async function titleOf(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text();
  return /<title>(.*?)<\/title>/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
}

test('arrow keys, Home and End move between tabs (R232)', async ({ page }) => {
  test.skip(...withoutSecondTab);
  await visit(page, '/resources');
  await tab(page, firstTab.name).focus();
  const round = [...tabs.slice(1), firstTab].map(({ name }) => ({ key: 'ArrowRight', name }));
  for (const { key, name } of [
    ...round,
    { key: 'ArrowLeft', name: lastTab.name },
    { key: 'Home', name: firstTab.name },
    { key: 'End', name: lastTab.name },
  ]) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expectOpenTab(page, name);
  }
  await expectPage(page, lastTab.address);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: lastTab.name })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tab(page, lastTab.name)).toBeFocused();
});

test(
  'a tab changes URL and title without fade or scrolling, and Back returns (R043, R232)',
  rare,
  async ({ page }) => {
    test.skip(...withoutSecondTab);
    // A low window: if Playwright centres what it clicks, the page stays scrolled.
    await page.setViewportSize({ width: 1440, height: 400 });
    await visit(page, '/resources');
    const lastTitle = await titleOf(page, lastTab.address);
    await page.evaluate(() => {
      document.addEventListener('animationstart', ({ target }) => {
        if (target instanceof Element && target.matches('main'))
          document.documentElement.dataset.hasFaded = '';
      });
      scrollTo(0, 120);
      document.addEventListener('click', () => {
        document.documentElement.dataset.scrolledTo = String(scrollY);
      });
    });

    await tab(page, lastTab.name).click();
    await expectOpenTab(page, lastTab.name);
    await expectPage(page, lastTab.address);
    await expect(page).toHaveTitle(lastTitle);
    await expect(tab(page, lastTab.name)).toBeFocused();
    const place = Number(await page.locator('html').getAttribute('data-scrolled-to'));
    expect(place).toBeGreaterThan(0);
    expect(await page.evaluate(() => scrollY)).toBe(place);

    await page.goBack();
    await expectPage(page, '/resources');
    await expectOpenTab(page, firstTab.name);
    await expect(page).toHaveTitle(await titleOf(page, '/resources'));
    await page.goForward();
    await expectOpenTab(page, lastTab.name);
    await expect(page).toHaveTitle(lastTitle);
    await expect(page.locator('html')).not.toHaveAttribute('data-has-faded');
  },
);

test('fast key presses keep the focus in the tab list (R232)', rare, async ({ page }) => {
  test.skip(...withoutSecondTab);
  await visit(page, firstTab.address);
  const { promise: pressed, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(`**${lastTab.address}`, async (route) => {
    await pressed;
    await route.abort();
  });
  await tab(page, firstTab.name).focus();
  await page.keyboard.press('End');
  await expectOpenTab(page, lastTab.name);
  await page.keyboard.press('Home');
  await expectOpenTab(page, firstTab.name);
  await expectPage(page, firstTab.address);
  await expect(tab(page, firstTab.name)).toBeFocused();
  goOn();
});

/** An answer of the last tab, which is closed at /resources. */
const [answer = ''] = resourceQuestionsIn(editionOf(site)).map((one) => one.answer);
const withoutAnswer = [
  answer === '' || lastTab.name !== say('menu.faq') || tabs.length < 2,
  'the last tab has no answers',
] as const;
const part = answer.split(' ').slice(0, 5).join(' ');

test('text in a closed panel is found, linked to and printed', rare, async ({ page }) => {
  test.skip(...withoutAnswer);
  await test.step('an address with a part of the text opens its tab', async () => {
    await page.goto(`/resources#:~:text=${encodeURIComponent(part)}`);
    await expectOpenTab(page, lastTab.name);
    await expect(page.getByText(answer)).toBeInViewport();
  });

  await test.step('what the browser finds opens its tab', async () => {
    await visit(page, '/resources');
    await expectOpenTab(page, firstTab.name);
    // A search of the browser dispatches the event before it shows and scrolls to what it found.
    await page
      .locator('tab-panel')
      .last()
      .evaluate((panel) => panel.dispatchEvent(new Event('beforematch', { bubbles: true })));
    await expectOpenTab(page, lastTab.name);
  });

  await test.step('all panels are printed, below their names', async () => {
    await visit(page, '/resources');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(answer)).toBeVisible();
    const names = await page
      .locator('tab-panel')
      .evaluateAll((panels) => panels.map((panel) => getComputedStyle(panel, '::before').content));
    expect(names).toEqual(tabs.map(({ name }) => JSON.stringify(name)));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the tabs are links to their panels (R232)', rare, async ({ page }) => {
    test.skip(...withoutSecondTab);
    await page.goto('/resources');
    const shown = (await page.getByRole('tabpanel').getByRole('heading', { level: 2 }).allTextContents())[0];
    const first = page.getByRole('heading', { level: 2, name: shown ?? '', exact: true });
    await expect(first).toBeVisible();
    await tab(page, lastTab.name).click();
    await expectPage(page, lastTab.address);
    await expect(page.getByRole('tabpanel', { name: lastTab.name, exact: true })).toBeVisible();
    await expect(first).toBeHidden();
  });
});
