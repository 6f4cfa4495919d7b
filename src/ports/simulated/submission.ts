import { delay } from '../../lib/delay.ts';
import type { SubmissionPort } from '../ports.ts';

/**
 * Takes a form without a call: waits as long as the specification says and is always content (SPEC sections 4 and 7).
 * @param delayMs how long it takes, in milliseconds
 * @param wait how time passes, for tests; gives false when the signal aborts first
 */
export function createSimulatedSubmission<Sent>(delayMs: number, wait = delay): SubmissionPort<Sent> {
  return {
    async submit(sent, signal) {
      const hasPassed = await wait(delayMs, signal);
      return hasPassed ? { ok: true, value: sent } : { ok: false, reason: 'aborted' };
    },
  };
}
