import type { Browser, Page } from '@playwright/test';

/** What a first load is made of; `art` is every image and drawing. */
export type WeightKind = 'html' | 'css' | 'js' | 'art' | 'font' | 'other';

/** Bytes as they were transferred, by kind and together. */
interface Weight {
  bytes: Record<WeightKind, number>;
  totalBytes: number;
}

export interface FirstLoad {
  /** Of the bodies alone. */
  body: Weight;
  /** Of what a browser receives, headers included, as Lighthouse counts. */
  received: Weight;
  requests: number;
}

const kinds: Partial<Record<string, WeightKind>> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'js',
  Image: 'art',
  Font: 'font',
};

function kindOf(type: string, url: string): WeightKind {
  // A drawing taken from a sprite with <use> is reported as "other".
  if (new URL(url).pathname.endsWith('.svg')) return 'art';
  return kinds[type] ?? 'other';
}

/** A phone as Lighthouse has it: 412 x 823 CSS pixels. */
export const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

/**
 * Waits until a page of ours has asked for all that a first visit asks for by itself: it answers, splash and fonts are done, and
 * the cookie banner stands, which comes last.
 */
export async function isAllThere(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { dataset, style } = document.documentElement;
    const isReady = document.readyState === 'complete' && document.fonts.status === 'loaded';
    return isReady && !('splash' in dataset) && style.getPropertyValue('--banner-height') !== '';
  });
}

const none = (): Weight => ({
  bytes: { html: 0, css: 0, js: 0, art: 0, font: 0, other: 0 },
  totalBytes: 0,
});

function add(weight: Weight, kind: WeightKind, bytes: number): void {
  weight.bytes[kind] += bytes;
  weight.totalBytes += bytes;
}

/** The icon of the window is the browser's own request, which it makes whenever it likes, or not at all. */
const isOfWindow = (url: string) => /\/favicon\.\w+$/.test(new URL(url).pathname);

/**
 * Loads an address as a phone does for the first time, without scrolling, and weighs what was transferred.
 * @param options.until when everything has been asked for; a state of the page, so that the weight does not depend on the moment
 * @param options.use what to do with the page then, before the weighing ends
 */
export async function measureFirstLoad(
  browser: Browser,
  url: string,
  options: { until?: (page: Page) => Promise<void>; use?: (page: Page) => Promise<void> } = {},
): Promise<FirstLoad> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const load: FirstLoad = { body: none(), received: none(), requests: 0 };
  const running = new Map<string, { kind: WeightKind; headBytes: number }>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('http') && !isOfWindow(request.url))
      running.set(requestId, { kind: kindOf(type ?? '', request.url), headBytes: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const one = running.get(requestId);
    if (one) one.headBytes = response.encodedDataLength;
  });
  session.on('Network.loadingFailed', ({ requestId }) => running.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = running.get(requestId);
    running.delete(requestId);
    // Nothing was transferred for what the cache had.
    if (!one || encodedDataLength === 0) return;
    load.requests += 1;
    add(load.received, one.kind, encodedDataLength);
    add(load.body, one.kind, encodedDataLength - one.headBytes);
  });
  await session.send('Network.enable');
  await page.goto(url, { waitUntil: 'load' });
  await (options.until ?? isAllThere)(page);
  await options.use?.(page);
  // What the last frame asked for is on its way now; it arrives, or fails.
  while (running.size > 0)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await context.close();
  return load;
}
