import { limits } from '../config/limits.ts';
import { samplePdf } from '../server/live/test-support/resume-samples.ts';
import { applicationBody } from '../test-support/live-server.ts';
import { check, inTurn, newVisitor, share, statusesOf, textIn } from './behind-nginx-site.ts';

/** Uploads resumes of the largest size, and much larger ones. */
export async function checkUploads(cookie: string): Promise<void> {
  const maxBytes = limits.application.resumeMaxBytes;
  const padded = (paddingBytes: number) => samplePdf({ paddingBytes });
  // A larger file needs more digits for its length.
  const resume = padded(2 * maxBytes - padded(maxBytes).length);
  const { body, type } = applicationBody('largest', resume);
  const headers = { 'content-type': type };
  const answer = await newVisitor().ask('/api/applications', { method: 'POST', headers, body });
  const downloads = await share(() =>
    inTurn(2, () =>
      newVisitor().ask(`/api/admin/applications/${textIn(answer, 'id')}/resume`, { headers: { cookie } }),
    ),
  );
  const areSame = downloads.value.every(({ bytes }) => bytes.equals(resume));
  const policies = new Set(downloads.value.map((one) => String(one.headers['content-security-policy'])));
  check(
    'a resume of 5 MB passes, and comes back the same from both, under the policy of downloads',
    resume.length === maxBytes &&
      answer.status === 201 &&
      areSame &&
      downloads.isByBoth &&
      [...policies].join() === "sandbox; default-src 'none'",
    `${answer.status}, ${resume.length} bytes; ${statusesOf(downloads.value).join(' ')} ${[...policies].join()}, ${downloads.each}`,
  );
  const totalBytes = 200 * 2 ** 20;
  const piece = new Uint8Array(64 * 1024).fill(0x61);
  for (const declared of [true, false]) {
    const length: Record<string, string> = declared ? { 'Content-Length': String(totalBytes) } : {};
    const refused = await newVisitor().ask('/api/applications', {
      method: 'POST',
      headers: { ...headers, ...length },
      body: Array.from({ length: totalBytes / piece.length }, () => piece),
    });
    check(
      `200 MiB are refused, their length ${declared ? 'told before' : 'not told'}`,
      refused.status === 413 && refused.sentBytes < 16 * 2 ** 20,
      `${refused.status} after ${(refused.sentBytes / 2 ** 20).toFixed(1)} MiB`,
    );
  }
}
