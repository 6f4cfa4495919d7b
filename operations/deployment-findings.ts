import type { Answer } from './deployment-rules.ts';

/** Requests an address without following redirects; throws when there is no answer. */
export type Ask = (address: string, headers?: Record<string, string>) => Promise<Answer>;

/** Requests a path of the deployment. */
export type At = (path: string, headers?: Record<string, string>) => Promise<Answer>;

/** `advice`: some hosts cannot do it, and the site works without it. */
export interface Finding {
  verdict: 'right' | 'advice' | 'wrong';
  /** The address, or what was checked. */
  about: string;
  detail: string;
}

/**
 * The verdict on what was checked.
 * @param good what is said when there are no problems
 * @param otherwise the verdict on each problem
 */
export const judge = (
  about: string,
  good: string,
  problems: readonly string[],
  otherwise: 'wrong' | 'advice' = 'wrong',
) =>
  problems.length === 0
    ? [{ verdict: 'right', about, detail: good } as const]
    : problems.map((detail) => ({ verdict: otherwise, about, detail }) as const);
