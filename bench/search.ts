import type { Browser } from '@playwright/test';
import { budgets } from '../config/budgets.ts';
import { routes } from '../config/routes.ts';
import { hasPage } from '../content/site-pages.ts';
import { kilobytes, type Row } from './table.ts';

/** Typed a letter at a time, with a typing error in it. */
const typed = 'clodu migration';

/**
 * What the first opening of the search loads beside its page's HTML, and the slowest answer to a key on a four
 * times slower CPU: from the input to the frame with the results. None where the site has no search.
 */
export async function searchRows(browser: Browser, origin: string): Promise<Row[]> {
  if (!hasPage('search')) return [];
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(origin + routes.home, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const files = new Map<string, string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, response }) => files.set(requestId, response.url));
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (/\.(?:js|json)$/.test(files.get(requestId) ?? '')) bytes += encodedDataLength;
  });
  await page.keyboard.press('/');
  await page.locator('dialog[open] input').waitFor();
  await page.waitForLoadState('networkidle');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    const seen = { slowestMs: 0 };
    Object.assign(window, { seen });
    const list = document.querySelector('dialog[open] [role="listbox"]');
    document.querySelector('dialog[open] input')?.addEventListener('input', () => {
      const startedAt = performance.now();
      const watch = new MutationObserver(() => {
        watch.disconnect();
        seen.slowestMs = Math.max(seen.slowestMs, performance.now() - startedAt);
      });
      if (list) watch.observe(list, { childList: true, subtree: true, characterData: true });
    });
  });
  for (const letter of typed) {
    await page.keyboard.type(letter);
    // The frame with the answer.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }
  const ms = await page.evaluate(() => ('seen' in window ? Reflect.get(window.seen ?? {}, 'slowestMs') : 0));
  await context.close();
  const slowestMs = Number(ms);
  const { bytes: bytesMost, keyMs } = budgets.search;
  return [
    {
      what: 'Search, its first opening: index and code',
      measured: `${kilobytes(bytes)} KB`,
      budget: `${kilobytes(bytesMost)} KB`,
      isWithin: bytes > 0 && bytes <= bytesMost,
    },
    {
      what: `Search, the slowest of ${typed.length} keys, processor 4 times slower`,
      measured: `${Math.round(slowestMs)} ms`,
      budget: `${keyMs} ms`,
      isWithin: slowestMs > 0 && slowestMs <= keyMs,
    },
  ];
}
