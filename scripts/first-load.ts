import type { Browser, Page, Request } from '@playwright/test';

/** What a first load is made of; `art` is every image and drawing. */
export type WeightKind = 'html' | 'css' | 'js' | 'art' | 'font' | 'other';

export interface FirstLoad {
  /** Bytes of the response bodies as they were transferred, by kind. */
  bytes: Record<WeightKind, number>;
  totalBytes: number;
  requests: number;
}

const kinds: Partial<Record<string, WeightKind>> = {
  document: 'html',
  stylesheet: 'css',
  script: 'js',
  image: 'art',
  font: 'font',
};

function kindOf(request: Request): WeightKind {
  // A drawing taken from a sprite with <use> is reported as "other".
  if (new URL(request.url()).pathname.endsWith('.svg')) return 'art';
  return kinds[request.resourceType()] ?? 'other';
}

/** A phone as Lighthouse has it: 412 x 823 CSS pixels. */
export const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

/**
 * Loads an address as a phone does for the first time, without scrolling, and weighs what was transferred until the
 * network was quiet.
 * @param use what to do with the page when it has loaded, before the weighing ends
 */
export async function measureFirstLoad(
  browser: Browser,
  url: string,
  use?: (page: Page) => Promise<void>,
): Promise<FirstLoad> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const finished: Promise<{ kind: WeightKind; bytes: number }>[] = [];
  const weigh = (request: Request) => {
    const kind = kindOf(request);
    finished.push(request.sizes().then(({ responseBodySize }) => ({ kind, bytes: responseBodySize })));
  };
  page.on('requestfinished', weigh);
  await page.goto(url, { waitUntil: 'networkidle' });
  await use?.(page);
  // What finishes from here on is not part of the load, and the page may be closed before it can be weighed.
  page.off('requestfinished', weigh);
  const bytes: Record<WeightKind, number> = { html: 0, css: 0, js: 0, art: 0, font: 0, other: 0 };
  const responses = await Promise.all(finished);
  for (const response of responses) bytes[response.kind] += response.bytes;
  await context.close();
  const totalBytes = Object.values(bytes).reduce((sum, value) => sum + value, 0);
  return { bytes, totalBytes, requests: responses.length };
}
