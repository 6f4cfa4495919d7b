import { delay } from '../../lib/delay.ts';
import type { SubmissionPort } from '../ports.ts';

/**
 * Accepts a form without a call, after the time in the specification (SPEC sections 4 and 7).
 * @param delayMs milliseconds
 * @param wait for tests; gives false when the signal aborts first
 */
export function createSimulatedSubmission<Sent>(delayMs: number, wait = delay): SubmissionPort<Sent> {
  return {
    async submit(sent, signal) {
      const hasPassed = await wait(delayMs, signal);
      return hasPassed ? { ok: true, value: sent } : { ok: false, reason: 'aborted' };
    },
  };
}
