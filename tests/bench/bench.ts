import { testSite } from '#content/test-support/test-site.ts';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { budgetsOf } from '#tests/support/budgets.ts';
import { freePort } from '#server/test-support/free-port.ts';
import { browserArguments, findBrowser } from '#tests/support/browser.ts';
import { measureFirstLoad } from '#tests/support/first-load.ts';
import { serveDist } from '#tests/support/serve-dist.ts';
import { processorOf, tapRows } from './interaction.ts';
import { lighthouseRows, runs, type Row } from './lighthouse.ts';
import { pageChangeRows } from './page-changes.ts';
import { controlRows } from './taps.ts';

const budgets = budgetsOf(testSite);

/**
 * `npm run bench -- [path …] [--beside address]`: measures the built site like a phone: weight, responses, page
 * changes, and Lighthouse of home or the given paths. Prints a table against the budgets of
 * `tests/support/budgets.ts`, and exits with 1 when a budget is exceeded.
 *
 * `--beside http://localhost:4321/services` measures page changes of another site, alternating with ours: from its home
 * page to the path of the address, which a link there has to lead to.
 */

async function weightRows(browser: Browser, origin: string): Promise<Row[]> {
  const { body, received, requests } = await measureFirstLoad(browser, `${origin}/`);
  const { home } = budgets;
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  const row = (what: string, measured: number, budget: number, format = kilobytes): Row => ({
    what: `Home, first load, ${what}`,
    measured: format(measured),
    budget: format(budget),
    isWithin: measured <= budget,
  });
  const kinds = ['html', 'css', 'js', 'art', 'font'] as const;
  return [
    ...kinds.map((kind) => row(kind, body.bytes[kind], home.bytes[kind])),
    row('everything', body.totalBytes, home.totalBytes),
    row('everything with headers', received.totalBytes, home.received.totalBytes),
    row('js with headers', received.bytes.js, home.received.jsBytes),
    row('requests', requests, home.received.requests, String),
  ];
}

/** The rows as Markdown. */
function table(rows: readonly Row[]): string {
  const cells = rows.map(({ what, measured, budget, isWithin }) => [
    what,
    measured,
    budget,
    isWithin ? 'yes' : 'NO',
  ]);
  const lines = [['What', 'Measured', 'Budget', 'Within'], ['---', '---:', '---:', '---'], ...cells];
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}

const { positionals: paths, values } = parseArgs({
  allowPositionals: true,
  options: { beside: { type: 'string' } },
});
const peer = values.beside === undefined ? undefined : new URL(values.beside);
const port = await freePort();
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [...browserArguments, `--remote-debugging-port=${port}`],
});
const site = await serveDist();

try {
  const processor = await processorOf(browser);
  const { index, slowdown } = processor;
  console.log(
    `Medians of ${runs}, bytes with brotli. Lighthouse’s benchmark index ${index}, made ${slowdown} times slower.\n`,
  );
  const addresses = (paths.length > 0 ? paths : ['/']).map((path) => site.origin + path);
  const rows = [
    ...(await weightRows(browser, site.origin)),
    ...(await tapRows(site.origin, processor)),
    ...(await controlRows(site.origin)),
    ...(await pageChangeRows(browser, site.origin, peer)),
    ...(await lighthouseRows(addresses, port)),
  ];
  console.log(table(rows));
  if (rows.some((row) => !row.isWithin)) process.exitCode = 1;
} finally {
  await browser.close();
  await site.close();
}
