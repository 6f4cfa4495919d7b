import { limits } from '../../../config/limits.ts';

const firstRetryMs = 1000;

/** Whether a call that failed so many times is made once more: at most three retries (SPEC section 9, Data cache). */
export function mayRetry(failures: number): boolean {
  return failures <= limits.query.retries;
}

/**
 * How long a live client waits before it tries again (SPEC section 9): a second, doubled with every failure, at most 30 s.
 * It is written for clients over HTTP; the simulated ones make no calls.
 * @param failures how often the call has failed, at least once
 * @returns milliseconds
 */
export function backoffMs(failures: number): number {
  return Math.min(firstRetryMs * 2 ** (failures - 1), limits.query.maxBackoffMs);
}
