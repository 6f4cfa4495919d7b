import { limits } from '#shared/limits.ts';
import { answerMs, stalledUploadMs } from '#shared/transfer-limits.ts';
import type { Application } from '#shared/contracts/application.ts';
import { reportSentShare } from '#src/browser/sent-share.ts';
import {
  createSubmit,
  refusalIn,
  type PostContent,
  type Posted,
  type Surroundings,
} from '#src/browser/sending/post-submit.ts';
import type { LostRequest } from '#src/browser/sending/failure-cause.ts';
import type { Submit } from '#src/browser/sending/submit.ts';

/** The part of XMLHttpRequest that is used; tests replace it. */
export type UploadRequest = Pick<
  XMLHttpRequest,
  'open' | 'setRequestHeader' | 'send' | 'abort' | 'addEventListener' | 'status' | 'responseText' | 'timeout'
> & { readonly upload: Pick<XMLHttpRequestUpload, 'addEventListener'> };

function formOf({ resume, ...text }: Application, { facts, idempotencyKey }: PostContent): FormData {
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

/** How an upload ended. The text is that of the response; empty without one. */
type UploadEnd = Pick<LostRequest, 'end' | 'sent'> & { text: string };

/** Posts a form with files. XMLHttpRequest, because `fetch` reports no upload progress. */
function upload(
  request: UploadRequest,
  address: string,
  form: FormData,
  fileBytes: number,
  { idempotencyKey, signal }: PostContent,
): Promise<UploadEnd> {
  return new Promise((resolve) => {
    request.open('POST', address);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('idempotency-key', idempotencyKey);
    const longestMs = answerMs('upload', fileBytes);
    const sentAt = performance.now();
    const extendTimeout = () => {
      request.timeout = Math.min(performance.now() - sentAt + stalledUploadMs, longestMs);
    };
    extendTimeout();
    const abort = () => request.abort();
    let sentBytes = 0;
    const finish = (end: UploadEnd) => {
      signal?.removeEventListener('abort', abort);
      reportSentShare(null);
      resolve(end);
    };
    const giveUp = (end: 'timeout' | 'error') =>
      finish({ end, text: '', sent: { bytes: sentBytes, ms: performance.now() - sentAt } });
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      extendTimeout();
      sentBytes = loaded;
      if (lengthComputable && total > 0) reportSentShare(loaded / total);
    });
    request.addEventListener('load', () => finish({ end: request.status, text: request.responseText }));
    request.addEventListener('timeout', () => giveUp('timeout'));
    for (const failure of ['error', 'abort'] as const)
      request.addEventListener(failure, () => giveUp('error'));
    signal?.addEventListener('abort', abort, { once: true });
    request.send(form);
  });
}

/**
 * Sends applications with their resume to the API; takes at least as long as a simulated mail (SPEC sections
 * 3, 4 and 7). How much of it has been sent is reported in `src/browser/sent-share.ts`.
 * @param createRequest creates the XMLHttpRequest
 */
export function createLiveApplication(
  address: string,
  {
    createRequest = () => new XMLHttpRequest(),
    ...surroundings
  }: Surroundings & { createRequest?: () => UploadRequest } = {},
): Submit<Application> {
  async function post(application: Application, posted: PostContent): Promise<Posted> {
    const { resume } = application;
    const form = formOf(application, posted);
    const { text, ...ended } = await upload(createRequest(), address, form, resume.size, posted);
    if (ended.end === 201) return { ok: true };
    return refusalIn(text) ?? { lost: { files: [resume], ...ended } };
  }
  return createSubmit(address, limits.mail.delayMs, post, contentOf, surroundings);
}
