import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { ApplicationText } from '../../../shared/forms/application.ts';
import { readText } from '../../components/read-text.ts';
import { forgetDraft, readDraft, writeDraft } from './drafts.ts';

/** off: default; restored: this visit began with a draft; refused: the browser does not store anything. */
export type DraftState = 'off' | 'on' | 'restored' | 'refused';

/** Fills empty fields from the draft; text typed before hydration stays. */
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
 * Stores the form's texts on the visitor's device while the visitor wants it; never the resume.
 * @param labels of the fields to store
 * @param form the application form
 * @param checkbox the visitor's choice; may be ticked before hydration
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

  // A change of language changes the labels, but must not start again.
  const begin = useEffectEvent(() => {
    if (!form.current) return;
    const isRestored = fillIn(form.current, labels, jobId);
    const isWanted = !isRestored && checkbox.current?.checked;
    const begun: DraftState = isWanted ? (save() ? 'on' : 'refused') : 'off';
    setState(isRestored ? 'restored' : begun);
  });
  // Stored drafts can only be read after hydration.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => begin(), [jobId]);

  return { state, isKept, keep, update, forget };
}
