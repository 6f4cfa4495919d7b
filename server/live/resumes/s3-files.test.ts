import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../store/store.ts';
import { fakeS3Account, startFakeS3Server, type FakeS3Server } from '../test-support/fake-s3-server.ts';
import { describeResumeFiles } from '../test-support/resume-files-suite.ts';
import { createS3Files, type S3Options } from './s3-files.ts';

let server: FakeS3Server;

beforeAll(async () => {
  server = await startFakeS3Server();
});
afterAll(() => server.close());
beforeEach(() => {
  server.objects.clear();
  server.failWith(null);
});

function filesWith(changes: Partial<S3Options> = {}) {
  return createS3Files({ ...fakeS3Account, endpoint: server.endpoint, ...changes });
}

async function listAll(files: ReturnType<typeof filesWith>): Promise<string[]> {
  const keys = [];
  for await (const key of files.keys()) keys.push(key);
  return keys;
}

describeResumeFiles('S3', () => Promise.resolve(filesWith()));

describe('resumes in S3', () => {
  it('keeps to its prefix', async () => {
    server.objects.set('other/resume-0', Buffer.from('x'));
    server.objects.set('resumes/not a key', Buffer.from('x'));
    await filesWith().write('resume-1', Uint8Array.of(1));
    expect([...server.objects.keys()]).toContain('resumes/resume-1');
    expect(await listAll(filesWith())).toEqual(['resume-1']);
  });

  it('stores what it was given, whatever becomes of that array meanwhile', async () => {
    const content = Uint8Array.of(1, 2, 3);
    const written = filesWith().write('resume-1', content);
    content.fill(9);
    await written;
    expect(server.objects.get('resumes/resume-1')).toEqual(Buffer.of(1, 2, 3));
  });

  it.each([
    ['another secret', { secretAccessKey: 'wrong' }],
    ['another account', { accessKeyId: 'AKIDOTHER' }],
    ['another region', { region: 'us-test-1' }],
    ['no such bucket', { bucket: 'other' }],
    ['nobody at the address', { endpoint: 'http://127.0.0.1:9' }],
  ])('is unavailable: %s', async (_, changes) => {
    const files = filesWith(changes);
    await expect(files.write('resume-1', Uint8Array.of(1))).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(files.read('resume-1')).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(files.remove('resume-1')).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(files.ping()).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(listAll(files)).rejects.toBeInstanceOf(StoreUnavailable);
    expect(server.objects.size).toBe(0);
  });

  it('is unavailable while the store is, says why, and works again afterwards', async () => {
    const files = filesWith();
    server.failWith({ status: 503, code: 'SlowDown' });
    await expect(files.write('resume-1', Uint8Array.of(1))).rejects.toThrow('did not write: 503 SlowDown');
    server.failWith(null);
    await expect(files.write('resume-1', Uint8Array.of(1))).resolves.toBeUndefined();
  });

  it('gives up on a store that does not answer', async () => {
    const files = filesWith({
      timeoutMs: 5,
      fetch: (request) =>
        new Promise((_, reject) => {
          const signal = request instanceof Request ? request.signal : undefined;
          const giveUp = () => reject(new Error('aborted'));
          // Signing can take longer than the timeout of 5 ms.
          if (signal?.aborted) giveUp();
          signal?.addEventListener('abort', giveUp);
        }),
    });
    await expect(files.read('resume-1')).rejects.toBeInstanceOf(StoreUnavailable);
  });
});
