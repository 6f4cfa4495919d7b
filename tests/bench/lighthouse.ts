import { testSite } from '#content/test-support/test-site.ts';
import lighthouse from 'lighthouse';
import { budgetsOf } from '#tests/support/budgets.ts';

const budgets = budgetsOf(testSite);

/** Number of measurements per median; odd. */
export const runs = 5;

/** A row of the bench: a figure and its budget, which is empty if there is none. */
export interface Row {
  what: string;
  measured: string;
  budget: string;
  isWithin: boolean;
}

/**
 * One Lighthouse run with its mobile settings: scores up to 100, times in milliseconds.
 */
type LighthouseRun = Record<string, number>;

/** The four scores, in their usual order. */
const scoreIds = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const figures = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

/**
 * @param port of the browser's debugger
 * @throws Error when there is no result
 */
async function runLighthouse(address: string, port: number): Promise<LighthouseRun> {
  const result = await lighthouse(address, { port, logLevel: 'error', output: 'json' });
  if (!result) throw new Error(`Lighthouse gave no result for ${address}`);
  const { categories, audits } = result.lhr;
  return Object.fromEntries([
    ...scoreIds.map((id) => [id, (categories[id]?.score ?? 0) * 100]),
    ...Object.entries(figures).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN]),
  ]);
}

/** The median of an odd number of values. */
export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Medians of several runs, with Lighthouse's own mobile settings. */
export async function lighthouseRows(addresses: readonly string[], port: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const address of addresses) {
    const path = new URL(address).pathname;
    const results: LighthouseRun[] = [];
    while (results.length < runs) results.push(await runLighthouse(address, port));
    const of = (key: string) => median(results.map((result) => result[key] ?? Number.NaN));
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
