import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, test as base, type Page, type Response } from '@playwright/test';
import { storageKeys } from './storage-keys.ts';
import { storedEntries } from '#content/pages/stored-entries.ts';
import { readyForFirefox, teachMedia } from '#tests/firefox/media.ts';

/**
 * Opens pages for browser tests: consent stored, splash ended, hydrated. By default a test fails when the
 * console shows an error or warning.
 */
export interface VisitOptions {
  /** Local storage when the visitor arrives. */
  stored: Record<string, string>;
  /** Whether errors and warnings in the console fail the test. */
  isConsoleWatched: boolean;
  consoleWatch: void;
}

interface BrowserKinds {
  /** Prepares Playwright for Firefox before the first browser starts. */
  firefoxReady: void;
}

/** Answers the cookie banner, so that it does not appear. */
export const consentStored = { [storageKeys.consent]: 'necessary' };

/** The browser logs a missing page; page addresses have no file extension. */
function isMissingPage(text: string, url: string): boolean {
  return (
    text.startsWith('Failed to load resource') &&
    text.includes('404') &&
    !/\.\w+$/.test(new URL(url).pathname)
  );
}

/** Collects errors and warnings of the console, and uncaught errors. */
export function collectConsole(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (!isMissingPage(message.text(), message.location().url || page.url())) found.push(message.text());
  });
  // Firefox also runs init scripts in the first empty page, which has no storage and no clipboard.
  page.on('pageerror', (error) => {
    if (page.url() !== 'about:blank') found.push(error.message);
  });
  return found;
}

/**
 * Runs before the first script of every page, and fills its storage once. Playwright's `storageState` opens
 * another page for that: 20 % of the time of a short test.
 */
function storeOnce(stored: Record<string, string>): void {
  const flag = 'is-filled-by-test';
  try {
    if (localStorage.getItem(flag) !== null) return;
    for (const [name, value] of Object.entries({ ...stored, [flag]: '' })) localStorage.setItem(name, value);
  } catch {
    // The first empty page has no storage, and some tests disable it.
  }
}

const listedKeys = storedEntries(site, 'simulated').map(({ place, name }) => `${place} ${name}`);

/**
 * Runs after `storeOnce`, and logs an error, which fails the test, when a script of the site stores what the privacy
 * policy does not list. The tests themselves may store anything.
 */
function watchStorage(listed: readonly string[]): void {
  // oxlint-disable-next-line typescript/unbound-method -- it is called on the storage in question
  const set = Storage.prototype.setItem;
  Storage.prototype.setItem = function setWatched(this: Storage, key: string, value: string): void {
    const place = this === globalThis.localStorage ? 'localStorage' : 'sessionStorage';
    const isListed = listed.includes(`${place} ${key}`);
    const isOfSite = new Error('where').stack?.includes('/assets/') === true;
    if (isOfSite && !isListed) console.error(`The privacy policy does not list what is kept here: ${key}`);
    set.call(this, key, value);
  };
}

export const test = base.extend<VisitOptions, BrowserKinds>({
  firefoxReady: [
    async ({ browserName }, provide) => {
      if (browserName === 'firefox') teachMedia();
      await provide();
    },
    { scope: 'worker', auto: true },
  ],
  page: async ({ page, browserName, javaScriptEnabled, hasTouch }, provide, testInfo) => {
    if (browserName === 'firefox') {
      testInfo.skip(
        !javaScriptEnabled,
        'the driver of Firefox cannot turn scripts off and still look at the page',
      );
      testInfo.skip(hasTouch, 'the driver of Firefox makes no click of a tap');
      await readyForFirefox(page);
    }
    await provide(page);
  },
  stored: [consentStored, { option: true }],
  isConsoleWatched: [true, { option: true }],
  context: async ({ context, stored }, provide) => {
    await context.addInitScript(storeOnce, stored);
    await context.addInitScript(watchStorage, listedKeys);
    // Replaces scripts of other hosts, such as visitor statistics: tests request nothing there.
    for (const { address } of site.settings.scriptsAfterConsent)
      await context.route(address, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await provide(context);
  },
  consoleWatch: [
    async ({ page, isConsoleWatched }, provide) => {
      const found = collectConsole(page);
      await provide();
      if (isConsoleWatched) expect(found, 'the console is silent').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Options of a test with several variants, such as languages, widths or texts: `npm test` runs the first, `npm run
 * test:full` the others (playwright.config.ts).
 * @param index of the variant
 */
export const variant = (index: number): { tag?: string } => (index === 0 ? {} : { tag: '@full' });

/** Options of a test of a rare case, or of what another test depends on too: `npm run test:full` runs it. */
export const rare = { tag: '@full' };

/** Allows motion, as most visitors do; by default journeys ask for reduced motion (playwright.config.ts). */
export const withMotion = ({ page }: { page: Page }): Promise<void> =>
  page.emulateMedia({ reducedMotion: 'no-preference' });

/** Any key ends the splash (R083). */
export async function endSplash(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).not.toHaveAttribute('data-splash');
}

/** Waits until React has hydrated the page and run its first effects. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  });
  // Effects run in a later task; two messages take two tasks, even when the page's clock is stopped.
  await page.evaluate(async () => {
    for (let task = 0; task < 2; task += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', resolve, { once: true });
        port1.start();
        port2.postMessage(null);
      });
    }
  });
}

/**
 * Waits until the page at this address is shown. The address changes before the page does, so a test that only waits
 * for the address continues on the old page when the machine is busy.
 */
export async function expectPage(
  page: Page,
  address: string | RegExp | ((url: URL) => boolean),
): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
}

/** Opens an address for most tests: splash ended, page hydrated. Returns the server's response. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await endSplash(page);
  await hydrated(page);
  return response;
}

/**
 * Opens an address in a window of this width, 900 px high, for checks that scroll. About once in ten thousand changes
 * of size the compositor of Chromium 156 does not finish its commit: no frame comes, and a script that then scrolls
 * waits forever. So the size is changed before the page opens.
 */
export async function visitAt(page: Page, path: string, widthPx: number): Promise<Response | null> {
  await page.setViewportSize({ width: widthPx, height: 900 });
  return visit(page, path);
}

/** Reloads the page, and waits as `visit` does. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await endSplash(page);
  await hydrated(page);
}

/** Goes to a page by a link, without a new document. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, address);
  await expectPage(page, address);
}

/**
 * Holds back all scripts of the pages that are opened next, except the blocking one, until the returned function
 * is called.
 */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!boot).*\.js/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Opens an address with a stopped clock; `page.clock.runFor` moves it. */
export async function visitWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await visit(page, path);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
}
