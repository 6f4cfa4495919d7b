import { useEffect, useState, type RefObject } from 'react';
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

const save = (form: HTMLFormElement, jobId: string): boolean =>
  writeDraft(jobId, readApplicationText(new FormData(form)));

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
  update: () => void;
  forget: () => void;
} {
  const [state, setState] = useState<DraftState>('off');
  const isKept = state === 'on' || state === 'restored';

  const forget = () => {
    forgetDraft(jobId);
    setState('off');
  };

  const keep = (isWanted: boolean) => {
    if (!isWanted) forget();
    else setState(form.current && save(form.current, jobId) ? 'on' : 'refused');
  };

  const update = () => {
    if (isKept && form.current && !save(form.current, jobId)) setState('refused');
  };

  useEffect(() => {
    if (!form.current) return;
    const isRestored = fillIn(form.current, jobId);
    const isWanted = !isRestored && checkbox.current?.checked;
    const begun: DraftState = isWanted ? (save(form.current, jobId) ? 'on' : 'refused') : 'off';
    // What is on the device is known only in the browser, after hydration.
    // oxlint-disable-next-line react/set-state-in-effect
    setState(isRestored ? 'restored' : begun);
  }, [jobId, form, checkbox]);

  return { state, isKept, keep, update, forget };
}
