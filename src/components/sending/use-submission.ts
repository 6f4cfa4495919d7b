import { useEffect, useRef, useState } from 'react';
import type { Cause } from './failure-cause.ts';
import type { Outcome, Refused } from './submit.ts';

/** States of a form (SPEC section 4): idle, sending, then sent, or idle again after a failure. */
type SubmissionState<Value> =
  | { status: 'idle'; hasFailed: boolean; refused: Refused | null }
  | { status: 'sending' | 'sent'; value: Value };

const idle = { status: 'idle', hasFailed: false, refused: null } as const;

function refusedIn(
  outcome: Exclude<Outcome<unknown>, { ok: true }>,
  explain: (cause: Cause) => Refused | null,
): Refused | null {
  switch (outcome.reason) {
    case 'unavailable':
    case 'aborted':
      return null;
    case 'refused':
      return outcome;
    case 'changed':
    case 'slow':
    case 'large':
    case 'offline':
    case 'blocked':
      return explain(outcome.reason);
  }
}

/**
 * Submits a form. A second submit while sending is ignored; leaving the page aborts and calls nothing.
 * @param send takes the input
 * @param on called once with the result, with the handlers of the latest render
 * @returns `hasFailed` until the next try, and `refused` with it when another try alone would not help; `restart`
 * goes from sent back to idle
 */
export function useSubmission<Value>(
  send: (value: Value, signal: AbortSignal) => Promise<Outcome<unknown>>,
  on: {
    sent?: () => void;
    failed?: (refused: Refused | null) => void;
    /** The words for a cause that only the visitor can mend. */
    explain: (cause: Cause, value: Value) => Refused | null;
  },
): {
  state: SubmissionState<Value>;
  hasFailed: boolean;
  refused: Refused | null;
  /** For the form's input events: what was wrong with a field is over when the visitor changes it. */
  forgetProblem: (event: { target: EventTarget }) => void;
  submit: (value: Value) => Promise<void>;
  restart: () => void;
} {
  const [state, setState] = useState<SubmissionState<Value>>(idle);
  const underway = useRef<AbortController>(null);
  const latest = useRef(on);
  useEffect(() => {
    latest.current = on;
  });
  useEffect(() => () => underway.current?.abort(), []);
  const restart = () => setState(idle);

  async function submit(value: Value): Promise<void> {
    if (underway.current) return;
    const { signal } = (underway.current = new AbortController());
    setState({ status: 'sending', value });
    const outcome = await send(value, signal);
    if (signal.aborted) return;
    underway.current = null;
    if (outcome.ok) {
      setState({ status: 'sent', value });
      latest.current.sent?.();
      return;
    }
    const refused = refusedIn(outcome, (cause) => latest.current.explain(cause, value));
    setState({ status: 'idle', hasFailed: true, refused });
    latest.current.failed?.(refused);
  }

  function forgetProblem({ target }: { target: EventTarget }): void {
    if (!('name' in target) || state.status !== 'idle' || !state.refused) return;
    const { [String(target.name)]: changed, ...messages } = state.refused.messages;
    if (changed !== undefined) setState({ ...state, refused: { ...state.refused, messages } });
  }

  const { hasFailed, refused } = state.status === 'idle' ? state : idle;
  return { state, hasFailed, refused, forgetProblem, submit, restart };
}
