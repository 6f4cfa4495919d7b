import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import lighthouse from 'lighthouse';
import { budgets } from '../config/budgets.ts';
import { freePort } from '../server/free-port.ts';
import { browserArguments, findBrowser } from './browser.ts';
import { measureFirstLoad, phone } from './first-load.ts';
import { projectFolder } from './project-paths.ts';
import { serveDist } from './serve-dist.ts';

/**
 * `npm run bench [path …]`: measures the built site the way a phone meets it, prints one table against the budgets of
 * `config/budgets.ts` and writes it to `docs/bench.md`. Exits with 1 when a budget is broken.
 */

interface Row {
  what: string;
  measured: string;
  budget: string;
  isWithin: boolean;
}

const runs = 5;
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function weightRows(browser: Browser, origin: string): Promise<Row[]> {
  const { bytes, totalBytes, requests } = await measureFirstLoad(browser, `${origin}/`);
  const row = (what: string, measuredBytes: number, budgetBytes: number): Row => ({
    what,
    measured: `${kilobytes(measuredBytes)} KB`,
    budget: `${kilobytes(budgetBytes)} KB`,
    isWithin: measuredBytes <= budgetBytes,
  });
  const kinds = ['html', 'css', 'js', 'art', 'font'] as const;
  return [
    ...kinds.map((kind) => row(`Home, first load, ${kind}`, bytes[kind], budgets.home.bytes[kind])),
    row(`Home, first load, everything (${requests} requests)`, totalBytes, budgets.home.totalBytes),
  ];
}

/** Medians of several runs; Lighthouse's own mobile settings. */
async function lighthouseRows(origin: string, paths: string[], port: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of paths) {
    const results: Record<string, number>[] = [];
    for (let run = 0; run < runs; run += 1) {
      const result = await lighthouse(origin + path, { port, logLevel: 'error', output: 'json' });
      if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
      const { categories, audits } = result.lhr;
      const scores = Object.entries(categories).map(([id, { score }]) => [id, (score ?? 0) * 100] as const);
      results.push({
        ...Object.fromEntries(scores),
        lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
        cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
        tbt: audits['total-blocking-time']?.numericValue ?? Number.NaN,
      });
    }
    const of = (key: string) => median(results.map((result) => result[key] ?? Number.NaN));
    const ids = ['performance', 'accessibility', 'best-practices', 'seo'];
    const scores = ids.map((id) => Math.round(of(id)));
    rows.push({
      what: `${path}, Lighthouse mobile: ${ids.join(', ')}`,
      measured: scores.join('/'),
      budget: ids.map(() => budgets.lighthouseScore).join('/'),
      isWithin: scores.every((score) => score >= budgets.lighthouseScore),
    });
    rows.push({
      what: `${path}, largest paint, blocking time, layout shift`,
      measured: `${Math.round(of('lcp'))} ms, ${Math.round(of('tbt'))} ms, ${of('cls').toFixed(3)}`,
      budget: `layout shift ${budgets.layoutShift}`,
      isWithin: of('cls') <= budgets.layoutShift,
    });
  }
  return rows;
}

/** How long a pointer rests on a link before it clicks: short for a mouse, which aims first. */
const restMs = 300;

/**
 * From the click on a link until the new heading is there and a frame has begun, on a processor four times slower.
 * @param isAimed the pointer has rested on the link before, as a visitor's does, so the page is on its way; or the click comes
 *   out of nowhere
 */
async function navigationRow(
  browser: Browser,
  origin: string,
  { from, to, isAimed }: { from: string; to: string; isAimed: boolean },
): Promise<Row> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    await page.goto(origin + from, { waitUntil: 'networkidle' });
    await page.keyboard.press('Shift');
    const link = page.locator(`main a[href="${to}"]`).first();
    await link.scrollIntoViewIfNeeded();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
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
    what: `Navigation ${from} to ${to}, processor 4 times slower, ${how}`,
    measured: `${Math.round(measured)} ms`,
    budget: isAimed ? `${budgets.navigationMs} ms` : '',
    isWithin: !isAimed || measured <= budgets.navigationMs,
  };
}

/** The longest piece of work while home loads as on a phone, on a processor four times slower; the median of several loads. */
async function longestTaskRow(browser: Browser, origin: string): Promise<Row> {
  const longest: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
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
    what: 'Home, longest task of the load, processor 4 times slower (0: none over 50 ms)',
    measured: `${Math.round(median(longest))} ms`,
    budget: '',
    isWithin: true,
  };
}

/** What scrolling through the whole of home has the browser compute anew, once everything has been seen. */
async function scrollRow(browser: Browser, origin: string): Promise<Row> {
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

/** One visit over several pages, following links: what a visitor pays in all. */
async function visitRow(browser: Browser, origin: string, paths: string[]): Promise<Row> {
  const visit = await measureFirstLoad(browser, `${origin}/`, async (page) => {
    for (const path of paths) {
      await page.evaluate(
        (href) => document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click(),
        path,
      );
      await page.waitForURL(origin + path);
      await page.waitForLoadState('networkidle');
    }
  });
  return {
    what: `A visit of ${paths.length + 1} pages (${visit.requests} requests)`,
    measured: `${kilobytes(visit.totalBytes)} KB`,
    budget: '',
    isWithin: true,
  };
}

function table(rows: Row[]): string {
  const cells = rows.map(({ what, measured, budget, isWithin }) => [
    what,
    measured,
    budget,
    isWithin ? 'yes' : 'NO',
  ]);
  const lines = [['What', 'Measured', 'Budget', 'Within'], ['---', '---:', '---:', '---'], ...cells];
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}

const port = await freePort();
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [...browserArguments, `--remote-debugging-port=${port}`],
});
const site = await serveDist();
try {
  const paths = process.argv.slice(2);
  const rows = [
    ...(await weightRows(browser, site.origin)),
    await navigationRow(browser, site.origin, { ...budgets.navigation, isAimed: true }),
    await navigationRow(browser, site.origin, { ...budgets.navigation, isAimed: false }),
    await longestTaskRow(browser, site.origin),
    await scrollRow(browser, site.origin),
    await visitRow(browser, site.origin, [...budgets.visit]),
    ...(await lighthouseRows(site.origin, paths.length > 0 ? paths : ['/'], port)),
  ];
  console.log(table(rows));
  await mkdir(join(projectFolder, 'docs'), { recursive: true });
  const date = new Date().toISOString().slice(0, 10);
  const intro = `# Bench\n\nMade by \`npm run bench\` on ${date}; Lighthouse and navigation are medians of ${runs} runs, weights are brotli.\n\n`;
  await writeFile(join(projectFolder, 'docs', 'bench.md'), `${intro}${table(rows)}\n`);
  if (rows.some((row) => !row.isWithin)) process.exitCode = 1;
} finally {
  await browser.close();
  await site.close();
}
