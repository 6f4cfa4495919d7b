import { afterEach, describe, expect, it, vi } from 'vitest';
import { findBrowser } from './browser.ts';

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
