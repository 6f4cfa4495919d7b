import { limits } from '../../../shared/limits.ts';
import { storageKeys } from '../../../shared/storage-keys.ts';
import type { ApplicationText } from '../../../shared/forms/application.ts';
import { readStored, removeStored, writeStored } from '../../../shared/safe-storage.ts';

/**
 * Drafts of applications on the visitor's device, by job: only if the visitor asks for it, only texts, for
 * some days. The stored value is not trusted; invalid parts are ignored.
 */
interface Draft {
  /** Milliseconds since 1970. */
  savedAt: number;
  text: Partial<ApplicationText>;
}

const lifeMs = limits.application.draftDays * 24 * 60 * 60 * 1000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function draftOf(value: unknown): Draft | null {
  if (!isObject(value) || typeof value.savedAt !== 'number' || !isObject(value.text)) return null;
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
  const stored = parse(readStored(storageKeys.applicationDrafts));
  if (!isObject(stored)) return drafts;
  for (const [jobId, value] of Object.entries(stored)) {
    const draft = draftOf(value);
    if (draft && nowMs - draft.savedAt < lifeMs) drafts.set(jobId, draft);
  }
  return drafts;
}

/** Stores the drafts; removes the entry when there are none. */
function store(drafts: Map<string, Draft>): boolean {
  if (drafts.size === 0) return removeStored(storageKeys.applicationDrafts);
  return writeStored(storageKeys.applicationDrafts, JSON.stringify(Object.fromEntries(drafts)));
}

/** The draft for a job; also deletes expired drafts. */
export function readDraft(jobId: string, nowMs = Date.now()): Draft['text'] | null {
  if (readStored(storageKeys.applicationDrafts) === null) return null;
  const drafts = storedDrafts(nowMs);
  store(drafts);
  return drafts.get(jobId)?.text ?? null;
}

/** Stores the draft for a job; false when the browser refuses storage. */
export function writeDraft(jobId: string, text: ApplicationText, nowMs = Date.now()): boolean {
  return store(storedDrafts(nowMs).set(jobId, { savedAt: nowMs, text }));
}

/** Deletes the draft for a job. */
export function forgetDraft(jobId: string, nowMs = Date.now()): void {
  if (readStored(storageKeys.applicationDrafts) === null) return;
  const drafts = storedDrafts(nowMs);
  drafts.delete(jobId);
  store(drafts);
}
