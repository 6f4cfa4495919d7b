import { useEffect, useRef, useState } from 'react';

/** Why a retry would not help: a message for the whole form, and messages for fields by name. */
interface Refused {
  message: string;
  messages: Readonly<Record<string, string>>;
}

/** States of a form (SPEC section 4): idle, sending, then sent, or idle again after a failure. */
type SubmissionState<Value> =
  | { status: 'idle'; hasFailed: boolean; refused: Refused | null }
  | { status: 'sending' | 'sent'; value: Value };

const idle = { status: 'idle', hasFailed: false, refused: null } as const;

/**
 * Submits a form. A second submit while sending is ignored; leaving the page aborts and calls nothing.
 * @param send takes the input
 * @param on called once with the result, with the handlers of the latest render
 * @returns `hasFailed` until the next try, and `refused` with it when another try would not help; `restart` goes
 * from sent back to idle
 */
export function useSubmission<Value>(
  send: (value: Value, signal: AbortSignal) => Promise<{ ok: boolean } & Partial<Refused>>,
  on: { sent?: () => void; failed?: (refused: Refused | null) => void },
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
    const { ok, message, messages = {} } = await send(value, signal);
    if (signal.aborted) return;
    underway.current = null;
    if (ok) {
      setState({ status: 'sent', value });
      latest.current.sent?.();
      return;
    }
    const refused = message === undefined ? null : { message, messages };
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
