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

/** Of a page that search engines should not list, this would be a reproach. */
const isListable = 'is-crawlable';

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** The mean of the audits that count, up to 1; as Lighthouse has it, but for those that are left out. */
function scoreOf({ categories, audits }: Result, category: string, without: readonly string[]): number {
  const refs = (categories[category]?.auditRefs ?? []).filter(({ id }) => !without.includes(id));
  const weightOf = (all: typeof refs) => all.reduce((sum, { weight }) => sum + weight, 0);
  const points = refs.reduce((sum, { id, weight }) => sum + weight * (audits[id]?.score ?? 0), 0);
  return points / weightOf(refs);
}

/**
 * @param port of the browser's debugger
 * @param isForRobots false for a page that says `noindex` on purpose: its SEO is judged without that
 * @throws Error when there is no result
 */
export async function runLighthouse(
  address: string,
  port: number,
  isForRobots = true,
): Promise<LighthouseRun> {
  const result = await lighthouse(address, { port, logLevel: 'error', output: 'json' }, agentic);
  if (!result) throw new Error(`Lighthouse gave no result for ${address}`);
  const { categories, audits } = result.lhr;
  return Object.fromEntries([
    ...scoreIds.map((id) => [id, (categories[id]?.score ?? 0) * 100]),
    ...(isForRobots ? [] : [['seo', scoreOf(result.lhr, 'seo', [isListable]) * 100]]),
    ['agentic', categories['agentic-browsing']?.score ?? 0],
    ...Object.entries(figures).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN]),
  ]);
}

/** What an assistant finds on a page. */
export interface AgentRun {
  /** Share of the passed audits for agents, up to 1. */
  score: number;
  /** Audits that were passed or not, without those that do not apply to the page. */
  applied: string[];
  failed: string[];
  /** Names of the forms that the browser offers it (https://developer.chrome.com/docs/ai/webmcp). */
  tools: string[];
  /** Forms that it cannot use as tools; Lighthouse lists them without a reproach. */
  unnamedForms: number;
}

const itemsOf = (details: unknown): Record<string, unknown>[] => {
  const items: unknown = typeof details === 'object' && details !== null && Reflect.get(details, 'items');
  return Array.isArray(items) ? items : [];
};

/**
 * Only the audits for agents, in a browser with WebMCP.
 * @param port of the browser's debugger
 * @throws Error when there is no result, or the browser has no WebMCP
 */
export async function runForAgents(address: string, port: number): Promise<AgentRun> {
  const result = await lighthouse(
    address,
    // The not-found page is a page too.
    { port, logLevel: 'error', output: 'json', onlyCategories: ['agentic-browsing'], ignoreStatusCode: true },
    agentic,
  );
  if (!result) throw new Error(`Lighthouse gave no result for ${address}`);
  if (result.artifacts.WebMCP?.isSupported === false) throw new Error('This browser has no WebMCP');
  const { categories, audits } = result.lhr;
  const category = categories['agentic-browsing'];
  const applied = (category?.auditRefs ?? []).map(({ id }) => id).filter((id) => audits[id]?.score !== null);
  const lists = itemsOf(audits['webmcp-registered-tools']?.details);
  return {
    score: category?.score ?? 0,
    applied: applied.filter((id) => audits[id]?.scoreDisplayMode !== 'notApplicable'),
    failed: applied.filter((id) => (audits[id]?.score ?? 0) < 1),
    tools: lists.flatMap((list) => itemsOf(Reflect.get(list, 'value')).map(({ tool }) => String(tool))),
    unnamedForms: itemsOf(audits['webmcp-form-coverage']?.details).length,
  };
}

/** The median of one figure over several runs. */
export const medianOf = (results: readonly LighthouseRun[], name: string) =>
  median(results.map((result) => result[name] ?? Number.NaN));
