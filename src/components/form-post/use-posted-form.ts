import { useEffect, useRef, useState, type ComponentProps } from 'react';
import type { FormName } from '#shared/form-endpoints.ts';
import { nativeSubmit, type PostSettings } from './form-post.tsx';
import { notify } from '#src/components/notifications/notifications-store.ts';
import type { Picked } from '#shared/i18n/translator.ts';
import { explainCause } from '#src/browser/sending/explain-cause.ts';
import type { Cause } from '#src/browser/sending/failure-cause.ts';
import { createPostSubmit } from '#src/browser/sending/post-submit.ts';
import {
  createSimulatedSubmit,
  type Outcome,
  type Refused,
  type Submit,
} from '#src/browser/sending/submit.ts';

/** Of every form that is sent by script. */
export interface PostedWords {
  /** Only if the form posts. */
  post?: PostSettings;
  /** What it says of failures that only the visitor can mend; `again` names the address to write to. */
  causes?: Picked<'live.failure', 'again'>;
}

/** States of a form (SPEC section 4): idle, sending, then sent, or idle again after a failure. */
type State<Sent> =
  | { status: 'idle'; hasFailed: boolean; refused: Refused | null }
  | { status: 'sending' | 'sent'; value: Sent };

const idle = { status: 'idle', hasFailed: false, refused: null } as const;

function refusedIn(
  outcome: Exclude<Outcome, { ok: true }>,
  explain: (cause: Cause) => Refused | null,
): Refused | null {
  if (outcome.reason === 'refused') return outcome;
  return outcome.reason === 'unavailable' || outcome.reason === 'aborted' ? null : explain(outcome.reason);
}

interface FormOptions<Sent> {
  words: PostedWords;
  /** The minimum time of an answer, in milliseconds. */
  leastMs: number;
  /** Sends to an address; without it as text (`createPostSubmit`). */
  postTo?: (address: string) => Submit<Sent>;
  /** Used if the form posts nothing; without it, it only takes its time. */
  simulated?: Submit<Sent>;
  /** What is sent; null while there is nothing to send. */
  read: (form: FormData) => Sent | null;
  /** Said of a failure without reasons of our API; omitted for a form that cannot fail. */
  failed: { title: string; description?: string } | undefined;
  /** The words for a cause that only the visitor can mend. */
  explain?: (cause: Cause, value: Sent) => Refused | null;
  onSent?: () => void;
  onChange?: () => void;
  /** True for a form that sends nothing more once it is sent. */
  isSentOnce?: boolean;
}

export type SentForm = Omit<ReturnType<typeof usePostedForm>, 'value'>;

/**
 * Sends a form by script: to the address in its words, or simulated without one. A second submit while sending is
 * ignored; leaving the page aborts and calls nothing.
 */
export function usePostedForm<Sent extends object>(
  name: FormName,
  {
    words: { post, causes },
    leastMs,
    postTo = (address) => createPostSubmit<Sent>(address, leastMs),
    simulated = createSimulatedSubmit<Sent>(leastMs),
    read,
    failed,
    explain = (cause) => explainCause(causes, cause),
    onSent,
    onChange,
    isSentOnce = false,
  }: FormOptions<Sent>,
) {
  // Created when the form is first shown, because the spam check measures from then.
  const [posted] = useState(() => post && postTo(post.action));
  const [state, setState] = useState<State<Sent>>(idle);
  const underway = useRef<AbortController>(null);
  const latest = useRef({ onSent, failed, explain });
  useEffect(() => {
    latest.current = { onSent, failed, explain };
  });
  useEffect(() => () => underway.current?.abort(), []);

  async function submit(value: Sent): Promise<void> {
    if (underway.current) return;
    const { signal } = (underway.current = new AbortController());
    setState({ status: 'sending', value });
    const outcome = await (posted ?? simulated)(value, signal);
    if (signal.aborted) return;
    underway.current = null;
    const on = latest.current;
    if (outcome.ok) {
      setState({ status: 'sent', value });
      on.onSent?.();
      return;
    }
    const refused = refusedIn(outcome, (cause) => on.explain(cause, value));
    setState({ status: 'idle', hasFailed: true, refused });
    const said = refused ? { title: refused.message } : on.failed;
    if (said) notify({ channel: 'status', tone: 'error', ...said });
  }

  /** What was wrong with a field is over when the visitor changes it. */
  function forgetProblem(target: EventTarget): void {
    if (!('name' in target) || state.status !== 'idle' || !state.refused) return;
    const { [String(target.name)]: changed, ...messages } = state.refused.messages;
    if (changed !== undefined) setState({ ...state, refused: { ...state.refused, messages } });
  }

  const { hasFailed, refused } = state.status === 'idle' ? state : idle;
  const isSending = state.status === 'sending';
  const isLocked = isSending || (isSentOnce && state.status === 'sent');
  const failure = refused?.message ?? [failed?.title, failed?.description].filter(Boolean).join(' ');
  const props: ComponentProps<'form'> = {
    ...nativeSubmit(name, post),
    'aria-busy': isSending,
    onInput({ target }) {
      onChange?.();
      forgetProblem(target);
    },
    onSubmit(event) {
      event.preventDefault();
      const value = isLocked ? null : read(new FormData(event.currentTarget));
      if (value) void submit(value);
    },
  };
  return {
    name,
    props,
    status: state.status,
    /** While and after it was sent. */
    value: state.status === 'idle' ? undefined : state.value,
    /** True while the controls must not be changed. */
    isLocked,
    /** Shown until the next try. */
    failure: hasFailed && failure,
    /** What was refused, by the name of the field. */
    problems: refused?.messages ?? {},
    /** Goes from sent back to idle. */
    restart: () => setState(idle),
  };
}
