import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { folderOf } from '../shared/test-support/folder-of.ts';
import { keptFiles } from './kept-files.ts';

let folder = '';
beforeEach(() => void (folder = folderOf()));

const at = (name: string) => join(folder, 'site', name);
const bytes = (text: string) => vi.fn<() => Promise<Buffer>>(() => Promise.resolve(Buffer.from(text)));

it('makes what changed, takes the rest from the latest build, and forgets what no page has any more', async () => {
  const first = await keptFiles(join(folder, 'kept'));
  const makeHome = bytes('home');
  expect(await first.put(['home'], at('en/home.br'), makeHome)).toBe(true);
  expect(await first.put(['about'], at('about.br'), bytes('about'))).toBe(true);
  await first.removeUnused();

  const second = await keptFiles(join(folder, 'kept'));
  expect(await second.put(['home'], at('home.br'), makeHome)).toBe(false);
  expect(await second.put(['about', 'changed'], at('about.br'), bytes('about, changed'))).toBe(true);
  await second.removeUnused();
  expect(makeHome).toHaveBeenCalledOnce();
  expect(await readFile(at('home.br'), 'utf8')).toBe('home');
  expect(await readFile(at('about.br'), 'utf8')).toBe('about, changed');
  expect(await readdir(join(folder, 'kept'))).toHaveLength(2);
});

it('does not take half a file of a build that was killed for the whole one', async () => {
  const kept = await keptFiles(join(folder, 'killed'));
  const failing = () => Promise.reject(new Error('killed'));
  await expect(kept.put(['page'], at('page'), failing)).rejects.toThrow('killed');
  await writeFile(join(folder, 'killed', 'half-begun'), 'hal');
  const next = await keptFiles(join(folder, 'killed'));
  expect(await next.put(['page'], at('page'), bytes('whole'))).toBe(true);
  await next.removeUnused();
  expect(await readdir(join(folder, 'killed'))).toHaveLength(1);
});
