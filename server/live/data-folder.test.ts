import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolderOf } from '#shared/test-support/folder-of.ts';
import { createDataFolder } from './data-folder.ts';

it('creates the folder with its parents for one user only, and can be repeated', () => {
  const folder = join(temporaryFolderOf(), 'a', 'b');
  createDataFolder(folder);
  createDataFolder(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

it.each(['file', 'file/x'])('says that it cannot create %s, where a file is in the way', (path) => {
  expect(() => createDataFolder(join(temporaryFolderOf({ file: '' }), path))).toThrow(
    /^DATA_FOLDER needs the folder .*: E[A-Z]+$/,
  );
});

it.runIf(process.platform === 'linux').each(['/proc/x', '/proc/x/y'])(
  'ends with an error at %s',
  (folder) => {
    expect(() => createDataFolder(folder)).toThrow(/^DATA_FOLDER needs the folder .*: E[A-Z]+$/);
  },
);
