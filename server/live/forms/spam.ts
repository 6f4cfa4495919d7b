import { minimumFillTimeMs } from '#shared/contracts/minimum-fill-time.ts';
import type { PostedFields } from '#server/live/requests.ts';

/** True for a form that was probably filled in by a machine: it filled in the hidden field `website`. */
export function isSpam({ website }: PostedFields): boolean {
  return website !== undefined && website !== null && website !== '';
}

/**
 * True for a form sent sooner than our pages send one: their script waits, because autofill can complete a form at
 * once. Such a post is refused and may be sent again, so that no one is wrongly told that it was stored.
 */
export function isTooQuick({ elapsedMs }: PostedFields): boolean {
  const isGiven = typeof elapsedMs === 'number' || (typeof elapsedMs === 'string' && /^\d+$/.test(elapsedMs));
  return isGiven && Number(elapsedMs) < minimumFillTimeMs;
}
