import { delay } from '#src/browser/delay.ts';
import type { Cause } from './failure-cause.ts';

/** What the visitor has to do before another try can succeed, in the language of the form. */
export interface Refused {
  message: string;
  /** The parts of the message that are about fields, by name. */
  messages: Readonly<Record<string, string>>;
}

/** Expected failures are values, not exceptions. */
export type Outcome =
  | { ok: true }
  | { ok: false; reason: 'unavailable' | 'aborted' | Cause }
  | ({ ok: false; reason: 'refused' } & Refused);

/**
 * Submits a form (SPEC section 7); when the signal aborts, nothing more happens. Each form has a simulated one, and
 * one that posts, for forms with an address (`PostSettings`).
 */
export type Submit<Sent> = (sent: Sent, signal?: AbortSignal) => Promise<Outcome>;

/**
 * Accepts a form without a call, after the time in the specification (SPEC sections 4 and 7).
 * @param delayMs milliseconds
 * @param wait for tests; gives false when the signal aborts first
 */
export function createSimulatedSubmit<Sent>(delayMs: number, wait = delay): Submit<Sent> {
  return async (_, signal) => {
    const hasPassed = await wait(delayMs, signal);
    return hasPassed ? { ok: true } : { ok: false, reason: 'aborted' };
  };
}
