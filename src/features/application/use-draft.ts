import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { ApplicationText } from '../../../shared/forms/application.ts';
import { readText } from '../../lib/read-text.ts';
import { forgetDraft, readDraft, writeDraft } from './drafts.ts';

/** off until the visitor asks; restored when this visit began with a draft; refused when the browser keeps nothing. */
export type DraftState = 'off' | 'on' | 'restored' | 'refused';

/** What the form still lacks is taken from the draft; what was typed before the page was alive stays. */
function fillIn(form: HTMLFormElement, labels: ApplicationText, jobId: string): boolean {
  const draft = readDraft(jobId);
  if (!draft) return false;
  for (const [name, text] of Object.entries(draft)) {
    const field = name in labels && form.elements.namedItem(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isField && field.value === '') field.value = text;
  }
  return true;
}

/**
 * Keeps what is typed into the form on the visitor's device, only while the visitor asks for it, and never the resume.
 * @param labels of the fields that are kept
 * @param form the application form
 * @param checkbox where the visitor asks for it; it may be ticked before the page is alive
 */
export function useDraft(
  jobId: string,
  labels: ApplicationText,
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

  const save = () => form.current !== null && writeDraft(jobId, readText(new FormData(form.current), labels));

  const forget = () => {
    forgetDraft(jobId);
    setState('off');
  };

  const keep = (isWanted: boolean) => {
    if (!isWanted) forget();
    else setState(save() ? 'on' : 'refused');
  };

  const update = () => {
    if (isKept && !save()) setState('refused');
  };

  // The words change with the language, and that is no new beginning.
  const begin = useEffectEvent(() => {
    if (!form.current) return;
    const isRestored = fillIn(form.current, labels, jobId);
    const isWanted = !isRestored && checkbox.current?.checked;
    const begun: DraftState = isWanted ? (save() ? 'on' : 'refused') : 'off';
    setState(isRestored ? 'restored' : begun);
  });
  // What is on the device is known only in the browser, after hydration.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => begin(), [jobId]);

  return { state, isKept, keep, update, forget };
}
