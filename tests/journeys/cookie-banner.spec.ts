import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, type Page } from '@playwright/test';
import { storageKeys } from '#tests/support/storage-keys.ts';
import { toasts } from '#tests/support/toasts.ts';
import { pageOfFooter, say } from '#tests/support/site-under-test.ts';
import { endSplash, expectPage, hydrated, reload, test, visit, rare } from '#tests/support/visit.ts';
import { footerLink } from './navigation-bar.ts';

/** The cookie banner (SPEC sections 2, 4 and 9). */

const banner = (page: Page) =>
  page
    .getByRole('complementary')
    .filter({ has: page.getByRole('button', { name: say('cookies.acceptAll') }) });
const settings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: say('footer.cookieSettings') });
type Answer = 'cookies.acceptAll' | 'cookies.necessaryOnly';
async function answer(page: Page, key: Answer): Promise<void> {
  await banner(page)
    .getByRole('button', { name: say(key) })
    .click();
  await expect(banner(page)).toHaveCount(0);
}
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKeys.consent);

/** Loads with the clock stopped from the first script on. */
async function loadWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
  await endSplash(page);
  await hydrated(page);
}

test.describe('a visitor who has not answered', () => {
  test.use({ stored: {} });

  test('sees it 1000 ms after load; the answer is stored until it is changed in the footer (R078, R079, R080, R081)', async ({
    page,
  }) => {
    await loadWithStoppedClock(page);
    await page.clock.runFor(900);
    await expect(banner(page)).toHaveCount(0);
    await page.clock.runFor(200);
    await answer(page, 'cookies.necessaryOnly');
    expect(await stored(page)).toBe('necessary');

    for (const value of ['necessary', 'all']) {
      await reload(page);
      await page.clock.runFor(2000);
      await expect(banner(page)).toHaveCount(0);
      expect(await stored(page)).toBe(value);
      await settings(page).click();
      await expect(banner(page)).toBeFocused();
      await answer(page, 'cookies.acceptAll');
      expect(await stored(page)).toBe('all');
      await expect(settings(page)).toBeFocused();
    }
  });

  test(
    'is not asked again in another tab, or on a page that Back restores (R078, R079)',
    rare,
    async ({ page, context }) => {
      await visit(page, '/');
      await expect(banner(page)).toBeVisible();
      const other = await context.newPage();
      await visit(other, pageOfFooter.address);
      await answer(other, 'cookies.necessaryOnly');
      await expect(banner(page)).toHaveCount(0);

      // A tab in the background has no focus.
      await page.bringToFront();
      await settings(page).click();
      await expect(banner(page)).toBeVisible();
      // The browsers of the tests have no back/forward cache.
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
      await expect(banner(page)).toHaveCount(0);
      await expect(settings(page)).toBeFocused();
    },
  );

  test('keeps the focus (R078)', rare, async ({ page }) => {
    await visit(page, '/');
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    await expect(banner(page)).toBeVisible();
    await expect(link).toBeFocused();
  });

  test('Close hides it until the next load, and stores nothing (R078, R082)', async ({ page }) => {
    await visit(page, '/');
    await banner(page)
      .getByRole('button', { name: say('cookies.close') })
      .click();
    await expect(banner(page)).toHaveCount(0);
    expect(await stored(page)).toBeNull();

    await footerLink(page, pageOfFooter.name).click();
    await expectPage(page, pageOfFooter.address);
    await expect(banner(page)).toHaveCount(0);

    // An invalid stored value counts as no answer.
    await page.evaluate((key) => localStorage.setItem(key, 'maybe'), storageKeys.consent);
    await reload(page);
    await expect(banner(page)).toBeVisible();
  });

  test('never covers the focused element (R078)', rare, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await visit(page, '/');
    await expect(banner(page)).toBeVisible();
    const links = page.getByRole('main').getByRole('link');
    const count = await links.count();
    for (let index = 0; index < count; index += 3) {
      await links.nth(index).focus();
      await expect
        .poll(async () => {
          const [link, cover] = [await links.nth(index).boundingBox(), await banner(page).boundingBox()];
          return (link?.y ?? 0) + (link?.height ?? 0) <= (cover?.y ?? 0) || (link?.y ?? 0) < 0;
        })
        .toBe(true);
    }
  });
});

