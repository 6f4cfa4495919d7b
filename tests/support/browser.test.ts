import { afterEach, describe, expect, it, vi } from 'vitest';
import { findBrowser, needlessArguments } from './browser.ts';

afterEach(() => vi.unstubAllEnvs());

describe('the browser for the tests', () => {
  it('is never silently another one when CHROME_PATH leads nowhere', async () => {
    vi.stubEnv('CHROME_PATH', '/nowhere/chromium');
    await expect(findBrowser()).rejects.toThrow('CHROME_PATH is /nowhere/chromium');
  });
});

describe('the shared memory of the browser', () => {
  it('stands in files of the disk where the system has no folder for it', () => {
    expect(needlessArguments('/nowhere/shm')).toEqual([]);
  });
});
