import { expect, it, vi } from 'vitest';
import { honeypot } from '#shared/honeypot.ts';
import { sampleApplications } from '#shared/test-support/application-samples.ts';
import { answerMs, stalledUploadMs } from '#shared/transfer-limits.ts';
import { delay } from '#src/browser/delay.ts';
import { describeSubmission } from '#src/browser/sending/test-support/submission-suite.ts';
import type { Surroundings } from '#src/browser/sending/post-submit.ts';
import { createLiveApplication, type UploadRequest } from './live-application.ts';

const surroundings = {
  wait: ((_ms, signal) => delay(0, signal)) satisfies typeof delay,
  readFacts: () => () => ({ page: '/careers/x', language: 'en', [honeypot]: '', elapsedMs: '4000' }),
};

type FindCause = NonNullable<Surroundings['findCause']>;
type Answer = { status: number; text: string } | null;

/** The parts of XMLHttpRequest that an upload uses, with a server that answers at once; null: not at all. */
class Upload extends EventTarget implements UploadRequest {
  status = 0;
  responseText = '';
  timeout = 0;
  readonly upload = new EventTarget();
  readonly headers = new Headers();
  readonly open = () => {};
  readonly setRequestHeader = (name: string, value: string) => this.headers.set(name, value);
  readonly abort = () => void this.dispatchEvent(new Event('abort'));
  readonly #answer: Answer;

  constructor(answer: Answer) {
    super();
    this.#answer = answer;
  }
  send(): void {
    this.upload.dispatchEvent(
      Object.assign(new Event('progress'), { lengthComputable: true, loaded: 40, total: 100 }),
    );
    queueMicrotask(() => {
      this.status = this.#answer?.status ?? 0;
      this.responseText = this.#answer?.text ?? '';
      this.dispatchEvent(new Event(this.#answer ? 'load' : 'error'));
    });
  }
}

const stored = { status: 201, text: '{}' };

/** A form and its uploads, which get this answer. */
function answered(answer: Answer) {
  const uploads: Upload[] = [];
  const findCause = vi.fn<FindCause>(async () => null);
  const submit = createLiveApplication('/api/applications', {
    ...surroundings,
    findCause,
    createRequest() {
      const upload = new Upload(answer);
      uploads.push(upload);
      return upload;
    },
  });
  return { submit, uploads, findCause };
}

describeSubmission('live application', () => answered(stored).submit, sampleApplications);

it('returns the reasons of a final rejection by field', async () => {
  const said = { message: 'Resume: no.', messages: { resume: 'Resume: no.' } };
  const { submit } = answered({ status: 415, text: JSON.stringify({ error: 'resume', ...said }) });
  expect(await submit(sampleApplications.full)).toEqual({ ok: false, reason: 'refused', ...said });
});

it.each([null, { status: 422, text: '{}' }, { status: 503, text: 'no JSON' }, { status: 200, text: '' }])(
  'keeps everything in the form after %j, and sends it again under the same key',
  async (answer) => {
    const { submit, uploads } = answered(answer);
    expect(await submit(sampleApplications.full)).toEqual({ ok: false, reason: 'unavailable' });
    await submit(sampleApplications.full);
    const [first, second] = uploads.map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
  },
);

it.each([
  [null, { end: 'error', sent: { bytes: 40, ms: expect.any(Number) } }],
  [{ status: 413, text: '<h1>Too large</h1>' }, { end: 413 }],
])('tells why after %j, with the file', async (answer, end) => {
  const { submit, findCause } = answered(answer);
  findCause.mockResolvedValue('changed');
  expect(await submit(sampleApplications.full)).toEqual({ ok: false, reason: 'changed' });
  const files = [sampleApplications.full.resume];
  expect(findCause).toHaveBeenCalledWith({ url: '/api/applications', files, ...end });
});

it('waits as long as the upload makes progress, but not longer than the server', async () => {
  const request = new Upload(null);
  request.send = () => {};
  const findCause = vi.fn<FindCause>(async () => 'slow');
  const submit = createLiveApplication('/api/applications', {
    ...surroundings,
    findCause,
    createRequest: () => request,
  });
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const longestMs = answerMs('upload', sampleApplications.full.resume.size);
  const sent = submit(sampleApplications.full);
  await vi.waitFor(() => expect(request.timeout).toBeGreaterThan(0));
  const progressAfter = (ms: number) => {
    now.mockReturnValue(1000 + ms);
    request.upload.dispatchEvent(Object.assign(new Event('progress'), { lengthComputable: false }));
    return request.timeout;
  };
  expect(request.timeout).toBe(Math.min(stalledUploadMs, longestMs));
  expect(progressAfter(5000)).toBe(Math.min(5000 + stalledUploadMs, longestMs));
  expect(progressAfter(longestMs)).toBe(longestMs);
  now.mockRestore();
  request.dispatchEvent(new Event('timeout'));
  expect(await sent).toEqual({ ok: false, reason: 'slow' });
  expect(findCause).toHaveBeenCalledWith(expect.objectContaining({ end: 'timeout' }));
});
