import { testSite as site } from '#content/test-support/test-site.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { budgetsOf } from '#tests/support/budgets.ts';
import { routes } from '#shared/routes.ts';
import { hasPage } from '#content/pages/site-pages.ts';
import { browserArguments, findBrowser } from '#tests/support/browser.ts';
import { phone } from '#tests/support/first-load.ts';
import { median, runs, type Row } from './lighthouse.ts';

const budgets = budgetsOf(site);

/** The processor that a bench runs on. */
export interface Processor {
  /** Lighthouse's benchmark index: about 1,000 to 1,500 for a slow desktop, up to 2,000 for a fast one. */
  index: number;
  /** CPU slowdown factor that makes the browser as slow as on a mid-range phone. */
  slowdown: number;
}

/**
 * The slowdown that Lighthouse advises from each index on: four times is meant for fast desktops, and a slower
 * machine is nearer to a phone already (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md).
 * Below the last one: none.
 */
const slowdowns = [
  { from: 1500, slowdown: 4 },
  { from: 800, slowdown: 2 },
];

/** Measures the processor, to make figures of two machines comparable. */
export async function processorOf(browser: Browser): Promise<Processor> {
  const page = await browser.newPage();
  const indexes: number[] = [];
  while (indexes.length < runs)
    indexes.push(await page.evaluate<number>(pageFunctions.computeBenchmarkIndex));
  await page.close();
  const index = Math.round(median(indexes));
  return { index, slowdown: slowdowns.find(({ from }) => index >= from)?.slowdown ?? 1 };
}

/** Makes a page as slow as on a phone. */
async function slowDown(page: Page, { slowdown }: Processor): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/**
 * While a browser is controlled by a program, React's stack traces make V8 parse its source a second time: at
 * least 100 ms on a four times slower CPU, which no visitor has (docs/decisions/012-first-tap.md). This flag
 * records the positions during the first parsing.
 */
export const likeUnwatched = '--js-flags=--no-enable-lazy-source-positions';

/** What to tap, and how to recognise the answer. */
interface Target {
  name: 'menu' | 'theme' | 'field';
  path: string;
  selector: string;
  /** Selector that matches once the response is visible. */
  answer: string;
}

const everyTarget: readonly Target[] = [
  { name: 'menu', path: '/', selector: 'header [aria-haspopup="dialog"]', answer: 'dialog[open]' },
  {
    name: 'theme',
    path: '/',
    selector: 'header div:has(> [aria-haspopup="dialog"]) [popovertarget]',
    answer: '[popover]:popover-open',
  },
  {
    name: 'field',
    path: routes.blog,
    selector: 'main input[type="search"]',
    answer: 'input[type="search"]:focus',
  },
];
const targets = everyTarget.filter(({ path }) => path !== routes.blog || hasPage(site, 'blog'));

/**
 * Runs in the page before its first script: ends the splash, and records for the first tap its time, the time
 * of the frame with the answer, and the browser's event timing.
 */
function watchTap(answer: string): void {
  const seen = { tappedAt: 0, answeredAt: 0, nextPaintMs: 0 };
  Object.assign(window, { seen });
  addEventListener('pointerup', ({ timeStamp }) => (seen.tappedAt ||= timeStamp), true);
  // Part of the Event Timing API, unknown to the types.
  const eventTiming = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.nextPaintMs = Math.max(seen.nextPaintMs, duration);
  }).observe(eventTiming);
  const look = () => {
    if ('splash' in document.documentElement.dataset) dispatchEvent(new Event('wheel'));
    if (seen.tappedAt === 0 || !document.querySelector(answer)) return requestAnimationFrame(look);
    // A message arrives after the frame is painted.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => (seen.answeredAt = performance.now()));
    port1.start();
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}

/** The centre of an element in CSS pixels, measured on another load, so that the tap need not wait. */
async function middleOf(browser: Browser, address: string, selector: string) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(address);
  const box = await page.locator(selector).first().boundingBox();
  await context.close();
  if (!box) throw new Error(`${address} has no ${selector} to tap`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function tapAfter(page: Page, address: string, point: { x: number; y: number }, afterMs: number) {
  await page.goto(address, { waitUntil: 'commit' });
  const startedAt = performance.now();
  // An invisible element cannot be tapped.
  await page.waitForFunction(() => {
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
    return isPainted && !('splash' in document.documentElement.dataset);
  });
  await wait(Math.max(0, startedAt + afterMs - performance.now()));
  await page.touchscreen.tap(point.x, point.y);
  const seen = await page.waitForFunction(() => {
    const found: unknown = Reflect.get(window, 'seen');
    const record = typeof found === 'object' && found !== null ? Object.entries(found) : [];
    const values = Object.fromEntries(record.map(([name, value]) => [name, Number(value)]));
    return (values['answeredAt'] ?? 0) > 0 && values;
  });
  const {
    tappedAt = 0,
    answeredAt = 0,
    nextPaintMs = 0,
  } = Object(await seen.jsonValue()) as Record<string, number>;
  return { answerMs: answeredAt - tappedAt, nextPaintMs };
}

/**
 * Taps soon after the first paint of a first visit, on the processor of a phone: time until the frame with the
 * answer, and until the next frame (event timing).
 */
export async function tapRows(origin: string, processor: Processor): Promise<Row[]> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...browserArguments, likeUnwatched],
  });
  const rows: Row[] = [];
  const { afterMs, answerMs: budgetsMs } = budgets.firstInteraction;
  for (const { name, path, selector, answer } of targets) {
    const address = origin + path;
    const point = await middleOf(browser, address, selector);
    for (const [index, after] of afterMs.entries()) {
      const answers: number[] = [];
      const paints: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        const context = await browser.newContext(phone);
        const page = await context.newPage();
        await page.addInitScript(watchTap, answer);
        await slowDown(page, processor);
        const { answerMs, nextPaintMs } = await tapAfter(page, address, point, after);
        answers.push(answerMs);
        paints.push(nextPaintMs);
        await context.close();
      }
      const budgetMs = budgetsMs[name][index] ?? Number.NaN;
      const measured = median(answers);
      rows.push({
        what: `${path}, a tap on the ${name} ${after} ms after the start, processor of a phone: answer, next paint`,
        measured: `${Math.round(measured)} ms, ${Math.round(median(paints))} ms`,
        budget: `${budgetMs} ms`,
        isWithin: measured <= budgetMs,
      });
    }
  }
  await browser.close();
  return rows;
}
