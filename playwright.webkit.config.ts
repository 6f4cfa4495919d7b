import { defineConfig } from '@playwright/test';
import chromium from './playwright.config.ts';

/** The smoke set in WebKit, beside the Chromium it is compared with; for `npm run test:browsers`. */
export default defineConfig({
  ...chromium,
  outputDir: 'test-results/webkit',
  projects: [{ name: 'webkit', testDir: 'e2e/webkit' }],
});
