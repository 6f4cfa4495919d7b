import { delay } from '../../lib/delay.ts';
import type { SubmissionPort } from '../ports.ts';
import { createFormFacts, type FormFacts } from './form-facts.ts';
import { createSubmitKeys } from './submit-keys.ts';

/** The part of the platform's `fetch` that the adapters use; tests give their own. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** A form is not left waiting for an answer that does not come. */
export const answerTimeoutMs = 30_000;

/** What the adapters are made from; all of it has its place in the browser, and tests give their own. */
export interface PostOptions {
  fetch?: Fetch;
  /** How time passes; gives false when the signal aborts first. */
  wait?: typeof delay;
  /** What is sent along; see `createFormFacts`. */
  facts?: () => FormFacts;
}

/**
 * Posts what is sent with a form as JSON. Whatever keeps the message from being stored, too many of them or a server
 * that cannot store just now included, is `unavailable`: what was typed stays in the form (SPEC section 4).
 * @param address of the API, such as `/api/enquiries`
 * @param leastMs the least time an answer takes, which the specification fixes, in milliseconds
 */
export function createJsonPort<Sent extends object>(
  address: string,
  leastMs: number,
  {
    fetch = (...request) => globalThis.fetch(...request),
    wait = delay,
    facts = createFormFacts(address),
  }: PostOptions = {},
): SubmissionPort<Sent> {
  const keys = createSubmitKeys();

  async function isStored(sent: Sent, signal: AbortSignal | undefined): Promise<boolean> {
    const idempotencyKey = keys.keyOf(JSON.stringify(sent));
    const timeout = AbortSignal.timeout(answerTimeoutMs);
    try {
      const { ok } = await fetch(address, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          'idempotency-key': idempotencyKey,
        },
        body: JSON.stringify({ ...sent, ...facts() }),
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      if (ok) keys.accepted();
      return ok;
    } catch {
      return false;
    }
  }

  return {
    async submit(sent, signal) {
      if (signal?.aborted) return { ok: false, reason: 'aborted' };
      const [ok, hasPassed] = await Promise.all([isStored(sent, signal), wait(leastMs, signal)]);
      if (!hasPassed || signal?.aborted) return { ok: false, reason: 'aborted' };
      return ok ? { ok: true, value: sent } : { ok: false, reason: 'unavailable' };
    },
  };
}
