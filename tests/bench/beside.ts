import type { Browser, Page } from '@playwright/test';
import { measureFirstLoad, type FirstLoad } from '../support/first-load.ts';
import { medianOf, runLighthouse, runs, scoreIds, type LighthouseRun } from './lighthouse.ts';

const inKilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
const milliseconds = (value: number) => `${Math.round(value)} ms`;

/** Any site's page counts as complete after half a second without a request, with its fonts loaded. */
async function isQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.fonts.status === 'loaded');
}

type Figure = readonly [what: string, of: (load: FirstLoad) => number, format: (value: number) => string];

const weights: readonly Figure[] = [
  ['Bodies', ({ body }) => body.totalBytes, inKilobytes],
  ['Bodies, js', ({ body }) => body.bytes.js, inKilobytes],
  ['Received, with headers', ({ received }) => received.totalBytes, inKilobytes],
  ['Received, js', ({ received }) => received.bytes.js, inKilobytes],
  ['Requests', ({ requests }) => requests, String],
];

const lighthouseFigures: readonly (readonly [
  what: string,
  name: string,
  format: (value: number) => string,
])[] = [
  ...scoreIds.map((id) => [`Lighthouse, ${id}`, id, (value: number) => String(Math.round(value))] as const),
  ['Lighthouse, largest paint', 'lcp', milliseconds],
  ['Lighthouse, blocking time', 'tbt', milliseconds],
  ['Lighthouse, layout shift', 'cls', (value) => value.toFixed(3)],
  ['Lighthouse, bytes', 'bytes', inKilobytes],
];

/**
 * Measures a page of ours and a page of another site alternately, so that other load on the machine affects
 * both.
 * @param addresses ours, then the other one
 * @param port of the browser's debugger
 * @returns a Markdown table: both figures, and ours divided by theirs
 */
export async function besideTable(
  browser: Browser,
  [ours, theirs]: readonly [string, string],
  port: number,
): Promise<string> {
  const own = await measureFirstLoad(browser, ours);
  const other = await measureFirstLoad(browser, theirs, isQuiet);
  const ownRuns: LighthouseRun[] = [];
  const otherRuns: LighthouseRun[] = [];
  for (let run = 0; run < runs; run += 1) {
    ownRuns.push(await runLighthouse(ours, port));
    otherRuns.push(await runLighthouse(theirs, port));
  }
  const row = (what: string, one: number, two: number, format: (value: number) => string) =>
    `| ${what} | ${format(one)} | ${format(two)} | ${two === 0 ? '' : (one / two).toFixed(2)} |`;
  return [
    `| Medians of ${runs} | ${ours} | ${theirs} | Ratio |`,
    '| --- | ---: | ---: | ---: |',
    ...weights.map(([what, of, format]) => row(what, of(own), of(other), format)),
    ...lighthouseFigures.map(([what, name, format]) =>
      row(what, medianOf(ownRuns, name), medianOf(otherRuns, name), format),
    ),
  ].join('\n');
}
