import { defineConfig } from '@playwright/test';
import type { VisitOptions } from './e2e/visit.ts';
import chromium from './playwright.config.ts';
import { findFirefox } from './test-support/other-browsers.ts';

/** The journeys in Firefox, for `npm run test:browsers`; exceptions are in e2e/firefox/not-possible.ts. */
export default defineConfig<VisitOptions>({
  ...chromium,
  outputDir: 'test-results/firefox',
  // Firefox needs more memory and CPU than Chromium.
  workers: 2,
  // On a busy machine, a tab in the background was empty for more than 10 s.
  expect: { timeout: 30_000 },
  use: {
    ...chromium.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    // 'off' tests Firefox before 147: in 153 the preference dom.navigation.webidl.enabled does not remove it.
    hasNavigationApi: process.env.FIREFOX_NAVIGATION_API !== 'off',
    launchOptions: {
      executablePath: await findFirefox(),
      // For e2e/firefox/media.ts, which sets preferences.
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
  projects: [{ name: 'journeys', testDir: 'e2e/journeys' }],
});
