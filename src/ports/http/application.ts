import { limits } from '../../../config/limits.ts';
import {
  applicationRecordOf,
  type Application,
  type ApplicationRecord,
} from '../../../shared/contracts/application.ts';
import { delay } from '../../lib/delay.ts';
import type { ApplicationPort } from '../ports.ts';
import { createFormFacts, type FormFacts } from './form-facts.ts';
import { createSubmitKeys } from './submit-keys.ts';
import { upload, type UploadAnswer, type UploadRequest } from './upload.ts';

const address = '/api/applications';

/** 5 MB take minutes on a slow line. */
const uploadTimeoutMs = 10 * 60_000;

function formOf(
  { resume, jobTitle: _, ...text }: Application,
  facts: FormFacts,
  idempotencyKey: string,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...text, ...facts, idempotencyKey })) form.append(name, value);
  // The file is last, so the API can check the other fields before it arrives.
  form.append('resume', resume);
  return form;
}

/** Identifies the content of an application, for its idempotency key. */
function contentOf({ resume, ...rest }: Application): string {
  return JSON.stringify({ ...rest, resume: [resume.name, resume.size, resume.lastModified] });
}

/** The record that the API stored: the input with its id and time. Null when the answer is not valid. */
function recordIn({ status, text }: UploadAnswer, application: Application): ApplicationRecord | null {
  if (status !== 201) return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null || !('id' in stored) || !('date' in stored))
      return null;
    const { id, date } = stored;
    if (typeof id !== 'string' || typeof date !== 'string') return null;
    return { ...applicationRecordOf(application, new Date(0)), id, date };
  } catch {
    return null;
  }
}

/**
 * Sends applications with their resume to the API; takes at least as long as a simulated mail (SPEC sections
 * 3, 4 and 7). After `unavailable`, all input stays in the form (SPEC section 8).
 * @param createRequest creates the XMLHttpRequest
 * @param onProgress gets the sent share, 0 to 1; null once there is an answer
 */
export function createHttpApplication({
  createRequest = () => new XMLHttpRequest(),
  wait = delay,
  facts = createFormFacts(address),
  onProgress = () => {},
}: {
  createRequest?: () => UploadRequest;
  wait?: typeof delay;
  facts?: () => FormFacts;
  onProgress?: (share: number | null) => void;
} = {}): ApplicationPort {
  const keys = createSubmitKeys();

  async function store(
    application: Application,
    signal: AbortSignal | undefined,
  ): Promise<ApplicationRecord | null> {
    const key = keys.keyOf(contentOf(application));
    const answer = await upload(createRequest(), {
      address,
      headers: { accept: 'application/json', 'idempotency-key': key },
      body: formOf(application, facts(), key),
      timeoutMs: uploadTimeoutMs,
      signal,
      onProgress,
    });
    onProgress(null);
    const record = answer && recordIn(answer, application);
    if (record) keys.accepted();
    return record;
  }

  return {
    async submit(application, signal) {
      if (signal?.aborted) return { ok: false, reason: 'aborted' };
      const [record, hasPassed] = await Promise.all([
        store(application, signal),
        wait(limits.mail.delayMs, signal),
      ]);
      if (!hasPassed || signal?.aborted) return { ok: false, reason: 'aborted' };
      return record ? { ok: true, value: record } : { ok: false, reason: 'unavailable' };
    },
  };
}
