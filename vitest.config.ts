import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { siteFolder } from './config/site-folder.ts';
import { artworkModules } from './build/artwork-modules.ts';

/** Unit tests are beside the code, those of the site in its folder; the browser tests of `e2e` belong to Playwright. */
export default defineConfig({
  resolve: { alias: [artworkModules] },
  test: {
    include: [
      '{artwork,build,checks,config,content,documents,e2e,editor,gallery,i18n,operations,schema,server,shared,src,test-support}/**/*.test.{ts,tsx}',
      `${siteFolder}/**/*.test.{ts,tsx}`,
    ],
    environment: 'node',
    // Starting a worker per file took longer than the tests. Mocks end with their test.
    isolate: false,
    // By default one core stays free; and some tests wait for a disk or a socket.
    maxWorkers: availableParallelism() + 1,
    restoreMocks: true,
    unstubGlobals: true,
    // Tests must not sleep: timers are injected or faked. Long enough for a busy machine.
    testTimeout: 90_000,
    expect: { requireAssertions: true, poll: { timeout: 30_000 } },
  },
});
