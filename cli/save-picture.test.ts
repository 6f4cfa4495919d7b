import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolderOf } from '#shared/test-support/folder-of.ts';
import { savePicture } from './save-picture.ts';

it.each([
  ['Armario de red.JPG', '/images/armario-de-red.jpg'],
  ['Büro & Küche.png', '/images/buro-kuche.png'],
  ['../../site.yaml.svg', '/images/site-yaml.svg'],
  ['サーバー.webp', '/images/picture.webp'],
])('saves %s as %s, and a second one beside it', (name, path) => {
  const folder = temporaryFolderOf();
  expect(savePicture(folder, name, Buffer.from('one'))).toBe(path);
  expect(savePicture(folder, name, Buffer.from('one'))).toBe(path);
  const second = savePicture(folder, name, Buffer.from('two'));
  expect(second).toBe(path.replace('.', '-2.'));
  expect([path, second].map((one) => readFileSync(join(folder, one), 'utf8'))).toEqual(['one', 'two']);
});

it.each(['site.yaml', 'program.sh', 'images', '.jpg/x'])('refuses %s', (name) => {
  const folder = temporaryFolderOf();
  expect(() => savePicture(folder, name, Buffer.from('one'))).toThrow(/not a picture/);
  expect(existsSync(join(folder, 'images'))).toBe(false);
});

it('refuses a picture that is too large', () => {
  expect(() => savePicture(temporaryFolderOf(), 'a.jpg', Buffer.alloc(20 * 2 ** 20 + 1))).toThrow(/20 MB/);
});
