import { limits } from '../../../config/limits.ts';
import { delay } from '../../lib/delay.ts';
import type { NewsletterPort } from '../ports.ts';

/**
 * Signs up without a call: waits as long as the specification says and is always content (SPEC sections 4 and 7).
 * @param wait how time passes, for tests; gives false when the signal aborts first
 */
export function createSimulatedNewsletter({ wait = delay }: { wait?: typeof delay } = {}): NewsletterPort {
  return {
    async subscribe(email, signal) {
      const hasPassed = await wait(limits.newsletter.delayMs, signal);
      return hasPassed ? { ok: true, value: { email } } : { ok: false, reason: 'aborted' };
    },
  };
}
