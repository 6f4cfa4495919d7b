import { statfsSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findBrowser, needlessArguments } from './browser.ts';

afterEach(() => vi.unstubAllEnvs());

describe('the browser for the tests', () => {
  it('is the one CHROME_PATH names', async () => {
    vi.stubEnv('CHROME_PATH', process.execPath);
    await expect(findBrowser()).resolves.toBe(process.execPath);
  });

  it('is never silently another one when CHROME_PATH leads nowhere', async () => {
    vi.stubEnv('CHROME_PATH', '/nowhere/chromium');
    await expect(findBrowser()).rejects.toThrow('CHROME_PATH is /nowhere/chromium');
  });
});

describe('the shared memory of the browser', () => {
  it('stands in files of the disk where the system has no folder for it', () => {
    expect(needlessArguments('/nowhere/shm')).toEqual([]);
  });

  it('is that of the system where it has room', () => {
    const { bavail, bsize } = statfsSync('.');
    expect(needlessArguments('.')).toHaveLength(bavail * bsize < 1024 ** 3 ? 0 : 1);
  });
});