test.describe('a visitor whose connection or ad blocker stops its code', () => {
  test.use({ isConsoleWatched: false });

  for (const reason of ['blockedbyclient', 'connectionfailed'] as const)
    test(
      `sees a message after "Cookie settings", which works again afterwards: ${reason} (R080)`,
      rare,
      async ({ page }) => {
        await visit(page, '/');
        const scripts = '**/assets/*.js*';
        await page.route(scripts, (route) => route.abort(reason));
        for (let tries = 1; tries <= 2; tries += 1) {
          await settings(page).click();
          await expect(toasts(page)).toHaveCount(tries);
          await expect(toasts(page).last()).toContainText(say('loadError.title'));
        }
        await page.unroute(scripts);
        await settings(page).click();
        await expect(banner(page)).toBeFocused();
        await answer(page, 'cookies.acceptAll');
        expect(await stored(page)).toBe('all');
      },
    );

  test.describe('and who has not answered', () => {
    test.use({ stored: {} });

    test('sees nothing until "Cookie settings" is pressed (R078)', rare, async ({ page }) => {
      const blocked: string[] = [];
      await page.route('**/assets/choice-panel*', (route) => {
        blocked.push(route.request().url());
        return route.abort();
      });
      await visit(page, '/');
      await expect.poll(() => blocked.length).toBe(2);
      await expect(toasts(page)).toHaveCount(0);
      await settings(page).click();
      await expect(toasts(page)).toContainText([say('loadError.title')]);
    });
  });
});

test.describe('scripts that need consent', () => {
  test.skip(site.settings.scriptsAfterConsent.length === 0, 'the site has none');
  test.use({ stored: {} });

  /** Then opens another page, so that everything the answer loads is requested. */
  async function answerAndLeave(page: Page, key: Answer): Promise<void> {
    await answer(page, key);
    await footerLink(page, pageOfFooter.name).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }

  const addresses = site.settings.scriptsAfterConsent.map(({ address }) => address);

  test('receive every page view, also after client navigation', async ({ page }) => {
    const names = site.settings.scriptsAfterConsent.flatMap(({ everyPage }) => Object.keys(everyPage));
    test.skip(names.length === 0, 'they receive none');
    const script = `for (const name of ${JSON.stringify(names)})
      globalThis[name] = () => (globalThis.told ??= []).push([location.pathname, document.title]);`;
    await page.route(addresses[0] ?? '', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    );
    const told = () => page.evaluate<unknown>(() => Reflect.get(globalThis, 'told'));
    const shown = () => page.evaluate(() => [location.pathname, document.title]);
    await visit(page, '/');
    await answer(page, 'cookies.acceptAll');
    const home = await shown();
    await expect.poll(told).toEqual([home]);
    await footerLink(page, pageOfFooter.name).click();
    await expectPage(page, pageOfFooter.address);
    await expect.poll(told).toEqual([home, await shown()]);
    const other = await shown();
    await page.goBack();
    await expectPage(page, '/');
    await expect.poll(told).toEqual([home, other, home]);
  });

  test('load only after "Accept All", also on later loads, until consent is withdrawn', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (addresses.includes(request.url())) asked.push(request.url());
    });
    await visit(page, '/');
    await answerAndLeave(page, 'cookies.necessaryOnly');
    await page.reload();
    await hydrated(page);
    expect(asked).toEqual([]);

    await settings(page).click();
    await answerAndLeave(page, 'cookies.acceptAll');
    await expect.poll(() => asked).toEqual(addresses);

    await page.reload();
    await hydrated(page);
    await expect.poll(() => asked).toEqual([...addresses, ...addresses]);

    const other = await page.context().newPage();
    await visit(other, '/');
    await settings(page).click();
    const loadedAnew = [page.waitForEvent('load'), other.waitForEvent('load')];
    await answer(page, 'cookies.necessaryOnly');
    await Promise.all(loadedAnew);
    await hydrated(page);
    expect(await stored(page)).toBe('necessary');
    expect(asked).toEqual([...addresses, ...addresses]);
  });
});
