import type { Browser, Page } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { median } from './table.ts';

/** The processor that a bench runs on. */
export interface Processor {
  /** Lighthouse's benchmark index: about 1,000 to 1,500 for a slow desktop, up to 2,000 for a fast one. */
  index: number;
  /** How many times slower the browser is made, so that it is like a phone of the middle class. */
  slowdown: number;
}

/** How rows of figures are measured. */
export interface Measuring {
  processor: Processor;
  /** For each median; odd. */
  runs: number;
}

/**
 * From which index Lighthouse advises which slowdown: four times is meant for fast desktops, and a slower machine
 * is nearer to a phone by itself (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md).
 * Below the last one: none.
 */
const slowdowns = [
  { from: 1500, slowdown: 4 },
  { from: 800, slowdown: 2 },
];

const measurements = 5;

/** Measures the processor, so that figures of two machines can be compared. */
export async function processorOf(browser: Browser): Promise<Processor> {
  const page = await browser.newPage();
  const indexes: number[] = [];
  while (indexes.length < measurements)
    indexes.push(await page.evaluate<number>(pageFunctions.computeBenchmarkIndex));
  await page.close();
  const index = Math.round(median(indexes));
  return { index, slowdown: slowdowns.find(({ from }) => index >= from)?.slowdown ?? 1 };
}

/** Makes a page as slow as on a phone. */
export async function slowDown(page: Page, { slowdown }: Processor): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}
