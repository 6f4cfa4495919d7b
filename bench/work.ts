import type { Browser } from '@playwright/test';
import { budgets } from '../config/budgets.ts';
import { slowDown, type Measuring } from './processor.ts';
import { kilobytes, median, type Row } from './table.ts';
import { measureFirstLoad, phone } from '../test-support/first-load.ts';

/** How long the pointer rests on a link before the click; short for a mouse user. */
const restMs = 300;

/**
 * Time from the click on a link to the first frame with the new heading, on the processor of a phone.
 * @param isAimed the pointer has rested on the link before, so the page is already loading
 */
export async function navigationRow(
  browser: Browser,
  origin: string,
  { from, to, isAimed }: { from: string; to: string; isAimed: boolean },
  { runs, processor }: Measuring,
): Promise<Row> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    await page.goto(origin + from, { waitUntil: 'networkidle' });
    await page.keyboard.press('Shift');
    const link = page.locator(`main a[href="${to}"]`).first();
    await link.scrollIntoViewIfNeeded();
    await slowDown(page, processor);
    if (isAimed) {
      await link.hover();
      await page.waitForTimeout(restMs);
    }
    const time = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const before = document.querySelector('h1');
          let startedAt = 0;
          addEventListener('click', () => (startedAt = performance.now()), { capture: true, once: true });
          const watch = new MutationObserver(() => {
            const heading = document.querySelector('h1');
            if (!heading || heading === before) return;
            watch.disconnect();
            requestAnimationFrame(() => resolve(performance.now() - startedAt));
          });
          watch.observe(document.body, { childList: true, subtree: true });
        }),
    );
    await link.evaluate((element: HTMLElement) => element.click());
    times.push(await time);
    await context.close();
  }
  const measured = median(times);
  const how = isAimed ? `the pointer on the link for ${restMs} ms before` : 'without warning';
  return {
    what: `Navigation ${from} to ${to}, processor of a phone, ${how}`,
    measured: `${Math.round(measured)} ms`,
    budget: isAimed ? `${budgets.navigationMs} ms` : '',
    isWithin: !isAimed || measured <= budgets.navigationMs,
  };
}

/** The longest task while home loads like on a phone; median. */
export async function longestTaskRow(
  browser: Browser,
  origin: string,
  { runs, processor }: Measuring,
): Promise<Row> {
  const longest: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    await slowDown(page, processor);
    await page.addInitScript(() => {
      const tasks: number[] = [];
      Object.assign(window, { tasks });
      new PerformanceObserver((list) => {
        tasks.push(...list.getEntries().map(({ duration }) => duration));
      }).observe({ type: 'longtask', buffered: true });
    });
    await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
    const tasks = await page.evaluate(() =>
      'tasks' in window && Array.isArray(window.tasks) ? window.tasks.map(Number) : [],
    );
    longest.push(Math.max(0, ...tasks));
    await context.close();
  }
  return {
    what: 'Home, longest task of the load, processor of a phone (0: none over 50 ms)',
    measured: `${Math.round(median(longest))} ms`,
    budget: '',
    isWithin: true,
  };
}

/** What the browser recalculates while scrolling through home, after everything was visible once. */
export async function scrollRow(browser: Browser, origin: string): Promise<Row> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
  await page.keyboard.press('Shift');
  const scroll = () =>
    page.evaluate(async () => {
      let steps = 0;
      for (let top = 10; top < document.documentElement.scrollHeight - innerHeight; top += 50) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(resolve));
        steps += 1;
      }
      return steps;
    });
  await scroll();
  await page.evaluate(() => scrollTo({ top: 10, behavior: 'instant' }));
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const counts = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { layouts: of('LayoutCount'), styles: of('RecalcStyleCount') };
  };
  const before = await counts();
  const steps = await scroll();
  const after = await counts();
  await context.close();
  return {
    what: `Scrolling through home in ${steps} steps: layouts, style computations`,
    measured: `${after.layouts - before.layouts}, ${after.styles - before.styles}`,
    budget: '',
    isWithin: true,
  };
}

/** A visit over several pages by links: what a visitor downloads in all. */
export async function visitRow(browser: Browser, origin: string, paths: string[]): Promise<Row> {
  const visit = await measureFirstLoad(browser, `${origin}/`, {
    use: async (page) => {
      for (const path of paths) {
        await page.evaluate(
          (href) => document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click(),
          path,
        );
        await page.waitForURL(origin + path);
        // The address changes before the page does.
        await page.locator('html:not([data-navigating])').waitFor();
      }
    },
  });
  return {
    what: `A visit of ${paths.length + 1} pages (${visit.requests} requests), with headers`,
    measured: `${kilobytes(visit.body.totalBytes)} KB, ${kilobytes(visit.received.totalBytes)} KB`,
    budget: '',
    isWithin: true,
  };
}
