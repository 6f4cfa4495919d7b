import { expect, test as base, type Page } from '@playwright/test';
import { storageKeys } from '../config/storage-keys.ts';
import { readyForFirefox, teachMedia } from './firefox/media.ts';
import { whyNotInFirefox } from './firefox/not-possible.ts';

/**
 * How the browser tests come to a page: consent stored, splash ended, React there, and every test that does not say
 * otherwise fails when the console has something to say.
 */
export interface VisitOptions {
  /** What local storage holds when the visitor arrives. */
  stored: Record<string, string>;
  /** Whether errors and warnings in the console fail the test. */
  isConsoleWatched: boolean;
  /** False for a browser that has no Navigation API: Safari before 26.2, Firefox before 147. */
  hasNavigationApi: boolean;
  consoleWatch: void;
}

interface BrowserKinds {
  /** Readies the runner for Firefox before the first browser starts. */
  firefoxReady: void;
}

/** The answer to the cookie banner, so that it stays away. */
export const consentStored = { [storageKeys.consent]: 'necessary' };

/** A page that is not there is reported by the browser itself; addresses of pages have no file ending. */
function isMissingPage(text: string, url: string): boolean {
  return (
    text.startsWith('Failed to load resource') &&
    text.includes('404') &&
    !/\.\w+$/.test(new URL(url).pathname)
  );
}

/** Collects what the console of a page reports as an error or a warning, and uncaught errors. */
export function collectConsole(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (!isMissingPage(message.text(), message.location().url || page.url())) found.push(message.text());
  });
  // Firefox runs what a test prepares in the empty page a window begins with too, which has neither storage nor clipboard.
  page.on('pageerror', (error) => {
    if (page.url() !== 'about:blank') found.push(error.message);
  });
  return found;
}

/**
 * Runs in the browser before the first script of every page, and fills its storage once. The runner's own way, `storageState`, opens
 * another page for it, which takes a fifth of the time of a short test.
 */
export function storeOnce(stored: Record<string, string>): void {
  const flag = 'is-filled-by-test';
  try {
    if (localStorage.getItem(flag) !== null) return;
    for (const [name, value] of Object.entries({ ...stored, [flag]: '' })) localStorage.setItem(name, value);
  } catch {
    // The empty page a window begins with has no storage, and some tests take it away.
  }
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
      const reason = whyNotInFirefox({
        file: testInfo.file,
        title: testInfo.title,
        javaScriptEnabled,
        hasTouch,
      });
      testInfo.skip(reason !== undefined, reason);
      await readyForFirefox(page);
    }
    await provide(page);
  },
  stored: [consentStored, { option: true }],
  isConsoleWatched: [true, { option: true }],
  hasNavigationApi: [true, { option: true }],
  context: async ({ context, stored, hasNavigationApi }, provide) => {
    await context.addInitScript(storeOnce, stored);
    if (!hasNavigationApi) await context.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
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

/** Any key ends the splash (R083). */
export async function endSplash(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).not.toHaveAttribute('data-splash');
}

/** Waits until React has taken over the page and its first effects have run. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  });
  // Effects run in a later task; two messages are two tasks, also while the clock of the page stands still.
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

/** Opens an address the way most tests want it: splash gone, page alive. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await endSplash(page);
  await hydrated(page);
}

/** Opens an address with a clock that stands still; `page.clock.runFor` moves it. */
export async function visitWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await visit(page, path);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
}
