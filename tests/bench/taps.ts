import { chromium, type Browser, type BrowserContextOptions } from '@playwright/test';
import { budgetsOf } from '#tests/support/budgets.ts';
import { routes } from '#shared/routes.ts';
import { hasPage } from '#content/pages/site-pages.ts';
import { testSite } from '#content/test-support/test-site.ts';
import { browserArguments, findBrowser } from '#tests/support/browser.ts';
import { phone } from '#tests/support/first-load.ts';
import { likeUnwatched } from './interaction.ts';
import { median, runs, type Row } from './lighthouse.ts';

/** Chromium on a slow phone or an old laptop. */
const slowdown = 4;
/** Long enough for the frame after a tap, and for its entry in the event timing. */
const answerMs = 1000;

const desktop = { viewport: { width: 1440, height: 900 } };

/** A control of a page that has been loaded for a while. */
interface Control {
  name: 'menu' | 'filter' | 'tab' | 'language' | 'theme';
  page: 'home' | 'portfolio' | 'resources';
  /** Its first visible element is tapped. */
  selector: string;
  /** Opens the popover with the control, before the measurement. */
  opener?: string;
  device: BrowserContextOptions;
}

const controls: readonly Control[] = [
  { name: 'menu', page: 'home', selector: 'header [aria-haspopup="dialog"]', device: phone },
  {
    name: 'filter',
    page: 'portfolio',
    selector: 'main fieldset button[aria-pressed="false"]',
    device: desktop,
  },
  { name: 'tab', page: 'resources', selector: '[role="tab"][aria-selected="false"]', device: desktop },
  {
    name: 'language',
    page: 'home',
    opener: 'header [popovertarget]:has(+ * [data-language-switch])',
    selector: 'header :popover-open [data-language-switch]:not([aria-current])',
    device: desktop,
  },
  {
    name: 'theme',
    page: 'home',
    opener: 'header [popovertarget]:has(+ * [name="theme"])',
    selector: 'header :popover-open [name="theme"][value="dark"]',
    device: desktop,
  },
];

/** Runs in the page: records how long the browser takes to show the next frame after an input. */
function watchInteractions(): void {
  const durations: number[] = [];
  Object.assign(window, { durations });
  const options = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Number(Reflect.get(entry, 'interactionId')) > 0) durations.push(entry.duration);
  }).observe(options);
}

/** Milliseconds from a tap to the next frame (Interaction to Next Paint); browsers report at least 16. */
async function measureTap(browser: Browser, origin: string, control: Control): Promise<number> {
  const context = await browser.newContext(control.device);
  const page = await context.newPage();
  await page.goto(origin + routes[control.page], { waitUntil: 'networkidle' });
  await page.waitForSelector('html:not([data-splash])');
  if (control.opener) await page.locator(`${control.opener} >> visible=true`).click();
  await page.waitForTimeout(answerMs);
  await page.evaluate(watchInteractions);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const target = page.locator(`${control.selector} >> visible=true`).first();
  await (control.device.hasTouch ? target.tap() : target.click());
  await page.waitForTimeout(answerMs);
  const durations: unknown = await page.evaluate(() => Reflect.get(window, 'durations'));
  await context.close();
  return Math.max(16, ...(Array.isArray(durations) ? durations.map(Number) : []));
}

/** Taps on controls of a loaded page on a slow processor: time until the next frame. */
export async function controlRows(origin: string): Promise<Row[]> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...browserArguments, likeUnwatched],
  });
  const rows: Row[] = [];
  for (const control of controls.filter(({ page }) => hasPage(testSite, page))) {
    const times: number[] = [];
    while (times.length < runs) times.push(await measureTap(browser, origin, control));
    const measured = median(times);
    const budgetMs = budgetsOf(testSite).nextPaintMs[control.name];
    rows.push({
      what: `${routes[control.page]}, a tap on the ${control.name}, ${slowdown} times slower: next paint`,
      measured: `${measured} ms`,
      budget: `${budgetMs} ms`,
      isWithin: measured <= budgetMs,
    });
  }
  await browser.close();
  return rows;
}
