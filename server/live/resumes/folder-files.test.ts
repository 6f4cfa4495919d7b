import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../store/store.ts';
import { openFolderFiles } from './folder-files.ts';
import { describeResumeFiles } from '../test-support/resume-files-suite.ts';

const folders: string[] = [];

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'resumes-'));
  folders.push(folder);
  return folder;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describeResumeFiles('folder', () => openFolderFiles({ folder: join(emptyFolder(), 'data', 'resumes') }));

describe('folder of resumes', () => {
  it('is readable for its owner only', async () => {
    const folder = join(emptyFolder(), 'resumes');
    const files = await openFolderFiles({ folder });
    await files.write('resume-1', Uint8Array.of(1));
    expect(statSync(folder).mode % 0o1000).toBe(0o700);
    expect(statSync(join(folder, 'resume-1')).mode % 0o1000).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['resume-1']);
  });

  it('lists and removes what a crash left half written, and nothing that is not its own', async () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'resume-1.part'), 'half');
    writeFileSync(join(folder, '.gitkeep'), '');
    const files = await openFolderFiles({ folder });
    const keys = [];
    for await (const key of files.keys()) keys.push(key);
    expect(keys).toEqual(['resume-1']);
    expect(await files.read('resume-1')).toBeNull();
    await files.remove('resume-1');
    expect(readdirSync(folder)).toEqual(['.gitkeep']);
  });

  it('is unavailable when its folder is gone, and well again when it is back', async () => {
    const folder = join(emptyFolder(), 'resumes');
    const files = await openFolderFiles({ folder });
    rmSync(folder, { recursive: true });
    await expect(files.write('resume-1', Uint8Array.of(1))).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(files.ping()).rejects.toBeInstanceOf(StoreUnavailable);
    await openFolderFiles({ folder });
    await files.write('resume-1', Uint8Array.of(1));
    expect(await files.read('resume-1')).toEqual(Uint8Array.of(1));
  });

  it('is unavailable where there can be no folder', async () => {
    const file = join(emptyFolder(), 'file');
    writeFileSync(file, '');
    await expect(openFolderFiles({ folder: join(file, 'resumes') })).rejects.toBeInstanceOf(StoreUnavailable);
  });
});
