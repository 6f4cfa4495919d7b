import { limits } from '../../../config/limits.ts';
import type { NewsletterPort } from '../ports.ts';
import { createJsonPost, type PostOptions } from './post-json.ts';

/** Signs up at the API, which mails a link to confirm; takes at least the second of the specification (SPEC section 4, Newsletter). */
export function createHttpNewsletter(options: PostOptions = {}): NewsletterPort {
  const post = createJsonPost('/api/newsletter', limits.newsletter.delayMs, options);
  return {
    async subscribe(email, signal) {
      const outcome = await post({ email }, signal);
      return outcome.ok ? { ok: true, value: { email } } : outcome;
    },
  };
}
