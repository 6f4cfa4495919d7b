import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { budgets } from '../config/budgets.ts';
import { servicesMode } from '../config/services-mode.ts';
import { isDefaultSite, siteName } from '../config/site-folder.ts';
import { freePort } from '../server/free-port.ts';
import { agentsTable } from './agents.ts';
import { besideTable } from './beside.ts';
import { navigation, visit } from './measured-paths.ts';
import { everyPageTable } from './every-page.ts';
import { interactionRows } from './interaction.ts';
import { listedPaths } from './listed-paths.ts';
import { medianOf, runLighthouse, scoreIds, type LighthouseRun } from './lighthouse.ts';
import { processorOf } from './processor.ts';
import { kilobytes, table, type Row } from './table.ts';
import { longestTaskRow, navigationRow, scrollRow, visitRow } from './work.ts';
import { browserArguments, findBrowser } from '../test-support/browser.ts';
import { measureFirstLoad } from '../test-support/first-load.ts';
import { projectFolder } from '../build/project-paths.ts';
import { serveDist } from '../test-support/serve-dist.ts';

/**
 * `npm run bench [path …]`: measures the built site like a phone, prints a table against the budgets of
 * `config/budgets.ts` and writes it to `docs/bench.md`.
 *
 * With `-- --beside <address>`: measures home, or the given path, and a page of another site alternately, and
 * prints both and their ratio.
 *
 * With `-- --every-page`: runs Lighthouse on every page of the default language and ten of each other one,
 * and writes a report into `docs`. SITE measures another site, whose name is then in that of the report.
 *
 * With `-- --agents [path …]`: runs Lighthouse's audits for agents on one page of each type, or on the given
 * ones, and without paths writes a report into `docs`. SERVICES=live measures the live build, whose forms are
 * tools for assistants.
 *
 * Exits with 1 when a budget is broken, a page is below 100, or an audit for agents is not passed.
 */

/** How many loads each median is made of. */
const runs = 5;

async function weightRows(browser: Browser, origin: string): Promise<Row[]> {
  const { body, received, requests } = await measureFirstLoad(browser, `${origin}/`);
  const { home } = budgets;
  const row = (what: string, measuredBytes: number, budgetBytes: number): Row => ({
    what,
    measured: `${kilobytes(measuredBytes)} KB`,
    budget: `${kilobytes(budgetBytes)} KB`,
    isWithin: measuredBytes <= budgetBytes,
  });
  const kinds = ['html', 'css', 'js', 'art', 'font'] as const;
  return [
    ...kinds.map((kind) => row(`Home, first load, ${kind}`, body.bytes[kind], home.bytes[kind])),
    row('Home, first load, everything', body.totalBytes, home.totalBytes),
    row('Home, first load, everything with headers', received.totalBytes, home.received.totalBytes),
    row('Home, first load, js with headers', received.bytes.js, home.received.jsBytes),
    {
      what: 'Home, first load, requests',
      measured: String(requests),
      budget: String(home.received.requests),
      isWithin: requests <= home.received.requests,
    },
  ];
}

/** Medians of several runs, with Lighthouse's own mobile settings. */
async function lighthouseRows(origin: string, paths: string[], port: number): Promise<Row[]> {
  const rows: Row[] = [];
  const listed = await listedPaths(origin);
  for (const path of paths) {
    const results: LighthouseRun[] = [];
    for (let run = 0; run < runs; run += 1) {
      results.push(await runLighthouse(origin + path, port, listed.includes(path)));
    }
    const of = (key: string) => medianOf(results, key);
    const scores = scoreIds.map((id) => Math.round(of(id)));
    rows.push({
      what: `${path}, Lighthouse mobile: ${scoreIds.join(', ')}`,
      measured: scores.join('/'),
      budget: scoreIds.map(() => budgets.lighthouseScore).join('/'),
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

const { values, positionals: paths } = parseArgs({
  options: { beside: { type: 'string' }, 'every-page': { type: 'boolean' }, agents: { type: 'boolean' } },
  allowPositionals: true,
});
/** Lets the browser make tools of forms; off by default as long as it is an experiment. */
const webMcp = '--enable-features=WebMCP';
const port = await freePort();
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [...browserArguments, `--remote-debugging-port=${port}`, ...(values.agents ? [webMcp] : [])],
});
const site = await serveDist();

/** A report of the site; of another one than the default it has its name in its own. */
const reportFile = (report: string) =>
  join(projectFolder, 'docs', isDefaultSite ? `${report}.md` : `${report}.${siteName}.md`);

const today = () => new Date().toISOString().slice(0, 10);

async function judgeEveryPage(): Promise<void> {
  const { table: judged, imperfect } = await everyPageTable(site.origin, { port, runs });
  const intro = `# Lighthouse\n\nMade by \`npm run bench -- --every-page\` on ${today()}, mobile; ${imperfect} pages below 100. A page that is below at the\nfirst load is loaded up to ${runs} times, and the medians are told.\n\n`;
  await writeFile(reportFile('lighthouse'), `${intro}${judged}\n`);
  if (imperfect > 0) process.exitCode = 1;
}

async function judgeForAgents(): Promise<void> {
  const { table: judged, imperfect } = await agentsTable(site.origin, port, paths);
  const command = `${servicesMode === 'live' ? 'SERVICES=live ' : ''}npm run bench -- --agents`;
  const intro = `# Lighthouse’s audits for agents\n\nMade by \`${command}\` on ${today()}, one page of each type; ${imperfect} with an audit that is not passed.\n\n`;
  const report = servicesMode === 'live' ? 'agents-live' : 'agents';
  if (paths.length === 0) await writeFile(reportFile(report), `${intro}${judged}\n`);
  if (imperfect > 0) process.exitCode = 1;
}

async function measure(): Promise<void> {
  const processor = await processorOf(browser);
  const how = { processor, runs };
  const rows = [
    ...(await weightRows(browser, site.origin)),
    ...(await interactionRows(site.origin, how)),
    await navigationRow(browser, site.origin, { ...navigation, isAimed: true }, how),
    await navigationRow(browser, site.origin, { ...navigation, isAimed: false }, how),
    await longestTaskRow(browser, site.origin, how),
    await scrollRow(browser, site.origin),
    await visitRow(browser, site.origin, visit),
    ...(await lighthouseRows(site.origin, paths.length > 0 ? paths : ['/'], port)),
  ];
  console.log(table(rows));
  await mkdir(join(projectFolder, 'docs'), { recursive: true });
  const intro = `# Bench\n\nMade by \`npm run bench\` on ${today()}; Lighthouse and navigation are medians of ${runs} runs, weights are brotli.\nThe processor has Lighthouse’s benchmark index ${processor.index}; made ${processor.slowdown} times slower, it is like that of a phone.\n\n`;
  await writeFile(reportFile('bench'), `${intro}${table(rows)}\n`);
  if (rows.some((row) => !row.isWithin)) process.exitCode = 1;
}

try {
  if (values.beside !== undefined) {
    const ours = site.origin + (paths[0] ?? '/');
    console.log(await besideTable(browser, [ours, values.beside], { port, runs }));
  } else if (values['every-page']) await judgeEveryPage();
  else if (values.agents) await judgeForAgents();
  else await measure();
} finally {
  await browser.close();
  await site.close();
}
