import { isRecord } from '#shared/is-record.ts';
import { dayMs } from '#shared/durations.ts';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { ApplicationText } from '#shared/forms/application.ts';
import { readText } from '#src/components/read-text.ts';
import { limits } from '#shared/limits.ts';
import { storageKey } from '#shared/storage-keys.ts';
import { readStored, removeStored, writeStored } from '#src/browser/safe-storage.ts';

/** off: default; restored: this visit began with a draft; refused: the browser does not store anything. */
export type DraftState = 'off' | 'on' | 'restored' | 'refused';

type Fields = readonly { name: keyof ApplicationText }[];

/** Fills empty fields from the draft; text typed before hydration stays. */
function fillIn(form: HTMLFormElement, fields: Fields, jobId: string): boolean {
  const draft = readDraft(jobId);
  if (!draft) return false;
  for (const [name, text] of Object.entries(draft)) {
    const control = fields.some((field) => field.name === name) && form.elements.namedItem(name);
    const isControl =
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement;
    if (isControl && control.value === '') control.value = text;
  }
  return true;
}

/**
 * Stores the form's texts on the visitor's device while the visitor wants it; never the resume.
 * @param fields whose texts are stored
 * @param form the application form
 * @param checkbox the visitor's choice; may be ticked before hydration
 */
export function useDraft(
  jobId: string,
  fields: Fields,
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

  const save = () => form.current !== null && writeDraft(jobId, readText(new FormData(form.current), fields));

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

  // A change of language changes the fields' labels, but must not start again.
  const begin = useEffectEvent(() => {
    if (!form.current) return;
    const isRestored = fillIn(form.current, fields, jobId);
    const isWanted = !isRestored && checkbox.current?.checked;
    const begun: DraftState = isWanted ? (save() ? 'on' : 'refused') : 'off';
    setState(isRestored ? 'restored' : begun);
  });
  // Stored drafts can only be read after hydration.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => begin(), [jobId]);

  return { state, isKept, keep, update, forget };
}

/**
 * Drafts of applications on the visitor's device, by job: only if the visitor asks for it, only texts, for
 * some days. The stored value is not trusted; invalid parts are ignored.
 */
interface Draft {
  /** Milliseconds since 1970. */
  savedAt: number;
  text: Partial<ApplicationText>;
}

const lifeMs = limits.application.draftDays * dayMs;

function draftOf(value: unknown): Draft | null {
  if (!isRecord(value) || typeof value.savedAt !== 'number' || !isRecord(value.text)) return null;
  const text = Object.entries(value.text).filter(([, field]) => typeof field === 'string');
  return { savedAt: value.savedAt, text: Object.fromEntries(text) };
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? '{}');
  } catch {
    return {};
  }
}

/** The valid drafts, by job. */
function storedDrafts(nowMs: number): Map<string, Draft> {
  const drafts = new Map<string, Draft>();
  const stored = parse(readStored(storageKey('applicationDrafts')));
  if (!isRecord(stored)) return drafts;
  for (const [jobId, value] of Object.entries(stored)) {
    const draft = draftOf(value);
    if (draft && nowMs - draft.savedAt < lifeMs) drafts.set(jobId, draft);
  }
  return drafts;
}

/** Stores the drafts; removes the entry when there are none. */
function store(drafts: Map<string, Draft>): boolean {
  if (drafts.size === 0) return removeStored(storageKey('applicationDrafts'));
  return writeStored(storageKey('applicationDrafts'), JSON.stringify(Object.fromEntries(drafts)));
}

/** The draft for a job; also deletes expired drafts. */
export function readDraft(jobId: string, nowMs = Date.now()): Draft['text'] | null {
  if (readStored(storageKey('applicationDrafts')) === null) return null;
  const drafts = storedDrafts(nowMs);
  store(drafts);
  return drafts.get(jobId)?.text ?? null;
}

/** Stores the draft for a job; false when the browser refuses storage. */
export function writeDraft(jobId: string, text: ApplicationText, nowMs = Date.now()): boolean {
  return store(storedDrafts(nowMs).set(jobId, { savedAt: nowMs, text }));
}

export function forgetDraft(jobId: string, nowMs = Date.now()): void {
  if (readStored(storageKey('applicationDrafts')) === null) return;
  const drafts = storedDrafts(nowMs);
  drafts.delete(jobId);
  store(drafts);
}
