import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { applicationTextFields } from '../../../shared/contracts/application.ts';
import { forgetDraft, readDraft, writeDraft } from './drafts.ts';
import { readApplicationText } from './read-application.ts';

/** off until the visitor asks; restored when this visit began with a draft; refused when the browser keeps nothing. */
export type DraftState = 'off' | 'on' | 'restored' | 'refused';

/** What the form still lacks is taken from the draft; what was typed before the page was alive stays. */
function fillIn(form: HTMLFormElement, jobId: string): boolean {
  const draft = readDraft(jobId);
  if (!draft) return false;
  for (const name of applicationTextFields) {
    const field = form.elements.namedItem(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isField && field.value === '') field.value = draft[name];
  }
  return true;
}

/**
 * Keeps what is typed into the form on the visitor's device, only while the visitor asks for it, and never the resume.
 * @param form the application form
 * @param checkbox where the visitor asks for it; it may be ticked before the page is alive
 */
export function useDraft(
  jobId: string,
  form: RefObject<HTMLFormElement | null>,
  checkbox: RefObject<HTMLInputElement | null>,
): {
  state: DraftState;
  isKept: boolean;
  keep: (isWanted: boolean) => void;
  save: () => void;
  forget: () => void;
} {
  const [state, setState] = useState<DraftState>('off');
  const isKept = state === 'on' || state === 'restored';

  const write = (): boolean =>
    form.current !== null && writeDraft(jobId, readApplicationText(new FormData(form.current)));

  const forget = () => {
    forgetDraft(jobId);
    setState('off');
  };

  const keep = (isWanted: boolean) => {
    if (isWanted) setState(write() ? 'on' : 'refused');
    else forget();
  };

  const save = () => {
    if (isKept && !write()) setState('refused');
  };

  const begin = useEffectEvent(() => {
    if (form.current && fillIn(form.current, jobId)) setState('restored');
    else if (checkbox.current?.checked) keep(true);
  });
  useEffect(() => begin(), [jobId]);

  return { state, isKept, keep, save, forget };
}
