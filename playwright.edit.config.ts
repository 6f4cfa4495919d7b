import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from './test-support/browser.ts';

/** `npm run test:edit`: from `npm run edit` to a published article, in Chromium, and a scheduled one; four builds. */
export default defineConfig({
  testDir: 'e2e/edit',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  workers: 1,
  retries: 0,
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  use: {
    // A step that cannot be done says which one it is.
    actionTimeout: 60_000,
    launchOptions: { executablePath: await findBrowser(), args: [...browserArguments] },
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
  },
});
