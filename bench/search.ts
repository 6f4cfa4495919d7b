import type { Page } from '@playwright/test';
import { budgets } from '../config/budgets.ts';
import { routes } from '../config/routes.ts';
import { storageKeys } from '../config/storage-keys.ts';
import { hasPage } from '../content/site-pages.ts';
import { slowDown, type Measuring, type Processor } from './processor.ts';
import { kilobytes, median, type Row } from './table.ts';
import { launchUnwatched } from './unwatched-browser.ts';

/** Typed a letter at a time, with a typing error in it. */
const typed = 'clodu migration';

/** As long as nothing changes for this time, a key is answered. */
const quietMs = 300;

/** What one opening of the search loads, and how long its slowest key takes. */
interface Opening {
  bytes: number;
  paintMs: number;
  resultsMs: number;
}

/**
 * Runs in the page: records for each key the time from its event to the first frame after it, and to the last
 * frame that changed a result. A key that leaves the results as they are is answered by its first frame.
 */
function watchKeys(): void {
  const keys: { paintMs: number; resultsMs: number }[] = [];
  Object.assign(window, { keys });
  const list = document.querySelector('dialog[open] [role="listbox"]');
  // A message arrives after the frame is painted.
  const afterPaint = (act: (at: number) => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => act(performance.now()));
      port1.start();
      port2.postMessage(null);
    });
  let startedAt = 0;
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      startedAt = timeStamp;
      const key = { paintMs: 0, resultsMs: 0 };
      keys.push(key);
      afterPaint((at) => {
        key.paintMs = at - timeStamp;
        key.resultsMs = Math.max(key.resultsMs, key.paintMs);
      });
    },
    true,
  );
  const watch = new MutationObserver(() => {
    const key = keys.at(-1);
    const pressedAt = startedAt;
    if (key) afterPaint((at) => (key.resultsMs = Math.max(key.resultsMs, at - pressedAt)));
  });
  if (list) watch.observe(list, { childList: true, subtree: true, characterData: true, attributes: true });
}

async function openAndType(page: Page, address: string, processor: Processor): Promise<Opening> {
  await page.goto(address, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const files = new Map<string, string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, response }) => files.set(requestId, response.url));
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (/\.(?:js|json)$/.test(files.get(requestId) ?? '')) bytes += encodedDataLength;
  });
  const index = page.waitForResponse(/\.json$/);
  await page.keyboard.press('/');
  await page.locator('dialog[open] input').waitFor();
  await (await index).finished();
  // It has been read, and the search rehearsed.
  await page.waitForTimeout(quietMs);
  await slowDown(page, processor);
  await page.evaluate(watchKeys);
  for (const letter of typed) {
    await page.keyboard.type(letter);
    await page.waitForTimeout(quietMs);
  }
  const keys = await page.evaluate(() => {
    const found: unknown = Reflect.get(window, 'keys');
    return Array.isArray(found) ? found.map((key: Record<string, unknown>) => ({ ...key })) : [];
  });
  const slowest = (name: 'paintMs' | 'resultsMs') => Math.max(...keys.map((key) => Number(key[name])));
  return { bytes, paintMs: slowest('paintMs'), resultsMs: slowest('resultsMs') };
}

/**
 * What the first opening of the search loads beside its page's HTML, and its slowest answer to a key on the
 * processor of a phone, once the index is there: from the event to the frame that shows the letter, and to the one
 * that shows the results. None where the site has no search.
 */
export async function searchRows(origin: string, { runs, processor }: Measuring): Promise<Row[]> {
  if (!hasPage('search')) return [];
  const browser = await launchUnwatched();
  const openings: Opening[] = [];
  for (let run = 0; run < runs; run += 1) {
    // What moves when home is opened is not counted as search.
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
    });
    // Nor is the cookie banner, which comes while it is opened.
    await context.addInitScript((key) => localStorage.setItem(key, 'necessary'), storageKeys.consent);
    openings.push(await openAndType(await context.newPage(), origin + routes.home, processor));
    await context.close();
  }
  await browser.close();
  const of = (name: keyof Opening) => median(openings.map((opening) => opening[name]));
  const { bytes: bytesMost, keyMs } = budgets.search;
  return [
    {
      what: 'Search, its first opening: index and code',
      measured: `${kilobytes(of('bytes'))} KB`,
      budget: `${kilobytes(bytesMost)} KB`,
      isWithin: of('bytes') > 0 && of('bytes') <= bytesMost,
    },
    {
      what: `Search, the slowest of ${typed.length} keys, processor of a phone: its letter, its results`,
      measured: `${Math.round(of('paintMs'))} ms, ${Math.round(of('resultsMs'))} ms`,
      budget: `${keyMs} ms`,
      isWithin: of('paintMs') > 0 && of('resultsMs') <= keyMs,
    },
  ];
}
