import { defineConfig } from '@playwright/test';
import type { VisitOptions } from './e2e/visit.ts';
import chromium from './playwright.config.ts';
import { findFirefox } from './test-support/other-browsers.ts';

/** The journeys in Firefox, for `npm run test:browsers`. What it cannot do there is in e2e/firefox/not-possible.ts. */
export default defineConfig<VisitOptions>({
  ...chromium,
  outputDir: 'test-results/firefox',
  // Its processes are heavier than those of Chromium.
  workers: 2,
  use: {
    ...chromium.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    // As before Firefox 147. The preference dom.navigation.webidl.enabled leaves the interface there in 153.
    hasNavigationApi: process.env.FIREFOX_NAVIGATION_API !== 'off',
    launchOptions: {
      executablePath: await findFirefox(),
      // For e2e/firefox/media.ts, which sets preferences from inside.
      args: ['--remote-allow-system-access'],
      firefoxUserPrefs: {
        // Nothing of the browser's own may reach the network.
        'services.settings.server': 'data:,',
        'app.normandy.enabled': false,
        'network.captive-portal-service.enabled': false,
        'network.connectivity-service.enabled': false,
        // Playwright waits for a load, also after Back.
        'fission.bfcacheInParent': false,
        'browser.sessionhistory.max_total_viewers': 0,
        // What a driver types is no gesture of a visitor to Firefox, and without one no page may ask.
        'dom.require_user_interaction_for_beforeunload': false,
        // As in the other browsers of the tests, no scroll bar takes room.
        'ui.useOverlayScrollbars': 1,
      },
    },
  },
  projects: [{ name: 'journeys', testDir: 'e2e/journeys' }],
});
