import { fastestPersonMs } from '../../../shared/contracts/fastest-person.ts';
import { delay } from '../../lib/delay.ts';
import type { SubmissionPort } from '../ports.ts';
import { createFormFacts, type FormFacts } from './form-facts.ts';
import { createSubmitKeys } from './submit-keys.ts';

/** The part of `fetch` that is used; tests replace it. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** A form must not wait forever for an answer. */
export const answerTimeoutMs = 30_000;

/** Dependencies with browser defaults; tests replace them. */
export interface PostOptions {
  fetch?: Fetch;
  /** Waits; gives false when the signal aborts first. */
  wait?: typeof delay;
  /** Values sent with the form; see `createFormFacts`. */
  facts?: () => FormFacts;
}

/**
 * Posts a form as JSON. Every failure to store it, also a rate limit or a failing server, is `unavailable`:
 * the input stays in the form (SPEC section 4).
 * @param address of the API, such as `/api/enquiries`
 * @param leastMs minimum time of an answer in milliseconds, set by the specification
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
    const early = fastestPersonMs - Number(facts().elapsedMs);
    if (early > 0 && !(await wait(early, signal))) return false;
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
