import { defineConfig } from '@playwright/test';
import type { VisitOptions } from './e2e/visit.ts';
import { browserArguments, findBrowser, needlessArguments } from './test-support/browser.ts';

const isGenerated = process.env.SITE?.startsWith('built/generated/') === true;

/** As e2e/matrix.ts, which belongs to a higher layer. */
const isFullMatrix = process.env.MATRIX === 'full';

/**
 * For tests that are not about motion: each frame of a movement is painted, 12 % of the CPU time of the journeys. Tests
 * of what moves ask for it (`withMotion` in e2e/visit.ts); what is measured while a page arrives, always has it.
 */
const calm = { reducedMotion: 'reduce' } as const;

/**
 * What would break first where the stand-in for the Navigation API does not do its work; the full matrix has all
 * of those journeys.
 */
const firstWithoutNavigation =
  /(application-draft|leave-\w+|page-change|tabs-in-step)[.]spec|\(R093|chosen service|chosen by hand|forgets with a reload|a toast, and after two seconds|\(R(043, )?R?232\)|to a tab is a page change/;

/**
 * The tests that need the built site: every page (`built-site`), what visitors do (`journeys`), assistive
 * technology and zoom (`accessibility`), slow connections (`steadiness`), whether the editor opens (`editor`).
 */
export default defineConfig<VisitOptions>({
  testDir: 'e2e',
  // Unit tests of the rules are run by vitest.
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './test-support/browser-tests-setup.ts',
  fullyParallel: true,
  // One more than the two cores: tests often wait for frames and timers.
  workers: 3,
  // A test that needs a retry is wrong.
  retries: 0,
  // Long enough for a busy machine.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  use: {
    baseURL: process.env.SITE_ORIGIN ?? '',
    launchOptions: {
      executablePath: await findBrowser(),
      // Otherwise the first page starts a second process, after the browser's empty page, and what paints is a third
      // one: 10 % and 20 % more CPU time.
      args: [...browserArguments, '--disable-site-isolation-trials', '--in-process-gpu'],
      ignoreDefaultArgs: needlessArguments(),
    },
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'built-site', testDir: 'e2e/built-site' },
    // Sites at the ends of the schemas; any other one has its own tests.
    ...(isGenerated ? [{ name: 'generated', testDir: 'e2e/generated' }] : []),
    { name: 'journeys', testDir: 'e2e/journeys', use: calm },
    // Journeys that depend on page changes, also without the Navigation API (src/app/stand-in-navigation.ts).
    {
      name: 'without-navigation-api',
      testDir: 'e2e/journeys',
      testMatch:
        '{after-deploy,application-draft,apply,blog,choose-service,language,leave-*,page-change,prepared-page,resources,robustness,tabs-in-step}.spec.ts',
      ...(isFullMatrix ? {} : { grep: firstWithoutNavigation }),
      use: { ...calm, hasNavigationApi: false },
    },
    { name: 'accessibility', testDir: 'e2e/accessibility', use: calm },
    { name: 'steadiness', testDir: 'e2e/steadiness' },
    // The rest of these journeys is `npm run test:edit`.
    { name: 'editor', testDir: 'e2e/edit', testMatch: 'opens.spec.ts' },
    // Live mode: one server with its own records per worker, over dist-live.
    { name: 'live', testDir: 'e2e/live', use: calm },
  ],
});
