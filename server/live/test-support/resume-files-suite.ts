import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ResumeFiles } from '../resumes/resume-files.ts';

async function keysOf(files: ResumeFiles): Promise<string[]> {
  const keys = [];
  for await (const key of files.keys()) keys.push(key);
  return keys.toSorted();
}

/**
 * Contract tests for every storage of resumes.
 * @param name of the storage in the report
 * @param create makes an empty storage
 */
export function describeResumeFiles(name: string, create: () => Promise<ResumeFiles>): void {
  describe(`resume files: ${name}`, () => {
    it.each([0, 1, 5 * 1024 * 1024])('gives back what was written, %i bytes', async (length) => {
      const files = await create();
      const content = new Uint8Array(randomBytes(length));
      const key = randomUUID();
      await files.write(key, content);
      const read = await files.read(key);
      expect(read).toBeInstanceOf(Uint8Array);
      expect(Buffer.compare(read ?? Buffer.from('nothing'), content)).toBe(0);
    });

    it('has nothing under a key nobody wrote, or that was removed', async () => {
      const files = await create();
      const key = randomUUID();
      expect(await files.read(key)).toBeNull();
      await files.write(key, Uint8Array.of(1));
      await files.remove(key);
      expect(await files.read(key)).toBeNull();
      await expect(files.remove(key)).resolves.toBeUndefined();
    });

    it('lists all keys', async () => {
      const files = await create();
      expect(await keysOf(files)).toEqual([]);
      const keys = Array.from({ length: 8 }, () => randomUUID());
      await Promise.all(keys.map((key) => files.write(key, Uint8Array.of(1, 2))));
      expect(await keysOf(files)).toEqual(keys.toSorted());
    });

    it('remembers the site it belongs to, apart from the keys', async () => {
      const files = await create();
      expect(await files.owner()).toBeNull();
      await files.setOwner('site-1');
      await files.setOwner('site-2');
      expect(await files.owner()).toBe('site-2');
      expect(await keysOf(files)).toEqual([]);
    });

    it('is well', async () => {
      const files = await create();
      await expect(files.ping()).resolves.toBeUndefined();
      expect(await keysOf(files)).toEqual([]);
    });

    it.each([
      '',
      '.',
      '..',
      '../secret',
      'a/../../secret',
      '/etc/passwd',
      'abcdefgh\0',
      'abcdefgh.part',
      '-abcdefgh',
      'x'.repeat(65),
    ])('refuses a key that could lead elsewhere: %j', async (key) => {
      const files = await create();
      await expect(files.write(key, Uint8Array.of(1))).rejects.toBeInstanceOf(RangeError);
      await expect(files.read(key)).rejects.toBeInstanceOf(RangeError);
      await expect(files.remove(key)).rejects.toBeInstanceOf(RangeError);
    });
  });
}
