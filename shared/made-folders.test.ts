import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The folders as a process with this SITE has them. */
function foldersOf(site: string): unknown {
  const say = `console.log(JSON.stringify((await import('./shared/made-folders.ts')).madeFolders))`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', say], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, SITE: site },
    encoding: 'utf8',
  });
  return JSON.parse(output);
}

describe('where what is made for a site lies', () => {
  it('is in the known folders for the site that is built without a word', () => {
    const folders = foldersOf('');
    expect(folders).toEqual({
      artwork: 'artwork/out',
      documents: 'build/documents/out',
      cache: '.cache',
      dist: 'dist',
      liveDist: 'dist-live',
    });
  });

  it('is in a folder of its own for any other', () => {
    expect(foldersOf('content/schema/test-support/')).toEqual({
      artwork: 'built/content.schema.test-support/artwork',
      documents: 'built/content.schema.test-support/documents',
      cache: 'built/content.schema.test-support/cache',
      dist: 'built/content.schema.test-support/dist',
      liveDist: 'built/content.schema.test-support/dist-live',
    });
  });
});
