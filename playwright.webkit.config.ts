import { defineConfig } from '@playwright/test';
import chromium from './playwright.config.ts';

/** The smoke set in WebKit, beside the Chromium it is compared with; for `npm run test:browsers`. */
export default defineConfig({
  ...chromium,
  outputDir: 'test-results/webkit',
  // Two browsers stand beside each other in each.
  workers: 2,
  projects: [{ name: 'webkit', testDir: 'e2e/webkit' }],
});
