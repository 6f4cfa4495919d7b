import { limits } from '../../../shared/limits.ts';

const firstRetryMs = 1000;

/** Whether to retry after this many failures: at most three times (SPEC section 9, Data cache). */
export function mayRetry(failures: number): boolean {
  return failures <= limits.query.retries;
}

/**
 * The wait before a retry (SPEC section 9): one second, doubled with every failure, at most 30 s. Only for
 * HTTP clients; the simulated ones make no calls.
 * @param failures number of failures, at least one
 * @returns milliseconds
 */
export function backoffMs(failures: number): number {
  return Math.min(firstRetryMs * 2 ** (failures - 1), limits.query.maxBackoffMs);
}
