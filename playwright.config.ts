import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import type { VisitOptions } from './tests/support/visit.ts';
import { browserArguments, findBrowser, needlessArguments } from './tests/support/browser.ts';
import { installedFirefox } from './tests/support/other-browsers.ts';

type Project = NonNullable<PlaywrightTestConfig<VisitOptions>['projects']>[number];

/**
 * For tests that are not about motion, because painting each frame takes 12 % of the CPU time of the journeys. Tests of
 * motion ask for it (`withMotion` in tests/support/visit.ts); measurements of a page that loads always have it.
 */
const calm = { reducedMotion: 'reduce' } as const;

/** Variants of a test in `npm test`: another language, width, page or text (`variant` in tests/support/visit.ts). */
const onlyInFull = /@full/;

/** The parts of all pages, by eye and by key. */
const inQuick = '{gallery,focus-walk}.spec.ts';

/** `npm test`: what every page consists of, and journeys that press something. */
const quick: Project[] = [
  {
    name: 'quick-accessibility',
    testDir: 'tests/accessibility',
    testMatch: inQuick,
    grepInvert: onlyInFull,
    use: calm,
  },
  { name: 'quick-journeys', testDir: 'tests/journeys', grepInvert: onlyInFull, use: calm },
  // Live mode: one server with its own records per worker, over dist-live.
  { name: 'quick-live', testDir: 'tests/live', grepInvert: onlyInFull, use: calm },
];

/** `npm run test:full`: the rest, on the sample. */
const full: Project[] = [
  { name: 'full-pages', testDir: 'tests/pages' },
  { name: 'full-variants', testDir: 'tests/journeys', grep: onlyInFull, use: calm },
  { name: 'full-live', testDir: 'tests/live', grep: onlyInFull, use: calm },
  { name: 'full-journeys', testDir: 'tests/full', use: calm },
  {
    name: 'full-walk',
    testDir: 'tests/accessibility',
    testMatch: inQuick,
    grep: onlyInFull,
    use: calm,
  },
  {
    name: 'full-accessibility',
    testDir: 'tests/accessibility',
    testIgnore: `**/${inQuick}`,
    use: calm,
  },
  { name: 'full-steadiness', testDir: 'tests/steadiness' },
  // From `npm run edit` to a published article: one worker, because several builds use one folder.
  {
    name: 'full-editor',
    testDir: 'tests/edit',
    workers: 1,
    timeout: 600_000,
    expect: { timeout: 60_000 },
    // A step that hangs fails with its own name, before the whole test times out.
    use: { actionTimeout: 60_000, navigationTimeout: 60_000 },
  },
];

/** What a site can make different: its words, pages, menus, languages and pictures. */
const otherSites: Project[] = [
  {
    name: 'other-site',
    testDir: 'tests',
    testMatch: [
      'pages/{every-page,weight,whole-words}.spec.ts',
      'journeys/{home,cookie-banner,header,footer,language,services,careers,company,article,resources}.spec.ts',
    ],
    use: calm,
  },
  {
    name: 'generated',
    testDir: 'tests',
    testMatch: ['generated/*.spec.ts', 'pages/{right-to-left,whole-words}.spec.ts'],
    use: calm,
  },
  { name: 'spanish', testDir: 'tests/generated', testMatch: 'looks.spec.ts', use: calm },
];

/** What the site in tests/shown/site shows, compared with reviewed files. */
const shown: Project = {
  name: 'shown',
  testDir: 'tests/shown',
  snapshotPathTemplate: 'tests/shown/{arg}{ext}',
  use: calm,
};

/** `npm run look` (tests/look/look.ts); it belongs to no command of tests. */
const pictures: Project = { name: 'look', testDir: 'tests/look', use: calm };

const firefox = installedFirefox();
const inFirefox: Pick<Project, 'expect' | 'use'> = {
  // On a busy machine, a tab in the background was empty for more than 10 s.
  expect: { timeout: 30_000 },
  use: {
    ...calm,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      ...(firefox && { executablePath: firefox }),
      // For tests/firefox/media.ts, which sets preferences.
      args: ['--remote-allow-system-access'],
      firefoxUserPrefs: {
        // The browser itself must not use the network.
        'services.settings.server': 'data:,',
        'app.normandy.enabled': false,
        'network.captive-portal-service.enabled': false,
        'network.connectivity-service.enabled': false,
        // Playwright waits for a load event, also after Back.
        'fission.bfcacheInParent': false,
        'browser.sessionhistory.max_total_viewers': 0,
        // Firefox does not treat a driver's input as user interaction.
        'dom.require_user_interaction_for_beforeunload': false,
        // No scroll bar takes space, as in the other browsers.
        'ui.useOverlayScrollbars': 1,
      },
    },
  },
};
/** The journeys in Firefox, where it is installed, but for those that it cannot run (tests/support/visit.ts). */
const otherBrowsers: Project[] = firefox
  ? [
      { name: 'firefox', testDir: 'tests/journeys', grepInvert: onlyInFull, ...inFirefox },
      // Firefox breaks words at other places.
      { name: 'firefox-words', testDir: 'tests/pages', testMatch: 'whole-words.spec.ts', ...inFirefox },
    ]
  : [];

/**
 * Which browser test is in which command: `npm test` runs the projects whose name begins with `quick-`, `npm run
 * test:full` all others but `look` (tests/checks/test-parts.ts). They visit the site that is built.
 */
export default defineConfig<VisitOptions>({
  outputDir: 'test-results',
  snapshotPathTemplate: '.cache/look/{arg}{ext}',
  globalSetup: './tests/support/browser-tests-setup.ts',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // One more than the two cores: tests often wait for frames and timers.
  workers: 3,
  // Retries hide wrong tests.
  retries: 0,
  // Long enough for a machine with other work.
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
  projects: [...quick, ...full, ...otherSites, shown, pictures, ...otherBrowsers],
});
