import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { budgets } from '../config/budgets.ts';
import { median, type Row } from './table.ts';
import { browserArguments, findBrowser } from '../test-support/browser.ts';
import { phone } from '../test-support/first-load.ts';

/** What is tapped, and how one sees that it has answered. */
interface Target {
  name: 'menu' | 'theme' | 'field';
  path: string;
  selector: string;
  /** Matches once the answer is there. */
  answer: string;
}

const targets: readonly Target[] = [
  { name: 'menu', path: '/', selector: 'header [aria-haspopup="dialog"]', answer: 'dialog[open]' },
  {
    name: 'theme',
    path: '/',
    selector: 'header div:has(> [aria-haspopup="dialog"]) [popovertarget]',
    answer: '[popover]:popover-open',
  },
  {
    name: 'field',
    path: '/blog',
    selector: 'main input[type="search"]',
    answer: 'input[type="search"]:focus',
  },
];

/**
 * Runs in the page before its first script: ends the splash, and notes for the first tap when it came, when a frame with the
 * answer was painted, and how long the browser's own event timing says that the next paint took.
 */
function watchTap(answer: string): void {
  const seen = { tappedAt: 0, answeredAt: 0, nextPaintMs: 0 };
  Object.assign(window, { seen });
  addEventListener('pointerup', ({ timeStamp }) => (seen.tappedAt ||= timeStamp), true);
  // Of the Event Timing API, which the types do not know.
  const eventTiming = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.nextPaintMs = Math.max(seen.nextPaintMs, duration);
  }).observe(eventTiming);
  const look = () => {
    if ('splash' in document.documentElement.dataset) dispatchEvent(new Event('wheel'));
    if (seen.tappedAt === 0 || !document.querySelector(answer)) return requestAnimationFrame(look);
    // After the frame that has it.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => (seen.answeredAt = performance.now()));
    port1.start();
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}

/** The middle of an element, in CSS pixels; measured on a page at rest, as the tap must not wait for the page. */
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
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address, { waitUntil: 'commit' });
  const startedAt = performance.now();
  // What is not there to be seen cannot be tapped.
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
 * A browser that is watched by a program wants to know for what React asks for from which line, and reads its whole source a second
 * time for that: 100 ms and more in one piece, on a processor four times slower, that no visitor has (docs/decisions/012). With this
 * the lines are noted while it is read the first time.
 */
const likeUnwatched = '--js-flags=--no-enable-lazy-source-positions';

/**
 * Taps soon after a first visit began, not before its first paint, on a processor four times slower: from the tap to the frame that
 * shows the answer, and to the next frame of any kind (the browser's event timing).
 * @param runs how many loads each median is made of; odd
 */
export async function interactionRows(origin: string, runs: number): Promise<Row[]> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...browserArguments, likeUnwatched],
  });
  try {
    return await rowsIn(browser, origin, runs);
  } finally {
    await browser.close();
  }
}

async function rowsIn(browser: Browser, origin: string, runs: number): Promise<Row[]> {
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
        const { answerMs, nextPaintMs } = await tapAfter(page, address, point, after);
        answers.push(answerMs);
        paints.push(nextPaintMs);
        await context.close();
      }
      const budgetMs = budgetsMs[name][index] ?? Number.NaN;
      const measured = median(answers);
      rows.push({
        what: `${path}, a tap on the ${name} ${after} ms after the start, processor 4 times slower: answer, next paint`,
        measured: `${Math.round(measured)} ms, ${Math.round(median(paints))} ms`,
        budget: `${budgetMs} ms`,
        isWithin: measured <= budgetMs,
      });
    }
  }
  return rows;
}
