import { limits } from '../../../config/limits.ts';
import type { EnquiryPort } from '../ports.ts';
import { createJsonPost, type PostOptions } from './post-json.ts';

/** Sends enquiries to the API; takes at least the second of the specification (SPEC section 4, Contact form). */
export function createHttpEnquiry(options: PostOptions = {}): EnquiryPort {
  const post = createJsonPost('/api/enquiries', limits.contact.delayMs, options);
  return {
    async send(enquiry, signal) {
      const outcome = await post({ ...enquiry }, signal);
      return outcome.ok ? { ok: true, value: enquiry } : outcome;
    },
  };
}
