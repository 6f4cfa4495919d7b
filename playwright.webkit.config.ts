import { defineConfig } from '@playwright/test';
import chromium from './playwright.config.ts';

/** A small set of tests in WebKit, compared with Chromium; for `npm run test:browsers`. */
export default defineConfig({
  ...chromium,
  outputDir: 'test-results/webkit',
  // Each test runs two browsers.
  workers: 2,
  projects: [{ name: 'webkit', testDir: 'e2e/webkit' }],
});
