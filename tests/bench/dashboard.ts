import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { browserArguments, findBrowser } from '#tests/support/browser.ts';
import {
  applicationBody,
  post,
  startLiveServer,
  testPassword,
  type LiveServer,
} from '#tests/support/live-server.ts';
import { say } from '#tests/support/site-under-test.ts';
import { median, runs } from './lighthouse.ts';

/**
 * `node tests/bench/dashboard.ts [records]`, after `SERVICES=live npm run build`: fills a live server with 10,000
 * applications, and prints the median times of the dashboard in the browser, without slowdown, and the memory used.
 */
const records = Number(process.argv[2] ?? 10_000);
const senders = 4;

/** Sends applications as visitors do, until all are stored. */
async function fillServer({ port }: LiveServer): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: senders });
  let next = 1;
  const send = async () => {
    while (next <= records) {
      const mark = `person-${next}`;
      next += 1;
      const { status, body } = await post({
        port,
        agent,
        path: '/api/applications',
        ...applicationBody(mark),
      });
      if (status !== 201) throw new Error(`${mark}: ${status} ${body}`);
    }
  };
  await Promise.all(Array.from({ length: senders }, send));
  agent.destroy();
}

const rows = (page: Page) => page.locator('main tbody tr');

/** Milliseconds that an action takes, until its result is visible. */
async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await act();
  return performance.now() - startedAt;
}

/** Resident memory of the server in bytes, on Linux and macOS. */
const memoryOf = ({ child }: LiveServer) =>
  1024 * Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' }));

const dataFolder = mkdtempSync(join(tmpdir(), 'dashboard-'));
const server = await startLiveServer({ DATA_FOLDER: dataFolder });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
try {
  const emptyBytes = memoryOf(server);
  await fillServer(server);
  const page = await browser.newPage();
  const address = `http://localhost:${server.port}/admin`;
  await page.goto(address);
  await page.getByLabel(say('admin.login.password')).fill(testPassword);
  await page.getByRole('button', { name: say('admin.login.logIn') }).click();
  await rows(page).first().waitFor();

  const times = { firstRow: [] as number[], sort: [] as number[], search: [] as number[] };
  for (let run = 1; run <= runs; run += 1) {
    const firstRow = async () => {
      await page.goto(address, { waitUntil: 'commit' });
      await rows(page).first().waitFor({ state: 'attached' });
    };
    times.firstRow.push(await timeOf(firstRow));
    await page.waitForSelector('html:not([data-splash])');
    const newest = (await rows(page).first().textContent()) ?? '';
    const sort = async () => {
      await page.locator('main th[data-column="name"] button').click();
      await rows(page).first().filter({ hasNotText: newest }).waitFor();
    };
    times.sort.push(await timeOf(sort));
    const email = `person-${Math.floor(records / 2) + run}@`;
    const search = async () => {
      await page.getByRole('searchbox').fill(email);
      await rows(page).and(page.locator(':only-child')).filter({ hasText: email }).waitFor();
    };
    times.search.push(await timeOf(search));
  }
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const milliseconds = (values: readonly number[]) => `${Math.round(median(values))} ms`;
  const megabytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(1)} MB`;
  const table = [
    [`With ${records} applications`, 'Measured'],
    ['---', '---:'],
    ['From opening the page to the first row', milliseconds(times.firstRow)],
    ['Sorting by name', milliseconds(times.sort)],
    ['Searching, with the wait for the end of typing', milliseconds(times.search)],
    ['Memory of the page’s scripts', megabytes(usedSize)],
    ['Memory of the server, empty and full', `${megabytes(emptyBytes)}, ${megabytes(memoryOf(server))}`],
  ];
  console.log(table.map((line) => `| ${line.join(' | ')} |`).join('\n'));
} finally {
  await browser.close();
  await server.kill('SIGTERM');
  rmSync(dataFolder, { recursive: true });
}
