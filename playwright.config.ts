import { defineConfig } from '@playwright/test';
import type { VisitOptions } from './e2e/visit.ts';
import { browserArguments, findBrowser } from './test-support/browser.ts';

/**
 * The checks that need the built site: of every page (`built-site`), of what a visitor does (`journeys`), of what readers with
 * other eyes, hands and tools do (`accessibility`), and of what a bad line does to a page (`steadiness`).
 */
export default defineConfig<VisitOptions>({
  testDir: 'e2e',
  // The unit tests of the rules are named .test.ts and belong to vitest.
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './test-support/browser-tests-setup.ts',
  fullyParallel: true,
  // One more than the two cores it is made for: a test waits for frames and timers a good part of its time (64 s became 58).
  workers: 3,
  // A test that needs a second try is a wrong test.
  retries: 0,
  // Generous, for machines that do something else at the same time; what is fast stays fast.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  use: {
    baseURL: process.env.SITE_ORIGIN ?? '',
    launchOptions: {
      executablePath: await findBrowser(),
      // Otherwise the empty page a window begins with and the first page are two processes: a tenth more processor time.
      args: [...browserArguments, '--disable-site-isolation-trials'],
    },
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'built-site', testDir: 'e2e/built-site' },
    { name: 'journeys', testDir: 'e2e/journeys' },
    // What changes the page or depends on how it was changed, as in a browser where src/app/stand-in-navigation.ts does that.
    {
      name: 'without-navigation-api',
      testDir: 'e2e/journeys',
      testMatch:
        '{after-deploy,application-draft,apply,blog,choose-service,language,leave-*,page-change,prepared-page,resources,robustness,tabs-in-step}.spec.ts',
      use: { hasNavigationApi: false },
    },
    { name: 'accessibility', testDir: 'e2e/accessibility' },
    { name: 'steadiness', testDir: 'e2e/steadiness' },
    // Live mode: a server with records of its own for each worker, over dist-live.
    { name: 'live', testDir: 'e2e/live' },
  ],
});
