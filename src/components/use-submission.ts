import { useEffect, useRef, useState } from 'react';

/** States of a form (SPEC section 4): idle, sending, then sent, or idle again after a failure. */
type SubmissionState<Value> =
  | { status: 'idle'; hasFailed: boolean }
  | { status: 'sending' | 'sent'; value: Value };

/**
 * Submits a form. A second submit while sending is ignored; leaving the page aborts and calls nothing.
 * @param send takes the input
 * @param on called once with the result, with the handlers of the latest render
 * @returns `hasFailed` until the next try; `restart` goes from sent back to idle
 */
export function useSubmission<Value>(
  send: (value: Value, signal: AbortSignal) => Promise<{ ok: boolean }>,
  on: { sent?: () => void; failed?: () => void },
): {
  state: SubmissionState<Value>;
  hasFailed: boolean;
  submit: (value: Value) => Promise<void>;
  restart: () => void;
} {
  const [state, setState] = useState<SubmissionState<Value>>({ status: 'idle', hasFailed: false });
  const underway = useRef<AbortController>(null);
  const latest = useRef(on);
  useEffect(() => {
    latest.current = on;
  });
  useEffect(() => () => underway.current?.abort(), []);
  const restart = () => setState({ status: 'idle', hasFailed: false });

  async function submit(value: Value): Promise<void> {
    if (underway.current) return;
    const { signal } = (underway.current = new AbortController());
    setState({ status: 'sending', value });
    const { ok } = await send(value, signal);
    if (signal.aborted) return;
    underway.current = null;
    setState(ok ? { status: 'sent', value } : { status: 'idle', hasFailed: true });
    latest.current[ok ? 'sent' : 'failed']?.();
  }

  return { state, hasFailed: state.status === 'idle' && state.hasFailed, submit, restart };
}
