import lighthouse from 'lighthouse';
import agentic from 'lighthouse/core/config/agentic-browsing-config.js';
import { median } from './table.ts';

/**
 * One Lighthouse run with its mobile settings: scores up to 100, times in milliseconds, received bytes;
 * `agentic` is the share of passed audits for agents, 1 for all.
 */
export type LighthouseRun = Record<string, number>;

/** The four scores, in their usual order. */
export const scoreIds = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const figures = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const;

/**
 * @param port of the browser's debugger
 * @throws Error when there is no result
 */
export async function runLighthouse(address: string, port: number): Promise<LighthouseRun> {
  const result = await lighthouse(address, { port, logLevel: 'error', output: 'json' }, agentic);
  if (!result) throw new Error(`Lighthouse gave no result for ${address}`);
  const { categories, audits } = result.lhr;
  return Object.fromEntries([
    ...scoreIds.map((id) => [id, (categories[id]?.score ?? 0) * 100]),
    ['agentic', categories['agentic-browsing']?.score ?? 0],
    ...Object.entries(figures).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN]),
  ]);
}

/** The median of one figure over several runs. */
export const medianOf = (results: readonly LighthouseRun[], name: string) =>
  median(results.map((result) => result[name] ?? Number.NaN));
