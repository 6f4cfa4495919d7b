import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { arrivalMs } from '#shared/transfer-limits.ts';
import { findCause, type Line, type LostRequest } from './failure-cause.ts';

beforeEach(() => void vi.stubGlobal('location', { pathname: '/contact' }));
afterEach(() => void vi.unstubAllGlobals());

const file = new File(['%PDF-1.7'.repeat(100_000)], 'resume.pdf');
/** A file that differs on disk from what was chosen, as browsers refuse to read it. */
class ChangedFile extends File {
  override slice(): Blob {
    return Object.assign(new Blob(), {
      arrayBuffer: () => Promise.reject(new DOMException('changed', 'NotReadableError')),
    });
  }
}
const changed = new ChangedFile(['%PDF-1.7'], 'resume.pdf');

const line = (reached: readonly string[], isOnline = true): Line => ({
  isOnline: () => isOnline,
  responds: async (url) => reached.includes(url),
});
const both = ['/contact', '/api/x'];

describe('the cause of a lost request', () => {
  it.each<[string, Partial<LostRequest>, Line, string | null]>([
    ['a changed file', { files: [file, changed], end: 'error' }, line(both), 'changed'],
    ['a changed file, offline', { files: [changed], end: 'error' }, line([], false), 'changed'],
    ['a changed file, whatever a proxy says', { files: [changed], end: 502 }, line(both), 'changed'],
    ['an upload that takes too long', { files: [file], end: 'timeout' }, line(both), 'slow'],
    ['an upload that the server gives up', { files: [file], end: 408 }, line(both), 'slow'],
    [
      'an upload slower than the server allows, whose 408 got lost',
      { files: [file], end: 'error', sent: { bytes: 90_000, ms: arrivalMs('upload', 90_000) + 1 } },
      line(both),
      'slow',
    ],
    [
      'a quick upload whose connection is cut',
      { files: [file], end: 'error', sent: { bytes: 400_000, ms: 9000 } },
      line(both),
      null,
    ],
    [
      'a whole upload without an answer in time',
      { files: [file], end: 'timeout', sent: { bytes: 800_200, ms: 290_000 } },
      line(both),
      null,
    ],
    ['a file too large for a proxy', { files: [file], end: 413 }, line(both), 'large'],
    ['no file and no answer in time', { end: 'timeout' }, line(both), null],
    ['no file and 408', { end: 408 }, line(both), null],
    ['no file and 413', { end: 413 }, line(both), null],
    ['a browser without network', { files: [file], end: 'timeout' }, line([], false), 'offline'],
    ['a network without this site', { end: 'error' }, line([]), 'offline'],
    ['a network without this site, but with the form', { end: 'error' }, line(['/api/x']), 'offline'],
    ['a blocked address', { end: 'error' }, line(['/contact']), 'blocked'],
    ['a line that is back', { end: 'error' }, line(both), null],
    ['a failing server', { files: [file], end: 500 }, line([], false), null],
  ])('%s', async (_, lost, known, cause) => {
    expect(await findCause({ url: '/api/x', files: [], end: 'error', ...lost }, known)).toBe(cause);
  });
});
