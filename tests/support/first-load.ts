import type { Browser, Page } from '@playwright/test';

/** The parts of a first load; `art` is all images and drawings. */
type WeightKind = 'html' | 'css' | 'js' | 'art' | 'font' | 'other';

/** Transferred bytes, by kind and in all. */
interface Weight {
  bytes: Record<WeightKind, number>;
  totalBytes: number;
}

interface FirstLoad {
  /** Bodies only. */
  body: Weight;
  /** With headers, as Lighthouse counts. */
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
  // A sprite used by <use> is reported as "other".
  if (new URL(url).pathname.endsWith('.svg')) return 'art';
  return kinds[type] ?? 'other';
}

/** Lighthouse's phone: 412 x 823 CSS pixels. */
export const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

/**
 * Waits until a page of ours has made all requests of a first visit: interactive, splash and fonts done, and the
 * cookie banner open, which comes last.
 */
async function isAllThere(page: Page): Promise<void> {
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

/** The browser requests the favicon at any time, or never. */
const isOfWindow = (url: string) => /\/favicon\.\w+$/.test(new URL(url).pathname);

/**
 * Loads an address like a phone's first visit, without scrolling, and sums up the transferred bytes.
 */
export async function measureFirstLoad(browser: Browser, url: string): Promise<FirstLoad> {
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
    // Nothing is transferred for a cached file.
    if (!one || encodedDataLength === 0) return;
    load.requests += 1;
    add(load.received, one.kind, encodedDataLength);
    add(load.body, one.kind, encodedDataLength - one.headBytes);
  });
  await session.send('Network.enable');
  await page.goto(url, { waitUntil: 'load' });
  await isAllThere(page);
  // Waits for requests started by the last frame.
  while (running.size > 0)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await context.close();
  return load;
}
