import type { Enquiry } from '../../shared/contracts/enquiry.ts';

/**
 * Where the site would talk to the world (SPEC section 7). `simulated/` does what the SPEC says without a call;
 * a live adapter takes its place in `src/app/wiring.ts`. An expected outcome is a value, never a throw.
 */
export type Outcome<Value, Reason extends string> = { ok: true; value: Value } | { ok: false; reason: Reason };

/** Signs an address up for the monthly letter (SPEC section 4, Newsletter). */
export interface NewsletterPort {
  subscribe(email: string, signal?: AbortSignal): Promise<Outcome<{ email: string }, 'unavailable' | 'aborted'>>;
}

/** Sends what a visitor wrote into the contact form (SPEC section 4, Contact form). */
export interface EnquiryPort {
  send(enquiry: Enquiry, signal?: AbortSignal): Promise<Outcome<Enquiry, 'unavailable' | 'aborted'>>;
}

/** All ports together, as the app hands them to the features. */
export interface Services {
  enquiry: EnquiryPort;
  newsletter: NewsletterPort;
}
