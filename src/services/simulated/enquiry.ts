import { limits } from '../../../config/limits.ts';
import { delay } from '../../lib/delay.ts';
import type { EnquiryPort } from '../ports.ts';

/**
 * Sends without a call: waits as long as the specification says and is always content (SPEC sections 4 and 7).
 * @param wait how time passes, for tests; gives false when the signal aborts first
 */
export function createSimulatedEnquiry({ wait = delay }: { wait?: typeof delay } = {}): EnquiryPort {
  return {
    async send(enquiry, signal) {
      const hasPassed = await wait(limits.contact.delayMs, signal);
      return hasPassed ? { ok: true, value: enquiry } : { ok: false, reason: 'aborted' };
    },
  };
}
